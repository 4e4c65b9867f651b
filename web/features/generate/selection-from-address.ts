import { mealTypeSlug, type PreferenceGroup } from '../../data/catalogue.ts';
import { chosenIn, type Selection, toggle } from './selection.ts';
import { choicesInAddress } from './visitor/order-address.ts';

function isNamed(category: { slug: string; name: string }, wanted: string): boolean {
  const asked = wanted.trim().toLowerCase();
  return category.slug === asked || category.name.toLowerCase() === asked;
}

/**
 * Returns the initial selection of the screen from the URL: `mealType` names a meal type, `category` a category of any group, by slug
 * or by name, and each `choice` a choice of a visitor's order. Values that are not in the catalogue are ignored.
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
  // mealType is more specific: it wins if both parameters name a meal type.
  if (mealType) selection = { ...selection, [mealTypeSlug]: [mealType.category.name] };
  return selection;
}
