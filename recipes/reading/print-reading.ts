import type { Reading } from './read-recipe.ts';

/** Returns what an answer says, without defaults: null or an empty list for what is missing. Times are in minutes, nutrition is per serving. */
export function printReading(reading: Reading) {
  const { given, stated } = reading;
  return {
    title: given.title ?? null,
    description: given.description ?? null,
    ingredients: given.ingredients,
    instructions: given.instructions,
    prepTime: given.prepTimeMinutes ?? null,
    cookTime: given.cookTimeMinutes ?? null,
    servings: given.servings ?? null,
    difficulty: given.difficulty ?? null,
    tips: given.tips,
    nutrition: stated,
    /** Why the answer contains no recipe. */
    error: reading.ok ? null : reading.problem,
  };
}
