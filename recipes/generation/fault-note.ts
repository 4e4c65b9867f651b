import { ModelError } from '../models/model-error.ts';
import type { CheckName, Verdict } from '../recipe.ts';

const ofTheCook = 'a choice of the cook';

/** Which of the cook's choices it was would tell an admin what somebody may not eat. */
const inWords: Record<CheckName, string> = {
  dietary: ofTheCook,
  allergens: ofTheCook,
  avoid: ofTheCook,
  limits: ofTheCook,
  grounding: 'ingredients and steps',
  'food-safety': 'food safety',
  plausibility: 'amounts',
};

/** Said of an answer that was broken off for a line which none of the cook's bans allows. */
export const withheldNote = `A line broke ${ofTheCook}; the call was ended.`;

/** What failed, for admins: kinds of checks, and no word of the recipe or of what was chosen. */
export function noteOfChecks(failed: readonly Pick<Verdict, 'check'>[]): string {
  const kinds = new Set(failed.map(({ check }) => inWords[check]));
  return `Failed checks: ${[...kinds].join(', ')}.`;
}

/** What was thrown, for admins: of a model its name and what it did, never the provider's own words. */
export function noteOfCause(cause: unknown): string | undefined {
  return cause instanceof ModelError ? cause.summary : undefined;
}
