/** The nearest multiple of a step, but never less than one step. */
export const toStep = (value: number, step: number): number =>
  Math.max(step, Math.round(value / step) * step);

/** How far a rounder number may be from the exact one, as a share of it. */
export const usualTolerance = 0.1;

/**
 * The roundest number near a value: the multiple of the coarsest step that is close enough, or of the finest one.
 * @param steps from the coarsest to the finest
 */
export function niceNumber(
  value: number,
  steps: readonly number[],
  tolerance = usualTolerance,
): number {
  const rounded = steps.map((step) => toStep(value, step));
  return (
    rounded.find((one) => Math.abs(one - value) <= value * tolerance) ?? rounded.at(-1) ?? value
  );
}
