import type { CookbookDish, Segment } from '#chef/cookbook/dish.ts';
import { keyOf } from '#recipes/selections/names.ts';

/** A food of a wish: its name and its ids in the pantry. */
type Named = { name: string; ids: ReadonlySet<string> };

/** Names that stand for several foods, of which the cook may name one: "firm white fish" is cod, if the cook has cod. */
const generic = /\b(?:(?:firm )?white fish(?: fillets?)?|fish fillets?)\b/i;

/**
 * Returns a dish whose foods with a general name are called as the wish calls them: cod in place of "firm white fish". The pantry counts
 * both as the same food.
 */
export function nameAsWished(dish: CookbookDish, foods: readonly Named[]): CookbookDish {
  const nameFor = new Map<number, string>();
  for (const [at, { name, pantryId }] of dish.ingredients.entries()) {
    const food = foods.find(({ ids }) => ids.has(pantryId));
    const isOther = food && !generic.test(food.name) && keyOf(food.name) !== 'fish';
    if (isOther && generic.test(name)) nameFor.set(at, food.name.toLowerCase());
  }
  if (nameFor.size === 0) return dish;
  const renamed = (text: string, at: number) => text.replace(generic, nameFor.get(at) ?? text);
  const called = (one: Segment): Segment =>
    one.kind === 'ingredient' && nameFor.has(one.ingredient)
      ? { ...one, text: renamed(one.text, one.ingredient) }
      : one;
  return {
    ...dish,
    ingredients: dish.ingredients.map((one, at) =>
      nameFor.has(at) ? { ...one, name: renamed(one.name, at) } : one,
    ),
    steps: dish.steps.map((step) => ({ ...step, segments: step.segments.map(called) })),
  };
}
