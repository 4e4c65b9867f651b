import { ingredient } from '#recipes/pantry/pantry.ts';
import { keyOf } from '#recipes/selections/names.ts';
import type { Requirements } from '#recipes/selections/requirements.ts';
import type { CookbookDish } from '../cookbook/dish.ts';
import { countsPortions } from '../cookbook/printing/scale-counts.ts';
import type { FoundDish } from '../finding/rank-dish.ts';

/** Tags that are never for children: the ingredient is poured in and not boiled off. A spoonful of vanilla extract does not count. */
const grownUp = new Set(['alcohol', 'caffeine'] as const);
const spoonful = /^(?:vanilla|cocoa|cacao|drinking-chocolate|.*chocolate$)/;

/** Returns whether a drink or a dessert is for adults only. */
const isForAdults = ({ courses, ingredients }: CookbookDish): boolean =>
  courses.some((course) => course === 'Drink' || course === 'Dessert') &&
  ingredients.some(
    ({ pantryId, isOptional }) =>
      !isOptional &&
      !spoonful.test(pantryId) &&
      [...grownUp].some((tag) => ingredient(pantryId).tags.has(tag)),
  );

/** From this multiple of the servings on, "half of the batter" in the steps is no longer half of the scaled amount. */
const muchMore = 1.5;

/** Returns whether a dish suits the meal badly although it breaks no choice. */
function isOutOfPlace(dish: CookbookDish, { styles, servings }: Requirements): boolean {
  const hasChildren = styles.some((name) => keyOf(name) === 'family friendly');
  const isForMany = servings !== undefined && servings > muchMore * dish.servings;
  return (hasChildren && isForAdults(dish)) || (isForMany && countsPortions(dish));
}

/** Maximum rank difference by which a worse match may come first. It is less than the cost of another cuisine. */
const handicap = 3;

/** Sorts out-of-place dishes behind all dishes that fit nearly as well. The order is otherwise unchanged. */
export function withoutOutOfPlace(
  found: readonly FoundDish[],
  requirements: Requirements,
): FoundDish[] {
  const held: FoundDish[] = [];
  const out: FoundDish[] = [];
  for (const one of found) {
    while (held[0] && held[0].rank + handicap < one.rank) out.push(...held.splice(0, 1));
    (isOutOfPlace(one.dish, requirements) ? held : out).push(one);
  }
  return [...out, ...held];
}
