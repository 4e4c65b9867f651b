import { hex, mix } from '../colour.ts';
import { fbm, latticeValue, noise } from '../noise.ts';
import type { Surface } from './surface.ts';

/** Planks from left to right. @param plank their width in units */
export function wood(light: string, dark: string, plank = 170): Surface {
  const pale = hex(light);
  const deep = hex(dark);
  return (x, y, out) => {
    const board = Math.floor((y + 20) / plank);
    const within = (y + 20) / plank - board;
    const shift = board * 371.7;
    const warp = fbm(x / 260 + shift, y / 60 + shift, 3) * 5;
    const growth = fbm(x / 420 + shift, y / 7 + warp * 6 + shift, 3);
    const ring = Math.sin(y / 11 + warp * 3.2 + shift) * 0.5 + 0.5;
    const fine = noise(x / 30 + shift, y / 1.1);
    const part = 0.15 + 0.95 * (0.8 * (0.55 * growth + 0.35 * ring) + 0.2 * fine);
    const colour = mix(deep, pale, part);
    const gap = within < 0.014 || within > 0.988;
    const bright = (0.82 + 0.3 * latticeValue(board * 37)) * (gap ? 0.25 : 1);
    out.red = colour[0] * bright;
    out.green = colour[1] * bright;
    out.blue = colour[2] * bright;
    out.height = gap ? -4 : growth * 1.2 + fine * 0.5;
    out.gloss = 0.1;
    out.relief = 0.3;
  };
}
