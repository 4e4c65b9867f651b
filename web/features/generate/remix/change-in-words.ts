import type { RemixChange } from '#contract/remix.ts';
import { readIngredientLine } from '#recipes/measures/read-line.ts';
import type { PreferenceGroup } from '../../../data/catalogue.ts';

/** The food of an ingredient line, for a chip or a sentence: "2 × 400 g tins butter beans, drained" → "butter beans". */
export const foodOf = (line: string) => readIngredientLine(line).food || line;

const made: Readonly<Record<string, string>> = {
  Leave: 'Left',
  'Make it': 'Made',
  Swap: 'Swapped',
};

/** "Milk" of the allergens is what stays out; of the diets, "Vegan" is what it becomes. */
function isLeftOut(groupSlug: string, groups: readonly PreferenceGroup[]): boolean {
  return groups.find(({ slug }) => slug === groupSlug)?.constraintLabel === 'Allergens';
}

/** A change in a few words: "Make it vegan", "20 minutes less", "Butter out, olive oil in". */
export function changeInWords(change: RemixChange, groups: readonly PreferenceGroup[]): string {
  switch (change.kind) {
    case 'diet': {
      const left = isLeftOut(change.groupSlug, groups);
      return left
        ? `Leave out ${change.name.toLowerCase()}`
        : `Make it ${change.name.toLowerCase()}`;
    }
    case 'time':
      return `${change.minutesLess} minutes less`;
    case 'swap': {
      const out = `Swap ${foodOf(change.out)}`;
      return change.in ? `${out} for ${change.in}` : `${out} for something that fits`;
    }
    case 'wish':
      return `“${change.text}”`;
  }
}

/** The same once it is made: "Made vegan", "Swapped butter for olive oil". */
export function changeMadeInWords(change: RemixChange, groups: readonly PreferenceGroup[]): string {
  const words = changeInWords(change, groups);
  return words.replace(/^(?:Leave|Make it|Swap)\b/, (verb) => made[verb] ?? verb);
}
