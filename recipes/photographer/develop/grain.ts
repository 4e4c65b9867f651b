import { createRandom } from '#recipes/chef/random.ts';

const size = 256;
const mask = size - 1;

/** Slopes of a fine unevenness, −1 to 1, that repeats every 256 pixels. */
function createSlopes(seed: string): Float32Array {
  const random = createRandom(seed);
  const raw = Float32Array.from({ length: size * size }, () => random.next() * 2 - 1);
  const smooth = new Float32Array(size * size);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      let sum = 0;
      for (let dy = 0; dy < 2; dy++) {
        for (let dx = 0; dx < 2; dx++) {
          sum += raw[((row + dy) & mask) * size + ((column + dx) & mask)] as number;
        }
      }
      smooth[row * size + column] = sum / 2;
    }
  }
  return smooth;
}

const slopesX = createSlopes('grain across');
const slopesY = createSlopes('grain along');

/** Fine slope across at a pixel, about −1 to 1. */
export function grainX(column: number, row: number): number {
  return slopesX[(row & mask) * size + (column & mask)] as number;
}

/** Fine slope along at a pixel, about −1 to 1. */
export function grainY(column: number, row: number): number {
  return slopesY[(row & mask) * size + (column & mask)] as number;
}
