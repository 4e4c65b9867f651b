import type { Step } from './step.ts';

/** Servings that one pan holds side by side. */
const servingsOfAPan = 6;
/** Work for which things have to lie beside each other in the pan. */
const liesInThePan = /\b(?:sear|brown|stir-fry|fry|char)\b/i;
/** What may be heaped, or goes into the pan to what is there. */
const mayBeHeaped = /\bsoft|fragrant|\bscrambl|\bmince\b|\bcurds|\bbatch/i;
const lengthPattern = /\bfor (\d+) minutes\b/g;

/**
 * A step at the pan for so many that one panful is not enough: "for 8 minutes" becomes "in 2 batches for 16 minutes".
 */
export function inBatches(step: Step, servings: number): Step {
  const batches = Math.ceil(servings / servingsOfAPan);
  const isLying = liesInThePan.test(step.text) && !mayBeHeaped.test(step.text);
  if (batches < 2 || !isLying || (step.text.match(lengthPattern) ?? []).length !== 1) return step;
  const minutes = step.minutes * batches;
  return {
    ...step,
    minutes,
    text: step.text.replace(lengthPattern, `in ${batches} batches for ${minutes} minutes`),
  };
}
