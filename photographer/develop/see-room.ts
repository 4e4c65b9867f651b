import type { Plane } from './blur.ts';

/** Cell size in pixels of the plane of how much of the room is seen (ambient occlusion). */
export const roomCell = 4;

const ways = 8;
const reaches = 6;

/** Distance factors of a 4 × 4 dither pattern, 0.8 to 1.25, so that the sampling steps leave no visible rings. */
const jitters = Array.from({ length: 16 }, (_, at) => 0.8 + 0.45 * ((at + 0.5) / 16));

/** Returns the index of the distance factor that a cell uses. */
const jitterAt = (column: number, row: number): number => (column * 5 + row * 11) & 15;

/** Sample offsets for one distance factor: dense nearby, sparse far away. Ordered by direction, then near to far. */
type Probes = {
  aside: Int32Array;
  down: Int32Array;
  /** The weight of a rise: 1 / distance. */
  nearness: Float32Array;
};

function probes(farthest: number, jitter: number): Probes {
  const first = 1.1;
  const growth = (farthest / first) ** (1 / (reaches - 1));
  const count = ways * reaches;
  const distance = (at: number) => jitter * first * growth ** (at % reaches);
  const angle = (at: number) => ((Math.floor(at / reaches) + 0.5) / ways) * 2 * Math.PI;
  const each = { length: count };
  return {
    aside: Int32Array.from(each, (_, at) => Math.floor(0.5 + Math.cos(angle(at)) * distance(at))),
    down: Int32Array.from(each, (_, at) => Math.floor(0.5 + Math.sin(angle(at)) * distance(at))),
    nearness: Float32Array.from(each, (_, at) => 1 / distance(at)),
  };
}

/**
 * Computes how much of the room each cell sees, 0 to 1: less in corners and under edges.
 * @param heights in pixels of this plane
 */
export function seeRoom(heights: Plane, farthest: number, into: Plane): void {
  const { width, height } = heights;
  const patterns = jitters.map((jitter) => probes(farthest, jitter));
  for (let row = 0, index = 0; row < height; row++) {
    for (let column = 0; column < width; column++, index++) {
      const pattern = patterns[jitterAt(column, row)] as Probes;
      into.values[index] = lookRound(heights, pattern, column, row);
    }
  }
}

/** Returns how much of the room one cell sees. */
function lookRound(
  { width, height, values }: Plane,
  { aside, down, nearness }: Probes,
  column: number,
  row: number,
): number {
  const here = values[row * width + column] as number;
  let seen = 0;
  for (let way = 0, at = 0; way < ways; way++) {
    let steepest = 0;
    for (let reach = 0; reach < reaches; reach++, at++) {
      const x = column + (aside[at] as number);
      const y = row + (down[at] as number);
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      const slope = ((values[y * width + x] as number) - here) * (nearness[at] as number);
      if (slope > steepest) steepest = slope;
    }
    seen += 1 / (1 + steepest * steepest);
  }
  return seen / ways;
}
