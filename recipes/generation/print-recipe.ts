import type { Selections } from '#contract/constraint-labels.ts';
import { nutritionLines } from '../nutrition/nutrition-lines.ts';
import type { Recipe } from '../recipe.ts';

const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');
const section = (heading: string, body: string) => (body === '' ? [] : [`## ${heading}`, body]);

/**
 * Prints a recipe as text, in the format that the prompt asks for. The cook gets this text instead of the model's own words, because
 * the text around the model's recipe has not been parsed, checked or counted.
 * @param chosen the cook's selections; course and cuisine are printed
 */
export function printRecipe(recipe: Recipe, chosen: Selections): string {
  const { Course: courses = [], Cuisine: cuisines = [] } = chosen;
  const meta = [
    `Prep time: ${recipe.prepTimeMinutes} minutes`,
    `Cook time: ${recipe.cookTimeMinutes} minutes`,
    `Servings: ${recipe.servings}`,
    `Difficulty: ${recipe.difficulty}`,
    ...courses.map((course) => `Course: ${course}`),
    ...cuisines.map((cuisine) => `Cuisine: ${cuisine}`),
  ];
  return [
    `# ${recipe.title}`,
    recipe.description,
    ...section('Ingredients', bullets(recipe.ingredients)),
    ...section(
      'Instructions',
      recipe.instructions.map((step, index) => `${index + 1}. ${step}`).join('\n'),
    ),
    ...section("Chef's tips", bullets(recipe.tips)),
    ...section(
      'Nutrition per serving',
      recipe.nutrition ? bullets(nutritionLines(recipe.nutrition)) : '',
    ),
    ...section('Meta', bullets(meta)),
    ...section('Photo prompt', recipe.photoPrompt),
    '',
  ].join('\n\n');
}
