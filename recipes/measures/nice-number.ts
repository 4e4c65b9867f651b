/** Returns the nearest multiple of a step, but never less than one step. */
export const toStep = (value: number, step: number): number =>
  Math.max(step, Math.round(value / step) * step);

/** Default share by which a rounder number may differ from the exact one. */
export const usualTolerance = 0.1;

/**
 * Returns the roundest number near a value: the multiple of the coarsest step that is within the tolerance, or of the finest step.
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
