import type { RecipeWriter, WrittenRecipe } from '#chef/write-recipe.ts';
import type { Pictured } from '#photographer/photograph.ts';

const courses = [
  ...['Dinner', 'Breakfast', 'Soup', 'Dessert', 'Lunch', 'Salad'],
  ...['Snack', 'Side Dish', 'Drink', 'Appetizer'],
];
/** How many dishes are composed for each place; the one with the least used kind and cuisine is taken. */
const candidates = 4;

const picturedOf = ({ draft, cuisine, course }: WrittenRecipe): Pictured => ({
  title: draft.title,
  description: draft.description,
  ingredients: draft.ingredients,
  instructions: draft.instructions,
  servings: draft.servings,
  photoPrompt: draft.photoPrompt,
  cuisine,
  course,
});
const kindOf = ({ source }: WrittenRecipe) => ('path' in source ? source.path : source.composed);

/** Returns `count` dishes of the chef, spread over courses, cuisines and kinds of dish. Deterministic for a seed. */
export function spreadDishes(writer: RecipeWriter, count: number, seed: string): Pictured[] {
  const used = new Map<string, number>();
  const timesUsed = (recipe: WrittenRecipe) =>
    (used.get(kindOf(recipe)) ?? 0) * 2 + (used.get(recipe.cuisine ?? '') ?? 0);
  return Array.from({ length: count }, (_, at) => {
    const course = courses[at % courses.length] ?? 'Dinner';
    const dishes = Array.from({ length: candidates }, (_unused, candidate) => {
      const constraints = { selections: { Course: [course] }, wish: '' };
      const written = writer.write(constraints, `${seed}·${at}·${candidate}`);
      return 'refusal' in written ? [] : [written];
    }).flat();
    const [rarest] = dishes.sort((one, other) => timesUsed(one) - timesUsed(other));
    if (!rarest) throw new Error(`The chef knows no dish for ${course}`);
    for (const name of [kindOf(rarest), rarest.cuisine ?? ''])
      used.set(name, (used.get(name) ?? 0) + 1);
    return picturedOf(rarest);
  });
}
