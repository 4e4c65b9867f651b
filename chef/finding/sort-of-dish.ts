import { isPart } from '../cookbook/dish.ts';
import { isAlsoNamed } from './is-of-kind.ts';
import type { Known } from './known-dish.ts';

/** Kinds of dish that a cook tells apart by a look at the plate. */
const kinds = [
  ...(['soup', 'stew', 'curry', 'salad', 'pie', 'cake', 'pasta', 'noodle'] as const),
  ...(['sandwich', 'chilli', 'pancake', 'omelette', 'pizza', 'roast', 'casserole'] as const),
  ...(['cookie', 'biscuit', 'muffin', 'brownie', 'tart', 'pudding', 'dumpling'] as const),
  ...(['taco', 'burger', 'porridge', 'smoothie'] as const),
];

/** Returns what a dish is eaten as: none of these stands in for another. */
function placeOf({ dish, keys }: Known): string {
  if (dish.path.startsWith('breads/')) return 'bread';
  if (isPart(dish)) return 'part';
  const [first = ''] = keys.courses;
  return first === 'drink' || first === 'dessert' ? first : 'savoury';
}

const kindsOf = (known: Known): string[] =>
  kinds.filter(
    (kind) =>
      known.nameWords.has(kind) || known.keys.courses.includes(kind) || isAlsoNamed(known, kind),
  );

/**
 * Returns how far apart the sorts of two dishes are: 0 for soup and soup, 1 where one is a soup and the other is not, 2 for a soup and
 * a bread.
 */
export function sortsApart(one: Known, other: Known): number {
  if (placeOf(one) !== placeOf(other)) return 2;
  const [own, others] = [kindsOf(one), kindsOf(other)];
  return own.length === 0 || own.some((kind) => others.includes(kind)) ? 0 : 1;
}
