import { countOf, numberInWords, wordFor } from '#contract/in-words.ts';
import type { AdminGroup } from './admin-group.ts';
import { isChecked } from './prompt-label.ts';
import type { GroupRemoval } from './save-group.ts';

const categories = (count: number) => countOf(count, 'category', 'categories');

function leftAlone({ categories: all, leftInNoGroup: alone }: GroupRemoval): string[] {
  if (alone === 0) return [];
  if (all === 1) return ["It isn't in any other group, so users can't choose it anymore."];
  if (alone === all) {
    return ["None of them is in another group, so users can't choose them anymore."];
  }
  return alone === 1
    ? ["1 of them isn't in any other group, so users can't choose it anymore."]
    : [
        `${numberInWords(alone)} of them aren't in any other group, so users can't choose them anymore.`,
      ];
}

/** Returns what deleting a group affects and what stays, one sentence each. */
export function removalInWords(group: AdminGroup, removal: GroupRemoval): string[] {
  const { categories: count } = removal;
  return [
    count === 0
      ? 'It has no categories.'
      : `${categories(count)} ${wordFor(count, 'loses', 'lose')} this group. Categories are not deleted.`,
    ...leftAlone(removal),
    ...(isChecked(group.label)
      ? ["Recipes are checked for this group. Without it, users can't choose its categories."]
      : []),
    'Recipes made with it stay as they are.',
  ];
}
