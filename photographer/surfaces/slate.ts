import { hex } from '../colour.ts';
import { fbm, noise } from '../noise.ts';
import type { Surface } from './surface.ts';

/** Split stone: low steps where its layers broke, and a fine grain. */
export function slate(tone: string): Surface {
  const [red, green, blue] = hex(tone);
  return (x, y, out) => {
    const broad = fbm(x / 190, y / 150, 4);
    const layers = broad * 9;
    const step = layers - Math.floor(layers);
    const edge = step < 0.12 ? step / 0.12 : 1;
    const fine = fbm(x / 8, y / 8, 3);
    const dust = noise(x / 2.1, y / 2.1);
    const bright = 0.66 + 0.42 * broad + 0.3 * (fine - 0.5) + 0.14 * (dust - 0.5) - 0.06 * edge;
    out.red = red * bright;
    out.green = green * bright * 1.005;
    out.blue = blue * bright * 1.01;
    out.height = (Math.floor(layers) + edge) * 0.9 + fine * 1.6 + dust * 0.35;
    out.gloss = 0.16;
    out.relief = 0.55;
  };
}
