import { mealTypeSlug, type PreferenceGroup } from '../../../data/catalogue.ts';
import { isNever } from '../sections-of-groups.ts';
import { chosenIn, type Selection, toggle } from '../selection.ts';
import { choicesOf, labelOf } from './choices.ts';
import { goesWith } from './clashes.ts';

/** What of allergens, diets and avoids stood in a selection and does not in the next one. */
export function droppedBetween(
  before: Selection,
  after: Selection,
  groups: readonly PreferenceGroup[],
): Selection {
  return Object.fromEntries(
    groups
      .filter(isNever)
      .map(({ slug }) => {
        const kept = chosenIn(after, slug);
        return [slug, chosenIn(before, slug).filter((name) => !kept.includes(name))] as const;
      })
      .filter(([, names]) => names.length > 0),
  );
}

/** What Random did to a selection. */
export type Draw = {
  /** What it chose. */
  drawn: Selection;
  /** What it took away of allergens, diets and avoids. */
  dropped: Selection;
};

/**
 * A selection with the choices that Random took away. What Random chose and does not go together with them leaves; what was chosen by hand,
 * the meal type, and what else may not be in the dish stay.
 */
export function putBack(
  { drawn, dropped }: Draw,
  selection: Selection,
  groups: readonly PreferenceGroup[],
): Selection {
  let result = dropped;
  for (const group of groups) {
    const { slug } = group;
    for (const name of chosenIn(selection, slug)) {
      if (chosenIn(result, slug).includes(name)) continue;
      const stays =
        slug === mealTypeSlug || isNever(group) || !chosenIn(drawn, slug).includes(name);
      const choice = { label: labelOf(group), name };
      if (stays || goesWith(choicesOf(result, groups), choice)) result = toggle(result, slug, name);
    }
  }
  return result;
}
