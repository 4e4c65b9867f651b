import type { CheckName, Verdict } from '../recipe.ts';

const namesAFood = new Set(['allergens', 'dietary', 'avoid']);

/** More are not read. */
const mostNotes = 3;
/** What comes first where there are more: what could harm. */
const order: readonly CheckName[] = [
  'food-safety',
  'allergens',
  'dietary',
  'avoid',
  'limits',
  'grounding',
  'plausibility',
];

/**
 * Things that a cook should see, at most three, safety first: what a check could not decide from the words alone, or
 * found and let pass; last what the author says beside the recipe.
 * @param authorNotes sentences of the author
 */
export function notesOf(
  verdicts: readonly Verdict[],
  authorNotes: readonly string[] = [],
): string[] {
  const noted = verdicts
    .filter(({ outcome }) => outcome === 'noted')
    .toSorted((one, other) => order.indexOf(one.check) - order.indexOf(other.check));
  const notes = noted.flatMap(({ check, subject, findings }) =>
    findings.map(({ match, text, reason }) => {
      if (namesAFood.has(check)) {
        return `Read the label of “${match}”: chosen ${subject}, ${reason}.`;
      }
      return check === 'limits' ? `${subject}: ${text}; asked for: ${reason}.` : reason;
    }),
  );
  return [...new Set([...notes, ...authorNotes])].slice(0, mostNotes);
}
