import type { CheckName, Verdict } from '../recipe.ts';

const namesAFood = new Set(['allergens', 'dietary', 'avoid']);

/** More are not read. */
const maxNotes = 3;
/** What comes first where there are more: what could harm. */
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
 * Things that everybody who cooks the dish should see, at most three, safety first: what a check could not decide from the words alone, or
 * found and let pass.
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
 * Things that only the one who chose should see, at most three: times and nutrition that were asked for and missed, then what the author says.
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
