import { type Colour, dim, hex, mix } from '../colour.ts';
import { fbm, latticeValue, noise } from '../noise.ts';
import type { Surface } from './surface.ts';

/** Returns how far inside a tile a point is, in units (below 0 in the joint), and which tile. */
function tileAt(x: number, y: number, size: number, joint: number) {
  const column = Math.floor(x / size);
  const row = Math.floor(y / size);
  const inX = x - column * size;
  const inY = y - row * size;
  const edge = Math.min(inX, size - inX, inY, size - inY) - joint / 2;
  return { edge, number: column * 7 + row * 131, u: inX / size - 0.5, v: inY / size - 0.5 };
}

/** Square terracotta tiles: matt, warm, each a little different, with pale joints. */
export function terracottaTiles(colour = '#b0694a', size = 210): Surface {
  const clay = hex(colour);
  const joint = hex('#b8aa98');
  return (x, y, out) => {
    const wobble = (noise(x / 23, y / 23) - 0.5) * 2.4;
    const { edge: raw, number } = tileAt(x, y, size, 8);
    const edge = raw + wobble;
    const cloud = fbm(x / 70 + number, y / 70, 4);
    const dust = noise(x / 1.8, y / 1.8);
    const inJoint = edge < 0;
    const own = 0.82 + 0.34 * latticeValue(number);
    const bright = inJoint
      ? 0.55 + 0.25 * dust
      : own * (0.68 + 0.5 * cloud + 0.14 * (dust - 0.5)) * (edge < 4 ? 0.9 : 1);
    const base = inJoint ? joint : clay;
    out.red = base[0] * bright;
    out.green = base[1] * bright * (1 - 0.06 * latticeValue(number + 9));
    out.blue = base[2] * bright;
    out.height = inJoint ? -2.4 + dust * 0.6 : Math.min(0, -1.6 + edge * 0.4) + cloud + dust * 0.25;
    out.gloss = inJoint ? 0 : 0.2;
    out.relief = 0.5;
  };
}

/** Hand-cut glazed tiles, each with a different tilt and a different amount of glaze. */
export function zellige(colour = '#7fa39b', size = 118): Surface {
  const glaze = hex(colour);
  const bisque = hex('#c7a98a');
  const joint = hex('#d0c6b6');
  return (x, y, out) => {
    const { edge: raw, number, u, v } = tileAt(x, y, size, 3.4);
    const edge = raw + (noise(x / 9, y / 9) - 0.5) * 2.2;
    const inJoint = edge < 0;
    const pool = fbm(x / 46 + number * 3, y / 46, 3);
    const own = 0.72 + 0.5 * latticeValue(number);
    const chip = edge < 3.4 && noise(x / 5 + 7, y / 5) > 0.72;
    let base: Colour = dim(glaze, own * (0.74 + 0.5 * pool));
    if (chip) base = bisque;
    else if (edge < 3) base = mix(base, bisque, 0.25 * (1 - edge / 3));
    if (inJoint) base = dim(joint, 0.7);
    out.red = base[0];
    out.green = base[1];
    out.blue = base[2];
    const leanX = (latticeValue(number + 31) - 0.5) * 5;
    const leanY = (latticeValue(number + 67) - 0.5) * 5;
    out.height = inJoint
      ? -2
      : u * leanX + v * leanY + Math.min(0, (edge - 4) * 0.4) + 2.6 * (pool - 0.5);
    out.gloss = inJoint || chip ? 0.02 : 0.72;
    out.relief = inJoint ? 0.4 : 0.02;
  };
}
