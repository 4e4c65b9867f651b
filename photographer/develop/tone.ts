import { clamp } from '../colour.ts';

/** Exponent of the tone curve's shoulder: how late and how sharply it bends. */
const shoulder = 2.3;

/**
 * The tone curve of a film: linear, so that colours are kept, up to a long shoulder that prevents clipped whites,
 * with a little contrast in the mid-tones.
 * @returns 0 to 1, as shown on a screen
 */
function film(light: number): number {
  const held = light / (1 + light ** shoulder) ** (1 / shoulder);
  const shown = held ** (1 / 2.2);
  return clamp(shown - 0.018 * Math.sin((shown - 0.04) * 2 * Math.PI));
}

const steps = 4096;
const brightest = 8;

/** Builds a lookup table from light to bytes, so that the curve is computed 4,096 times and not six million times. */
function createCurve(exposure: number): Uint8Array {
  return Uint8Array.from({ length: steps }, (_, index) => {
    const light = (index / steps) ** 2 * brightest;
    return Math.round(255 * film(light * exposure));
  });
}

/** Returns the brightness at the 94th percentile: what is brighter is taken for highlights. */
function meter(light: Float32Array): number {
  const bins = new Uint32Array(256);
  let count = 0;
  for (let at = 0; at < light.length; at += 33) {
    const bright =
      0.3 * (light[at] as number) +
      0.59 * (light[at + 1] as number) +
      0.11 * (light[at + 2] as number);
    const bin = (Math.sqrt(bright > 0 ? bright / brightest : 0) * 255) | 0;
    bins[bin > 255 ? 255 : bin] = (bins[bin > 255 ? 255 : bin] as number) + 1;
    count++;
  }
  let left = count * 0.06;
  let bin = 255;
  while (bin > 0 && left > (bins[bin] as number)) left -= bins[bin--] as number;
  return (bin / 255) ** 2 * brightest;
}

/** The light of a white plate under the window, and the exposure that shows it white but not blown. */
const whiteLight = 1.9;
const whiteExposure = 0.62;
/** Saturation factor: film is slightly less saturated than the computed colours. */
const chroma = 0.98;

/** Converts light to bytes, darker towards the corners. @param wish above 1 is brighter than the metered exposure */
export function expose(
  width: number,
  height: number,
  light: Float32Array,
  wish: number,
): Uint8Array {
  // The window is the same for every dish, so a dark table may stay dark: the meter adjusts the exposure only slightly.
  const nudge = clamp((whiteLight / Math.max(0.2, meter(light))) ** 0.22, 0.88, 1.16);
  const metered = whiteExposure * nudge;
  const curve = createCurve(wish * metered);
  const data = new Uint8Array(width * height * 3);
  const top = steps - 1;
  for (let row = 0, at = 0; row < height; row++) {
    const dy = (row - height * 0.47) / width;
    for (let column = 0; column < width; column++, at += 3) {
      const dx = (column - width * 0.48) / width;
      const vignette = (1 - 0.6 * (dx * dx + dy * dy)) / brightest;
      const red = light[at] as number;
      const green = light[at + 1] as number;
      const blue = light[at + 2] as number;
      const grey = (0.3 * red + 0.59 * green + 0.11 * blue) * (1 - chroma);
      const r = Math.sqrt((grey + red * chroma) * vignette) * steps;
      const g = Math.sqrt((grey + green * chroma) * vignette) * steps;
      const b = Math.sqrt((grey + blue * chroma) * vignette) * steps;
      data[at] = curve[r > top ? top : r | 0] as number;
      data[at + 1] = curve[g > top ? top : g | 0] as number;
      data[at + 2] = curve[b > top ? top : b | 0] as number;
    }
  }
  return data;
}
