import { countOf, numberInWords } from '#contract/in-words.ts';
import type { AdminCategory } from './admin-category.ts';

/** Counts from `describe_category_removal`. */
export type RemovalCounts = { recipes: number; unsaved: number };

/** Counting stops above this number: the text then says "More than 1,000". */
const mostCounted = 1000;

function counted(count: number, one: string, many: string): string {
  if (count > mostCounted) return `More than ${numberInWords(mostCounted)} ${many}`;
  return countOf(count, one, many);
}

/** Returns sentences on what deleting a category affects. */
export function removalInWords(
  { name, groups, isActive }: Pick<AdminCategory, 'name' | 'groups' | 'isActive'>,
  { recipes, unsaved }: RemovalCounts,
): string[] {
  const made = [
    recipes > 0 && counted(recipes, 'saved recipe', 'saved recipes'),
    unsaved > 0 && counted(unsaved, 'unsaved recipe', 'unsaved recipes'),
  ].filter((part) => part !== false);
  const stay = recipes + unsaved === 1 ? 'stays as it is' : 'stay as they are';
  return [
    groups.length > 0
      ? `It will be removed from ${groups.map((group) => group.name).join(', ')}.`
      : "It isn't in any group.",
    made.length > 0
      ? `${made.join(' and ')} made with it ${stay}.`
      : 'No recipes were made with it.',
    ...(isActive ? [`To keep ${name} for later, deactivate it instead.`] : []),
  ];
}
