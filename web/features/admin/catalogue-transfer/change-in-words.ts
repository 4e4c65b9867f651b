import type { CatalogueChange } from '#contract/catalogue-file.ts';

/** One field of a change: "Sort Order", "3", "5". */
export type FieldChange = { field: string; before: string; after: string };
type Place = { slug: string; sort_order: number };
/** Group names by slug. Unknown groups are missing. */
export type GroupNames = ReadonlyMap<string, string>;

/** Field labels, with the names and the order of the forms. */
const fields: Record<string, string> = {
  name: 'Name',
  description: 'Description',
  icon: 'Icon',
  sort_order: 'Sort Order',
  is_active: 'Status',
  constraint_label: 'Prompt label',
  groups: 'Groups',
};

function placesIn(value: unknown): Place[] {
  return Array.isArray(value) ? (value as Place[]) : [];
}

function groupsInWords(value: unknown, names: GroupNames, withPlaces: boolean): string {
  const words = placesIn(value).map(({ slug, sort_order }) => {
    const name = names.get(slug) ?? slug;
    return withPlaces ? `${name} (${sort_order})` : name;
  });
  return words.join(', ') || 'None';
}

function inWords(value: unknown): string {
  if (value === true) return 'Active';
  if (value === false) return 'Inactive';
  return value === null || value === undefined || value === '' ? 'None' : String(value);
}

/** Returns the groups of a new row as text. */
export function groupsOf({ after }: CatalogueChange, names: GroupNames): string {
  return groupsInWords(after.groups, names, false);
}

/** Returns the changed fields. When a category only moves within its groups, the groups are shown with their sort orders. */
export function fieldChanges({ before, after }: CatalogueChange, names: GroupNames): FieldChange[] {
  if (!before) return [];
  return Object.keys(fields)
    .filter((key) => key in before)
    .map((key) => {
      const field = fields[key] ?? key;
      if (key !== 'groups')
        return { field, before: inWords(before[key]), after: inWords(after[key]) };
      const [was, willBe] = [false, true].map((withPlaces) => [
        groupsInWords(before[key], names, withPlaces),
        groupsInWords(after[key], names, withPlaces),
      ]);
      const [shownBefore = '', shownAfter = ''] = (was?.[0] === was?.[1] ? willBe : was) ?? [];
      return { field, before: shownBefore, after: shownAfter };
    });
}
