import { attemptDish } from '#chef/chef.ts';
import { type Dish, printLine } from '#chef/composing/dish.ts';
import { photoPromptOf } from '#chef/composing/photo-prompt.ts';
import type { Pictured } from '#recipes/photographer/photograph.ts';

const courses = [
  ...['Dinner', 'Breakfast', 'Soup', 'Dessert', 'Lunch', 'Salad'],
  ...['Snack', 'Side Dish', 'Drink', 'Appetizer'],
];
/** Of so many dishes the one is taken whose kind and cuisine were drawn least. */
const candidates = 4;

const picturedOf = (dish: Dish): Pictured => ({
  title: dish.title,
  description: dish.description,
  ingredients: dish.chosen.map(printLine),
  instructions: dish.steps.map(({ text }) => text),
  servings: dish.servings,
  photoPrompt: photoPromptOf(dish),
  cuisine: dish.cuisine.name,
  course: dish.course,
});

/** So many dishes of the chef, spread over courses, cuisines and kinds of dish; the same for the same seed. */
export function spreadDishes(count: number, seed: string): Pictured[] {
  const used = new Map<string, number>();
  const timesUsed = (dish: Dish) =>
    (used.get(dish.archetype.id) ?? 0) * 2 + (used.get(dish.cuisine.name) ?? 0);
  return Array.from({ length: count }, (_, at) => {
    const course = courses[at % courses.length] ?? 'Dinner';
    const dishes = Array.from({ length: candidates }, (_unused, candidate) => {
      const constraints = { selections: { Course: [course] }, wish: '' };
      const attempt = attemptDish(constraints, `${seed}·${at}·${candidate}`);
      return 'dish' in attempt ? [attempt.dish] : [];
    }).flat();
    const [rarest] = dishes.sort((one, other) => timesUsed(one) - timesUsed(other));
    if (!rarest) throw new Error(`The chef knows no dish for ${course}`);
    for (const name of [rarest.archetype.id, rarest.cuisine.name])
      used.set(name, (used.get(name) ?? 0) + 1);
    return picturedOf(rarest);
  });
}
