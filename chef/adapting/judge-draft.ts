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

type Judged = { broken: DraftFinding[]; labels: LabelFinding[] };

function judgeBans(
  { dish }: Pick<Printed, 'dish'>,
  servings: number,
  bans: readonly Ban[],
): Judged {
  const judgements = judgeDish(dish, bans, { servings });
  return {
    broken: judgements.flatMap(({ ban, broken }) =>
      broken.map(({ where, reason, match, text }) => ({
        check: 'forbidden',
        message: `${ban.name}: “${match}” (${reason}) in ${where}`,
        text,
        where,
        match,
      })),
    ),
    labels: judgements.flatMap(({ labels }) => labels),
  };
}

/** Returns the findings that break the bans in a printed dish. */
export const forbiddenIn = (
  printed: Pick<Printed, 'dish'>,
  servings: number,
  bans: readonly Ban[],
): DraftFinding[] => judgeBans(printed, servings, bans).broken;

/**
 * Judges a printed dish by the same checks as a recipe of any other author: the bans, grounding, plausibility, food safety and
 * whether nutrition can count each line.
 * @param read reads one text of the dish
 * @returns `findings`: empty when the draft may be served; `labels`: the listed foods whose labels decide whether it keeps the bans
 */
export function judgeDraft(
  draft: Draft,
  bans: readonly Ban[],
  read: Read = readText,
): { findings: DraftFinding[]; labels: LabelFinding[] } {
  const printed = readPrinted(draft, read);
  const { broken, labels } = judgeBans(printed, draft.servings, bans);
  const remarks = printedRemarks(draft, printed).map(({ check, message, match }) => ({
    check,
    message,
    text: match,
  }));
  return { findings: [...broken, ...remarks], labels };
}
