import {
  type Printed,
  printedRemarks,
  readPrinted,
} from '#chef/cookbook/checking/check-printed.ts';
import { judgeDish, type LabelFinding } from '#recipes/checks/judge.ts';
import { readText } from '#recipes/dish/lines.ts';
import type { Draft } from '#recipes/reading/read-recipe.ts';
import type { Finding } from '#recipes/recipe.ts';
import type { Ban } from '#recipes/selections/requirements.ts';

/** A fault in a printed dish: a forbidden food, or a remark of the engine's own checks. */
export type DraftFinding = {
  check: string;
  message: string;
  /** The line with the fault, or the words that a check names. */
  text: string;
  where?: Finding['where'];
  /** The forbidden words in the line. */
  match?: string;
};

type Read = typeof readText;

/** Returns a cached `readText`: a dish is judged again after one or two lines change. */
export function rememberTexts(): Read {
  const known = new Map<string, ReturnType<Read>>();
  return (text) => {
    const read = known.get(text) ?? readText(text);
    known.set(text, read);
    return read;
  };
}

/** Returns the listed foods of a printed dish whose labels decide whether it keeps the bans. */
export function labelsIn(
  draft: Draft,
  bans: readonly Ban[],
  read: Read = readText,
): LabelFinding[] {
  const { dish } = readPrinted(draft, read);
  return judgeDish(dish, bans, { servings: draft.servings }).flatMap(({ labels }) => labels);
}

/** Returns the findings that break the bans in a printed dish. */
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
 * Judges a printed dish by the same checks as a recipe of any other author: the bans, grounding, plausibility, food safety and
 * whether nutrition can count each line.
 * @param read reads one text of the dish
 * @returns an empty list when the draft may be served
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
