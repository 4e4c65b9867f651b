import {
  type Printed,
  printedRemarks,
  readPrinted,
} from '#chef/cookbook/checking/check-printed.ts';
import { judgeDish } from '#recipes/checks/judge.ts';
import { readText } from '#recipes/dish/lines.ts';
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

type Read = typeof readText;

/** Reads each text once: a dish is judged again with a line or two changed. */
export function rememberTexts(): Read {
  const known = new Map<string, ReturnType<Read>>();
  return (text) => {
    const read = known.get(text) ?? readText(text);
    known.set(text, read);
    return read;
  };
}

/** What breaks the bans in a printed dish. */
export function forbiddenIn(
  { dish }: Pick<Printed, 'dish'>,
  servings: number,
  bans: readonly Ban[],
): DraftFinding[] {
  return judgeDish(dish, bans, { servings }).flatMap(({ ban, broken }) =>
    broken.map(({ where, reason, match, text }) => ({
      check: 'forbidden',
      message: `${ban.name}: “${match}” (${reason}) in ${where}`,
      text,
      where,
      match,
    })),
  );
}

/**
 * Judges a printed dish as a recipe of any author is judged: by the bans, and by grounding, plausibility, food safety and whether
 * nutrition can count each line.
 * @param read reads one text of it
 * @returns nothing where the draft may be served
 */
export function judgeDraft(
  draft: Draft,
  bans: readonly Ban[],
  read: Read = readText,
): DraftFinding[] {
  const printed = readPrinted(draft, read);
  const broken = forbiddenIn(printed, draft.servings, bans);
  const remarks = printedRemarks(draft, printed).map(({ check, message, match }) => ({
    check,
    message,
    text: match,
  }));
  return [...broken, ...remarks];
}
