import { printedRemarks, readPrinted } from '#chef/cookbook/checking/check-printed.ts';
import { judgeDish } from '#recipes/checks/judge.ts';
import type { Draft } from '#recipes/reading/read-recipe.ts';
import type { Finding } from '#recipes/recipe.ts';
import type { Ban } from '#recipes/selections/requirements.ts';

/** What is wrong with a printed dish: a forbidden food, or what the engine's own checks say. */
export type DraftFinding = {
  check: string;
  message: string;
  /** The line that it stands in, or the words that a check names. */
  text: string;
  where?: Finding['where'];
  /** The words of the line that are forbidden. */
  match?: string;
};

/**
 * Judges a printed dish as a recipe of any author is judged: by the bans, and by grounding, plausibility, food safety and whether
 * nutrition can count each line.
 * @returns nothing where the draft may be served
 */
export function judgeDraft(draft: Draft, bans: readonly Ban[]): DraftFinding[] {
  const printed = readPrinted(draft);
  const broken = judgeDish(printed.dish, bans, draft.servings ?? undefined).flatMap(
    ({ ban, broken: findings }) =>
      findings.map(({ where, reason, match, text }) => ({
        check: 'forbidden',
        message: `${ban.name}: “${match}” (${reason}) in ${where}`,
        text,
        where,
        match,
      })),
  );
  const remarks = printedRemarks(draft, printed).map(({ check, message, match }) => ({
    check,
    message,
    text: match,
  }));
  return [...broken, ...remarks];
}
