/** What the list can be sorted by (spec §2), in the words of the address; by name at first. */
export const sortings = [
  { value: 'name', label: 'Name', column: 'sort_name' },
  { value: 'sort-order', label: 'Sort Order', column: 'sort_order' },
  { value: 'created', label: 'Created Date', column: 'created_at' },
] as const;

export type Sorting = (typeof sortings)[number]['value'];

/** What an address says of it; whatever it does not know is the name. */
export function sortingNamed(word: string | null): Sorting {
  return sortings.find(({ value }) => value === word)?.value ?? 'name';
}
