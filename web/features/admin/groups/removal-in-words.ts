import { countOf, numberInWords, wordFor } from '#contract/in-words.ts';
import type { AdminGroup } from './admin-group.ts';
import { isChecked } from './prompt-label.ts';
import type { GroupRemoval } from './save-group.ts';

const categories = (count: number) => countOf(count, 'category', 'categories');

function leftAlone({ categories: all, leftInNoGroup: alone }: GroupRemoval): string[] {
  if (alone === 0) return [];
  if (all === 1) return ['It stands in no other group, so cooks are not offered it any more.'];
  if (alone === all) {
    return ['None of them stands in another group, so cooks are not offered them any more.'];
  }
  return alone === 1
    ? ['1 of them stands in no other group, so cooks are not offered it any more.']
    : [
        `${numberInWords(alone)} of them stand in no other group, so cooks are not offered them any more.`,
      ];
}

/** What goes with a group, and what stays, a sentence each. */
export function removalInWords(group: AdminGroup, removal: GroupRemoval): string[] {
  const { categories: count } = removal;
  return [
    count === 0
      ? 'No category stands in it.'
      : `${categories(count)} ${wordFor(count, 'loses', 'lose')} this group. Categories are not deleted.`,
    ...leftAlone(removal),
    ...(isChecked(group.label)
      ? ['Recipes are checked for this group. Without it cooks cannot choose what stands in it.']
      : []),
    'Recipes that were made with it stay as they are, with their “Checked for” line.',
  ];
}
