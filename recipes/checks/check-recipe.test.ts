import { describe, expect, test } from 'vitest';
import { countNutrition } from '../nutrition/count-nutrition.ts';
import { checkFoodSafety } from './food-safety.ts';
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

describe('food safety', () => {
  const notes = (ingredients: string[], instructions: string[]) =>
    checkFoodSafety(dish(ingredients, instructions)).findings.map(({ reason }) => reason);

  test.each([
    ['500 g chicken thigh', 'Fry the chicken for 5 minutes.', '74 °C'],
    ['400 g beef mince', 'Brown the mince.', '71 °C'],
    ['2 pork chops', 'Fry the pork.', '63 °C'],
    ['2 salmon fillets', 'Fry the salmon.', '63 °C'],
    ['4 eggs', 'Stir the eggs gently.', '71 °C'],
  ])('%s without a temperature is noted', (line, step, temperature) => {
    expect(notes([line], [step]).join()).toContain(temperature);
  });

  test('a stated temperature or its sign is enough, but an oven’s heat is not', () => {
    expect(notes(['500 g chicken thigh'], ['Roast until 74 °C inside.'])).toEqual([]);
    expect(notes(['500 g chicken thigh'], ['Roast until 165 °F inside.'])).toEqual([]);
    expect(notes(['2 salmon fillets'], ['Fry until opaque and flaking.'])).toEqual([]);
    expect(notes(['500 g chicken thigh'], ['Roast at 200 °C for 10 minutes.'])).not.toEqual([]);
  });

  test('fish sauce is no fish to be cooked, and chicken is not washed', () => {
    expect(notes(['2 tbsp fish sauce', '200 ml chicken stock'], ['Stir in.'])).toEqual([]);
    expect(
      notes(['500 g chicken breast'], ['Rinse the chicken well, then cook to 74 °C.']).join(),
    ).toContain('rinse');
  });
});

describe('plausibility', () => {
  const findings = (ingredients: string[], instructions: string[]) =>
    checkPlausibility(dish(ingredients, instructions), countNutrition(ingredients, 4)).findings;

  test('accepts an ordinary dish', () => {
    expect(
      findings(['300 g rice', '1 tsp salt', '2 tbsp olive oil'], ['Simmer for 12 minutes.']),
    ).toEqual([]);
  });

  test('notes a heap of salt, a litre of oil, and a step longer than the recipe', () => {
    expect(findings(['100 g salt'], ['Stir.'])).toHaveLength(1);
    expect(findings(['1 l olive oil'], ['Stir.']).length).toBeGreaterThan(0);
    expect(findings(['300 g rice'], ['Simmer for 2 hours.'])).toHaveLength(1);
    expect(findings(['300 g rice'], ['Chill for 2 hours.'])).toEqual([]);
  });
});
