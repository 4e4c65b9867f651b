import { hex } from '../colour.ts';
import { fbm, noise } from '../noise.ts';
import type { Surface } from './surface.ts';

/** Smoothed plaster or cement: cloudy tones, trowel strokes, a few fine pits. */
export function plaster(colour = '#cbb9a3'): Surface {
  const [red, green, blue] = hex(colour);
  return (x, y, out) => {
    const cloud = fbm(x / 210, y / 190, 4);
    const turnedX = x * 0.82 + y * 0.57;
    const turnedY = y * 0.82 - x * 0.57;
    const stroke = fbm(turnedX / 150 + cloud * 2, turnedY / 26, 3);
    const dust = noise(x / 1.9, y / 1.9);
    const pit = noise(x / 3.4 + 80, y / 3.4) > 0.955 ? 1 : 0;
    const bright = 0.82 + 0.34 * (cloud - 0.5) + 0.2 * (stroke - 0.5) + 0.05 * dust - 0.14 * pit;
    out.red = red * bright;
    out.green = green * bright;
    out.blue = blue * bright;
    out.height = stroke * 2.6 + dust * 0.2 - pit * 1.2;
    out.gloss = 0.12;
    out.relief = 0.4;
  };
}
