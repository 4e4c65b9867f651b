import type { PreferenceGroup } from '../../../data/catalogue.ts';
import { chosenIn, nothingSelected, type Selection, toggle } from '../selection.ts';

/** More choices than a user would select; limits the work for a very long URL. */
const maxChoices = 60;

/** The selection and the cook's own words. */
export type Order = { selection: Selection; q: string };

/** Returns the URL of the generate screen for an order: each choice as `choice=group.category`, by their slugs. */
export function orderAddress({ selection, q }: Order, groups: readonly PreferenceGroup[]): string {
  const query = new URLSearchParams();
  for (const group of groups) {
    const chosen = chosenIn(selection, group.slug);
    for (const { slug, name } of group.categories) {
      if (chosen.includes(name)) query.append('choice', `${group.slug}.${slug}`);
    }
  }
  if (q.trim()) query.set('q', q.trim());
  return query.size > 0 ? `/generate?${query}` : '/generate';
}

/** Reads the choices from the URL of an order. Choices that are not in the catalogue are ignored. */
export function choicesInAddress(
  query: URLSearchParams,
  groups: readonly PreferenceGroup[],
): Selection {
  const asked = new Set(query.getAll('choice').slice(0, maxChoices));
  let selection = nothingSelected;
  for (const group of groups) {
    for (const { slug, name } of group.categories) {
      if (asked.has(`${group.slug}.${slug}`)) selection = toggle(selection, group.slug, name);
    }
  }
  return selection;
}
