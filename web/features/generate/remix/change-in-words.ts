import type { RemixChange } from '#contract/remix.ts';
import { readIngredientLine } from '#recipes/measures/read-line.ts';
import type { PreferenceGroup } from '../../../data/catalogue.ts';

/** Returns the food of an ingredient line, for a chip or a sentence: "2 × 400 g tins butter beans, drained" → "butter beans". */
export const foodOf = (line: string) => readIngredientLine(line).food || line;

const made: Readonly<Record<string, string>> = {
  Leave: 'Left',
  'Make it': 'Made',
  Swap: 'Swapped',
};

/** Returns whether the group lists what to leave out (allergens, "Milk") rather than what the recipe becomes (diets, "Vegan"). */
function isLeftOut(groupSlug: string, groups: readonly PreferenceGroup[]): boolean {
  return groups.find(({ slug }) => slug === groupSlug)?.constraintLabel === 'Allergens';
}

/** Describes a change in a few words: "Make it vegan", "20 minutes less", "Swap butter for olive oil". */
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

/** Describes a change that was made: "Made vegan", "Swapped butter for olive oil". */
export function changeMadeInWords(change: RemixChange, groups: readonly PreferenceGroup[]): string {
  const words = changeInWords(change, groups);
  return words.replace(/^(?:Leave|Make it|Swap)\b/, (verb) => made[verb] ?? verb);
}
