import type { CookbookDish } from '../../cookbook/dish.ts';

/** The herbs, cheeses and citrus fruits that cooks of a cuisine reach for first. */
const usual: Readonly<Record<string, readonly string[]>> = {
  Italian: ['basil', 'parmesan'],
  Greek: ['dill', 'feta'],
  Nordic: ['dill'],
  German: ['chives'],
  French: ['chives', 'goat-cheese'],
  British: ['chives'],
  Japanese: ['chives', 'sesame-seeds'],
  Korean: ['chives', 'sesame-seeds'],
  Turkish: ['parsley', 'feta'],
  'Middle Eastern': ['parsley', 'feta'],
  Mediterranean: ['parsley', 'feta'],
  Persian: ['mint', 'feta'],
  Moroccan: ['coriander', 'feta'],
  Indian: ['coriander'],
  Chinese: ['coriander', 'sesame-seeds'],
  Thai: ['coriander', 'lime-juice', 'cashews'],
  Vietnamese: ['coriander', 'lime-juice', 'peanuts'],
  Mexican: ['coriander', 'lime-juice'],
  Brazilian: ['coriander', 'lime-juice'],
  Caribbean: ['coriander', 'lime-juice'],
  Ethiopian: ['coriander'],
};
const elsewhere = ['parsley'];

/** Returns the forms of a food in the order in which a cook of the dish's cuisine would take them. */
export function formsFor({ cuisine }: CookbookDish, ids: Iterable<string>): string[] {
  const first = [...(usual[cuisine ?? ''] ?? []), ...elsewhere];
  const placeOf = (id: string) => (first.indexOf(id) + first.length + 1) % (first.length + 1);
  return [...ids].toSorted((one, other) => placeOf(one) - placeOf(other));
}
