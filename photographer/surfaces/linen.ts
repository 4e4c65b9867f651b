import { hex } from '../colour.ts';
import { fbm, noise } from '../noise.ts';
import type { Surface } from './surface.ts';

/** Units between two threads. */
const thread = 2.7;
/** Points of the precomputed weave in each direction, and points per unit. */
const size = 512;
const fineness = 2.2;

/** Precomputes the weave: threads over and under each other, some thick, some thin. */
function createWeave(): Float32Array {
  return Float32Array.from({ length: size * size }, (_, index) => {
    const x = (index % size) / fineness;
    const y = Math.floor(index / size) / fineness;
    const wanderX = noise(x / 14, y / 60) * 1.6;
    const wanderY = noise(x / 60, y / 14 + 40) * 1.6;
    const along = Math.cos(((x + wanderX) * 2 * Math.PI) / thread);
    const across = Math.cos(((y + wanderY) * 2 * Math.PI) / thread);
    const slub = noise(x / 2.6, y / 55) + noise(x / 55, y / 2.6 + 90) - 1;
    return 0.42 * (along * across) + 0.75 * slub;
  });
}

let woven: Float32Array | undefined;

/** Returns an index that runs forwards and back again over the precomputed points, so that no seam is visible. */
function foldIndex(at: number): number {
  const index = (at * fineness) & (2 * size - 1);
  return index < size ? index : 2 * size - 1 - index;
}

/** Returns the brightness and height of the woven threads at a point, about −1 to 1. Tablecloths and napkins share it. */
export function weave(x: number, y: number): number {
  woven ??= createWeave();
  return woven[foldIndex(y) * size + foldIndex(x)] as number;
}

/** A tablecloth: the weave with soft long folds. */
export function linen(colour: string): Surface {
  const [red, green, blue] = hex(colour);
  return (x, y, out) => {
    const threads = weave(x, y);
    const fold = fbm(x / 340 + 3, y / 260, 2);
    const crease = Math.abs(fbm(x / 230 + 60, y / 310, 2) - 0.5);
    const bright = 0.92 + 0.15 * threads + 0.1 * (fold - 0.5);
    out.red = red * bright;
    out.green = green * bright;
    out.blue = blue * bright;
    out.height = threads * 0.4 + (fold - 0.5) * 9 + Math.max(0, 0.06 - crease) * 26;
    out.gloss = 0.03;
    out.relief = 0.5;
  };
}
