/** A rectangle of numbers, row by row. */
export type Plane = { width: number; height: number; values: Float32Array };

/** Arrays that an earlier picture has done with, by their length: a picture needs 60 MB, and the next one the same. */
const spare = new Map<number, Float32Array[]>();

/** @returns numbers of any kind: all of them have to be written */
export function borrow(length: number): Float32Array {
  return spare.get(length)?.pop() ?? new Float32Array(length);
}

/** Hands an array back to be borrowed again; nobody may read it any more. */
export function giveBack(values: Float32Array): void {
  const same = spare.get(values.length);
  if (same) same.push(values);
  else spare.set(values.length, [values]);
}

/** @returns a plane whose values all have to be written */
export function createPlane(width: number, height: number): Plane {
  return { width, height, values: borrow(width * height) };
}

/** One box blur along the rows or the columns, the edge repeated. */
function boxPass(
  from: Float32Array,
  to: Float32Array,
  lines: number,
  length: number,
  lineStep: number,
  step: number,
  radius: number,
): void {
  const weight = 1 / (2 * radius + 1);
  for (let line = 0; line < lines; line++) {
    const start = line * lineStep;
    const end = start + (length - 1) * step;
    let sum = (from[start] as number) * (radius + 1);
    for (let ahead = 1; ahead <= radius; ahead++) {
      sum += from[Math.min(end, start + ahead * step)] as number;
    }
    for (let at = 0, index = start; at < length; at++, index += step) {
      to[index] = sum * weight;
      const next = index + (radius + 1) * step;
      const last = index - radius * step;
      sum +=
        (from[next < end ? next : end] as number) - (from[last > start ? last : start] as number);
    }
  }
}

/**
 * Blurs in place: two box blurs, which is a soft tent.
 * @param scratch at least as long as the plane; overwritten
 */
export function blurPlane(plane: Plane, radius: number, scratch: Float32Array): void {
  const { width, height, values } = plane;
  const box = Math.max(1, Math.round(radius));
  for (let pass = 0; pass < 2; pass++) {
    boxPass(values, scratch, height, width, width, 1, box);
    boxPass(scratch, values, width, height, 1, width, box);
  }
}

/** The mean of each square of `factor` × `factor`; what is left over at the right and foot belongs to the last. */
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
