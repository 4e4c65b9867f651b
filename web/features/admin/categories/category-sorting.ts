/** The sort options of the list (spec §2), with their values in the address. The default is name. */
export const sortings = [
  { value: 'name', label: 'Name', column: 'sort_name' },
  { value: 'sort-order', label: 'Sort Order', column: 'sort_order' },
  { value: 'created', label: 'Created Date', column: 'created_at' },
] as const;

export type Sorting = (typeof sortings)[number]['value'];

/** Returns the sort option in an address; name for an unknown value. */
export function sortingNamed(word: string | null): Sorting {
  return sortings.find(({ value }) => value === word)?.value ?? 'name';
}
