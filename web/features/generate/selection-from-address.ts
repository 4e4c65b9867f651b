import { mealTypeSlug, type PreferenceGroup } from '../../data/catalogue.ts';
import { chosenIn, type Selection, toggle } from './selection.ts';
import { choicesInAddress } from './visitor/order-address.ts';

function isNamed(category: { slug: string; name: string }, wanted: string): boolean {
  const asked = wanted.trim().toLowerCase();
  return category.slug === asked || category.name.toLowerCase() === asked;
}

/**
 * The first selection of the screen: `mealType` names a meal type, `category` a category of any group, by slug or
 * by name, and each `choice` one of a visitor's order. What the catalogue does not know is left out.
 */
export function selectionFromAddress(
  query: URLSearchParams,
  groups: readonly PreferenceGroup[],
): Selection {
  const mealTypesFirst = [...groups].sort(
    (a, b) => Number(b.slug === mealTypeSlug) - Number(a.slug === mealTypeSlug),
  );
  const find = (wanted: string | null, among: readonly PreferenceGroup[]) =>
    among
      .flatMap((group) => group.categories.map((category) => ({ group, category })))
      .find(({ category }) => wanted !== null && isNamed(category, wanted));

  const mealType = find(
    query.get('mealType'),
    groups.filter((group) => group.slug === mealTypeSlug),
  );
  const category = find(query.get('category'), mealTypesFirst);
  let selection = choicesInAddress(query, groups);
  const isChosen =
    category && chosenIn(selection, category.group.slug).includes(category.category.name);
  if (category && !isChosen) {
    selection = toggle(selection, category.group.slug, category.category.name);
  }
  // mealType is the more exact word: where both name a meal type it wins.
  if (mealType) selection = { ...selection, [mealTypeSlug]: [mealType.category.name] };
  return selection;
}
