import { mealTypeSlug, type PreferenceGroup } from '../../../data/catalogue.ts';
import { isNever } from '../sections-of-groups.ts';
import { chosenIn, type Selection, toggle } from '../selection.ts';
import { choicesOf, labelOf } from './choices.ts';
import { goesWith } from './clashes.ts';

/** Returns the allergens, diets and avoids that are in one selection and missing in the next. */
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

/** What Random changed in a selection. */
export type Draw = {
  /** The choices that it made. */
  drawn: Selection;
  /** The allergens, diets and avoids that it removed. */
  dropped: Selection;
};

/**
 * Returns the selection with the choices that Random removed. Choices that Random made are removed when they clash with them;
 * choices made by hand, the meal type, and the other allergens, diets and avoids stay.
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
