/** For each fine column or row: the coarse one before it, and the fraction towards the next. */
export type Stretch = { before: Int32Array; part: Float32Array };

/**
 * Prepares sampling a coarse line at the pixels of a fine one.
 * @param factor fine pixels per coarse pixel
 */
export function stretch(fine: number, coarse: number, factor: number): Stretch {
  const before = new Int32Array(fine);
  const part = new Float32Array(fine);
  for (let at = 0; at < fine; at++) {
    const exact = Math.min(coarse - 1.001, Math.max(0, (at + 0.5) / factor - 0.5));
    before[at] = Math.floor(exact);
    part[at] = exact - Math.floor(exact);
  }
  return { before, part };
}

/** Interpolates bilinearly between four neighbours. @param at index of the upper left one */
export function between(
  values: Float32Array,
  at: number,
  width: number,
  right: number,
  below: number,
): number {
  const a = values[at] as number;
  const b = values[at + 1] as number;
  const c = values[at + width] as number;
  const d = values[at + width + 1] as number;
  const top = a + (b - a) * right;
  return top + (c + (d - c) * right - top) * below;
}
