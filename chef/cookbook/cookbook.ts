import { z } from 'zod';
import { nutrientNames } from '#recipes/recipe.ts';
import { type CookbookDish, dishSchema } from './dish.ts';
import type { FindDish } from './printing/expand-dish.ts';

const nutrientsSchema = z.object(
  Object.fromEntries(nutrientNames.map((name) => [name, z.number().nonnegative()])) as Record<
    (typeof nutrientNames)[number],
    z.ZodNumber
  >,
);
/** Nutrients per serving of a dish as written, counted when the cookbook is compiled. */
type DishNutrients = z.infer<typeof nutrientsSchema>;

export const compiledSchema = z.object({
  dishes: z.array(dishSchema),
  nutrients: z.record(z.string(), nutrientsSchema),
});
export type CompiledCookbook = z.infer<typeof compiledSchema>;

/** The dishes that the chef cooks from. */
export type Cookbook = {
  dishes: readonly CookbookDish[];
  /** Returns a dish by its path, also a dish that is only a part of others. */
  find: FindDish;
  /** Returns the nutrients per serving as written, by the dish's path. */
  nutrientsOf(path: string): DishNutrients | undefined;
};

/** Creates a cookbook from dishes that are already read. */
function cookbookOf({ dishes, nutrients }: CompiledCookbook): Cookbook {
  const byPath = new Map(dishes.map((dish) => [dish.path, dish]));
  return { dishes, find: (path) => byPath.get(path), nutrientsOf: (path) => nutrients[path] };
}

/**
 * Reads the compiled cookbook, `build/cookbook.json`. It was validated when it was compiled; validating each dish again would
 * delay the first recipe by a third of a second.
 * @throws SyntaxError when the text is not JSON, Error when it is not a cookbook
 */
export function readCompiledCookbook(json: string): Cookbook {
  const compiled: Partial<CompiledCookbook> = JSON.parse(json);
  const { dishes, nutrients } = compiled;
  if (!Array.isArray(dishes) || !nutrients) {
    throw new Error('The compiled cookbook is damaged. Run: npm run build');
  }
  return cookbookOf({ dishes, nutrients });
}
