import { ingredient } from '#recipes/pantry/pantry.ts';
import { keyOf } from '#recipes/selections/names.ts';
import type { Requirements } from '#recipes/selections/requirements.ts';
import type { CookbookDish } from '../cookbook/dish.ts';
import { countsPortions } from '../cookbook/printing/scale-counts.ts';
import type { FoundDish } from '../finding/find-dishes.ts';

/** What is never for children: it is poured and not boiled away. A spoonful of vanilla extract is none of it. */
const grownUp = new Set(['alcohol', 'caffeine'] as const);
const spoonful = /^(?:vanilla|cocoa|cacao|drinking-chocolate|.*chocolate$)/;

/** Whether a drink or a dessert is for grown-ups only. */
const isForAdults = ({ courses, ingredients }: CookbookDish): boolean =>
  courses.some((course) => course === 'Drink' || course === 'Dessert') &&
  ingredients.some(
    ({ pantryId, isOptional }) =>
      !isOptional &&
      !spoonful.test(pantryId) &&
      [...grownUp].some((tag) => ingredient(pantryId).tags.has(tag)),
  );

/** From so many times the servings on "half of the batter" in the steps is no longer half of what the cook has. */
const muchMore = 1.5;

/** Whether a cook who thinks of the table would rather make something else, though it breaks no choice. */
function isOutOfPlace(dish: CookbookDish, { styles, servings }: Requirements): boolean {
  const hasChildren = styles.some((name) => keyOf(name) === 'family friendly');
  const isForMany = servings !== undefined && servings > muchMore * dish.servings;
  return (hasChildren && isForAdults(dish)) || (isForMany && countsPortions(dish));
}

/** So much less well another dish may fit and still come first: less than another cuisine. */
const handicap = 3;

/** Dishes in their order, those that are out of place behind all that fit nearly as well. */
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
