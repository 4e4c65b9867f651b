import { expect, test } from 'vitest';
import { checkAgain } from '#recipes/checks/check-again.ts';
import { recipeSchema } from '#recipes/recipe.ts';
import sample from './sample-recipe.json' with { type: 'json' };

test('the sample recipe passes the current checks, including its diets and allergens', () => {
  const recipe = recipeSchema.parse({ ...sample, notes: [] });
  const { checks, breaches } = checkAgain(recipe, recipe.checks);
  expect(breaches).toEqual([]);
  expect(checks.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
  expect(checks.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(['Vegetarian', 'Peanuts', 'Tree Nuts']),
  );
});
