import { borrow } from './spare-room.ts';

/** A two-dimensional array of numbers, row by row. */
export type Plane = { width: number; height: number; values: Float32Array };

/** @returns a plane with arbitrary values: the caller must write all of them */
export function createPlane(width: number, height: number): Plane {
  return { width, height, values: borrow(width * height) };
}

/** Applies one box blur along the rows; edge values are repeated. */
function blurRows(plane: Plane, to: Float32Array, radius: number): void {
  const { width, height, values: from } = plane;
  const weight = 1 / (2 * radius + 1);
  for (let row = 0; row < height; row++) {
    const start = row * width;
    const end = start + width - 1;
    let sum = (from[start] as number) * (radius + 1);
    for (let ahead = 1; ahead <= radius; ahead++)
      sum += from[Math.min(end, start + ahead)] as number;
    for (let index = start; index <= end; index++) {
      to[index] = sum * weight;
      const next = index + radius + 1;
      const last = index - radius;
      sum +=
        (from[next < end ? next : end] as number) - (from[last > start ? last : start] as number);
    }
  }
}

/** Adds a row, multiplied by a factor, to a line of sums. */
function addRow(sums: Float64Array, from: Float32Array, start: number, times: number): void {
  for (let at = 0; at < sums.length; at++) {
    sums[at] = (sums[at] as number) + times * (from[start + at] as number);
  }
}

/** Applies one box blur along the columns, processing all columns together in memory order. */
function blurColumns(from: Float32Array, { width, height, values }: Plane, radius: number): void {
  const weight = 1 / (2 * radius + 1);
  const sums = new Float64Array(width);
  addRow(sums, from, 0, radius + 1);
  for (let ahead = 1; ahead <= radius; ahead++) {
    addRow(sums, from, Math.min(height - 1, ahead) * width, 1);
  }
  for (let row = 0; row < height; row++) {
    const here = row * width;
    const next = Math.min(height - 1, row + radius + 1) * width;
    const last = Math.max(0, row - radius) * width;
    for (let at = 0; at < width; at++) {
      const sum = sums[at] as number;
      values[here + at] = sum * weight;
      sums[at] = sum + (from[next + at] as number) - (from[last + at] as number);
    }
  }
}

/**
 * Blurs in place with two box blurs, which together are a tent filter.
 * @param scratch at least as long as the plane; overwritten
 */
export function blurPlane(plane: Plane, radius: number, scratch: Float32Array): void {
  const box = Math.max(1, Math.round(radius));
  for (let pass = 0; pass < 2; pass++) {
    blurRows(plane, scratch, box);
    blurColumns(scratch, plane, box);
  }
}

/** Averages each square of `factor` × `factor`; remaining columns and rows at the right and bottom belong to the last square. */
export function shrink(source: Plane, factor: number, target: Plane): void {
  const { width, height, values } = target;
  const part = 1 / (factor * factor);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      let sum = 0;
      for (let dy = 0; dy < factor; dy++) {
        const start = (row * factor + dy) * source.width + column * factor;
        for (let dx = 0; dx < factor; dx++) sum += source.values[start + dx] as number;
      }
      values[row * width + column] = sum * part;
    }
  }
}
