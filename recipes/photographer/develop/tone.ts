import { clamp } from '../colour.ts';

/** A film's answer to light: a soft toe, and a long shoulder that keeps whites from tearing. */
function film(light: number): number {
  return clamp((light * (2.51 * light + 0.03)) / (light * (2.43 * light + 0.59) + 0.14));
}

const steps = 4096;
const brightest = 8;

/** The byte for each amount of light, so that the curve is worked out 4,096 times and not six million. */
function createCurve(exposure: number): Uint8Array {
  return Uint8Array.from({ length: steps }, (_, index) => {
    const light = (index / steps) ** 2 * brightest;
    const value = film(light * exposure * 0.6) ** (1 / 2.2);
    return Math.round(255 * clamp(value - 0.02 * Math.sin((value - 0.5) * 2 * Math.PI)));
  });
}

/** From light to bytes, darker towards the corners. */
export function expose(
  width: number,
  height: number,
  light: Float32Array,
  exposure: number,
): Uint8Array {
  const curve = createCurve(exposure);
  const data = new Uint8Array(width * height * 3);
  for (let row = 0, at = 0; row < height; row++) {
    const dy = (row - height * 0.47) / width;
    for (let column = 0; column < width; column++) {
      const dx = (column - width * 0.48) / width;
      const vignette = 1 - 0.55 * (dx * dx + dy * dy);
      for (let channel = 0; channel < 3; channel++, at++) {
        const value = (light[at] as number) * vignette;
        const index = Math.sqrt(value > 0 ? value / brightest : 0) * steps;
        data[at] = curve[index >= steps ? steps - 1 : index | 0] as number;
      }
    }
  }
  return data;
}
