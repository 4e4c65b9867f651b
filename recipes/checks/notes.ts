import type { CheckName, Verdict } from '../recipe.ts';

const namesAFood = new Set(['allergens', 'dietary', 'avoid']);

/** The maximum number of notes; readers skip longer lists. */
const maxNotes = 3;
/** Priority of the checks when there are too many notes: possible harm comes first. */
const order: readonly CheckName[] = [
  'food-safety',
  'allergens',
  'dietary',
  'avoid',
  'grounding',
  'plausibility',
];

const notedIn = (verdicts: readonly Verdict[]): Verdict[] =>
  verdicts.filter(({ outcome }) => outcome === 'noted');

const firstOf = (notes: readonly string[]): string[] => [...new Set(notes)].slice(0, maxNotes);

/**
 * Returns at most three notes for every reader of the recipe, safety first: what a check could not decide from the text alone, or
 * found and accepted.
 */
export function notesOf(verdicts: readonly Verdict[]): string[] {
  const noted = notedIn(verdicts)
    .filter(({ check }) => check !== 'limits')
    .toSorted((one, other) => order.indexOf(one.check) - order.indexOf(other.check));
  return firstOf(
    noted.flatMap(({ check, subject, findings }) =>
      findings.map(({ match, reason }) =>
        namesAFood.has(check)
          ? `Check the label of “${match}” (${subject.toLowerCase()}): ${reason}.`
          : reason,
      ),
    ),
  );
}

/**
 * Returns at most three notes for the cook who made the selections: missed times and nutrition first, then the author's notes.
 * @param authorNotes sentences of the author
 */
export function cookNotesOf(
  verdicts: readonly Verdict[],
  authorNotes: readonly string[],
): string[] {
  const missed = notedIn(verdicts)
    .filter(({ check }) => check === 'limits')
    .flatMap(({ subject, findings }) =>
      findings.map(({ text, reason }) => `${subject}: ${text}; asked for: ${reason}.`),
    );
  return firstOf([...missed, ...authorNotes]);
}
