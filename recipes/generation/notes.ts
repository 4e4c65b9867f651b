import type { Verdict } from '../recipe.ts';

const namesAFood = new Set(['allergens', 'dietary', 'avoid']);

/** Things that a cook should see: what a check could not decide from the words alone, or found and let pass. */
export function notesOf(verdicts: readonly Verdict[]): string[] {
  const noted = verdicts.filter(({ outcome }) => outcome === 'noted');
  return noted.flatMap(({ check, subject, findings }) =>
    findings.map(({ match, text, reason }) => {
      if (namesAFood.has(check)) {
        return `Read the label of “${match}”: chosen ${subject}, ${reason}.`;
      }
      return check === 'limits' ? `${subject}: ${text}; asked for: ${reason}.` : reason;
    }),
  );
}
