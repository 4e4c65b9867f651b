import { createRandom } from '#recipes/random.ts';

/** A fixed permutation of 0…255. */
const shuffled = new Uint8Array(256);
/** The value at each of 256 lattice points, written twice so that sums of two shuffled numbers need no wrapping. */
const values = new Float32Array(512);

function prepare(): void {
  const random = createRandom('lattice');
  const order = Array.from({ length: 256 }, (_, index) => index);
  for (let last = 255; last > 0; last--) {
    const other = Math.floor(random.next() * (last + 1));
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
  shuffled.set(order);
  const own = Float32Array.from({ length: 256 }, () => random.next());
  for (let index = 0; index < 512; index++) values[index] = own[order[index & 255] ?? 0] ?? 0;
}
prepare();

/** Value noise: a smooth field of hills one unit wide. @returns 0 to 1 */
export function noise(x: number, y: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const fx = x - left;
  const fy = y - top;
  const u = fx * fx * (3 - 2 * fx);
  const v = fy * fy * (3 - 2 * fy);
  const column = left & 255;
  const nextColumn = (column + 1) & 255;
  const row = shuffled[top & 255] as number;
  const nextRow = shuffled[(top + 1) & 255] as number;
  const a = values[column + row] as number;
  const b = values[nextColumn + row] as number;
  const c = values[column + nextRow] as number;
  const d = values[nextColumn + nextRow] as number;
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
}

/** Fractal noise (fBm): layers of noise, each twice as fine and half as strong as the last. @returns about 0.2 to 0.8, mean ½ */
export function fbm(x: number, y: number, layers = 4): number {
  let sum = 0;
  let total = 0;
  let strength = 0.5;
  let atX = x;
  let atY = y;
  for (let layer = 0; layer < layers; layer++) {
    sum += strength * noise(atX, atY);
    total += strength;
    atX = atX * 2.03 + 17.1;
    atY = atY * 2.03 + 9.7;
    strength *= 0.5;
  }
  return sum / total;
}

/** Returns a fixed pseudo-random value for an integer, such as the index of a plank, a tile or a thread. @returns 0 to 1 */
export function latticeValue(index: number): number {
  return values[index & 255] as number;
}
