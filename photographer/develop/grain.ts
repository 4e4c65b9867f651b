import { createRandom } from '#recipes/random.ts';

/** The grain repeats every 256 pixels in both directions. */
export const grainSize = 256;

/** Slopes of fine surface noise, about −1 to 1. */
function createSlopes(seed: string): Float32Array {
  const random = createRandom(seed);
  const mask = grainSize - 1;
  const raw = Float32Array.from({ length: grainSize ** 2 }, () => random.next() * 2 - 1);
  const smooth = new Float32Array(grainSize ** 2);
  for (let row = 0; row < grainSize; row++) {
    for (let column = 0; column < grainSize; column++) {
      let sum = 0;
      for (let neighbour = 0; neighbour < 4; neighbour++) {
        const y = (row + (neighbour >> 1)) & mask;
        sum += raw[y * grainSize + ((column + (neighbour & 1)) & mask)] as number;
      }
      smooth[row * grainSize + column] = sum / 2;
    }
  }
  return smooth;
}

/** Fine horizontal slopes, row by row. */
export const grainX = createSlopes('grain across');
/** Fine vertical slopes, row by row. */
export const grainY = createSlopes('grain along');
