import { ModelError } from '../models/model-error.ts';
import type { CheckName, Verdict } from '../recipe.ts';

const ofTheCook = 'a choice of the cook';

/** The names of checks for admins. All choices of the cook share one name, so that an admin does not learn what the cook may not eat. */
const inWords: Record<CheckName, string> = {
  dietary: ofTheCook,
  allergens: ofTheCook,
  avoid: ofTheCook,
  limits: ofTheCook,
  grounding: 'ingredients and steps',
  'food-safety': 'food safety',
  plausibility: 'amounts',
};

/** The note for an answer that was aborted because a line broke one of the cook's bans. */
export const withheldNote = `A line broke ${ofTheCook}; the call was ended.`;

/** Returns the failed kinds of checks for admins, without any word of the recipe or of the cook's choices. */
export function noteOfChecks(failed: readonly Pick<Verdict, 'check'>[]): string {
  const kinds = new Set(failed.map(({ check }) => inWords[check]));
  return `Failed checks: ${[...kinds].join(', ')}.`;
}

/** Returns a note on a thrown error for admins: the model's name and what it did, never the provider's own words. */
export function noteOfCause(cause: unknown): string | undefined {
  return cause instanceof ModelError ? cause.summary : undefined;
}
