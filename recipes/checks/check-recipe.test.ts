import { describe, expect, test } from 'vitest';
import { countNutrition } from '../nutrition/count-nutrition.ts';
import { checkPlausibility } from './plausibility.ts';

const base = {
  title: 'A Dish',
  description: '',
  tips: [],
  servings: 4,
  prepTimeMinutes: 10,
  cookTimeMinutes: 20,
};
const dish = (ingredients: string[], instructions: string[]) => ({
  ...base,
  ingredients,
  instructions,
});

describe('plausibility', () => {
  const findings = (ingredients: string[], instructions: string[]) =>
    checkPlausibility(dish(ingredients, instructions), countNutrition(ingredients, 4)).findings;

  test('accepts an ordinary dish', () => {
    expect(
      findings(['300 g rice', '1 tsp salt', '2 tbsp olive oil'], ['Simmer for 12 minutes.']),
    ).toEqual([]);
  });

  test('notes too much salt, a litre of oil and a step longer than the recipe', () => {
    expect(findings(['100 g salt'], ['Stir.'])).toHaveLength(1);
    expect(findings(['1 l olive oil'], ['Stir.']).length).toBeGreaterThan(0);
    expect(findings(['300 g rice'], ['Simmer for 2 hours.'])).toHaveLength(1);
    expect(findings(['300 g rice'], ['Chill for 2 hours.'])).toEqual([]);
  });
});
