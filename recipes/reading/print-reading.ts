import type { Reading } from './read-recipe.ts';

/** What an answer says, without any default: null or an empty list where it says nothing. Times are minutes, nutrition is per serving. */
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
    /** Why the answer holds no recipe. */
    error: reading.ok ? null : reading.problem,
  };
}
