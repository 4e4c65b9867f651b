/** A rectangle of numbers, row by row. */
export type Plane = { width: number; height: number; values: Float32Array };

/** @returns zeros */
export function createPlane(width: number, height: number): Plane {
  return { width, height, values: new Float32Array(width * height) };
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

/** The value between four neighbours. @param x @param y in the plane's own pixels, measured at their middles */
export function sample(plane: Plane, x: number, y: number): number {
  const { width, height, values } = plane;
  const cx = x < 0 ? 0 : x > width - 1.001 ? width - 1.001 : x;
  const cy = y < 0 ? 0 : y > height - 1.001 ? height - 1.001 : y;
  const column = cx | 0;
  const row = cy | 0;
  const fx = cx - column;
  const fy = cy - row;
  const at = row * width + column;
  const a = values[at] as number;
  const b = values[at + 1] as number;
  const c = values[at + width] as number;
  const d = values[at + width + 1] as number;
  return a + (b - a) * fx + (c - a) * fy + (a - b - c + d) * fx * fy;
}
