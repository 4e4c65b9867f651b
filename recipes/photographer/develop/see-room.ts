import type { Plane } from './blur.ts';

/** Pixels a place of the plane that says how much of the room is seen. */
export const roomCell = 4;

const ways = 8;
const reaches = 6;

/** Where a place looks: pixels aside, pixels down, distance; near things exactly, far ones roughly. */
function probes(farthest: number): Float32Array {
  const first = 1.1;
  const growth = (farthest / first) ** (1 / (reaches - 1));
  const list = new Float32Array(ways * reaches * 3);
  for (let way = 0, at = 0; way < ways; way++) {
    const angle = ((way + 0.5) / ways) * 2 * Math.PI;
    for (let reach = 0; reach < reaches; reach++, at += 3) {
      const distance = first * growth ** reach;
      list[at] = Math.cos(angle) * distance;
      list[at + 1] = Math.sin(angle) * distance;
      list[at + 2] = distance;
    }
  }
  return list;
}

/** A number from 0.8 to 1.25 for each pixel of a 4 × 4 pattern, so that steps leave no rings. */
function jitterOf(column: number, row: number): number {
  return 0.8 + 0.45 * ((((column * 5 + row * 11) & 15) + 0.5) / 16);
}

/**
 * How much of the room each place sees, 0 to 1: dark in corners and under edges.
 * @param heights in pixels of the plane itself
 */
export function seeRoom(heights: Plane, farthest: number, into: Plane): void {
  const { width, height, values } = heights;
  const list = probes(farthest);
  for (let row = 0, index = 0; row < height; row++) {
    for (let column = 0; column < width; column++, index++) {
      const jitter = jitterOf(column, row);
      const here = values[index] as number;
      let seen = 0;
      for (let way = 0, at = 0; way < ways; way++) {
        let steepest = 0;
        for (let reach = 0; reach < reaches; reach++, at += 3) {
          const x = (column + 0.5 + (list[at] as number) * jitter) | 0;
          const y = (row + 0.5 + (list[at + 1] as number) * jitter) | 0;
          if (x < 0 || y < 0 || x >= width || y >= height) continue;
          const rise = (values[y * width + x] as number) - here;
          const slope = rise / ((list[at + 2] as number) * jitter);
          if (slope > steepest) steepest = slope;
        }
        seen += 1 / (1 + steepest * steepest);
      }
      into.values[index] = seen / ways;
    }
  }
}
