import { describe, expect, test } from 'vitest';
import { countNutrition } from './count-nutrition.ts';

const fatOf = (lines: string[], steps: string[]) => countNutrition(lines, 1, steps).fatG;

describe('frying oil', () => {
  const lines = [
    '150 g plain flour',
    '2 eggs',
    '100 g butter',
    '500 g tomatoes',
    '800 ml sunflower oil',
  ];
  const steps = [
    'Beat the flour and eggs to a dough.',
    'Heat the sunflower oil to 180 °C and fry the dough in batches. Drain on paper.',
    'Serve with a salad of the tomatoes.',
  ];

  test('counts only as absorbed when the steps deep-fry and the line states no use', () => {
    const without = fatOf(lines.slice(0, -1), steps);
    // A tenth of the flour and the eggs, not of the tomatoes.
    expect(fatOf(lines, steps) - without).toBeCloseTo(25, 0);
    expect(fatOf(lines, [])).toBeGreaterThan(700);
  });

  test('counts in full when nothing is fried', () => {
    const mayonnaise = ['2 egg yolks', '250 ml sunflower oil'];
    const whisk = ['Whisk the egg yolks and pour in the oil in a thin stream.'];
    expect(fatOf(mayonnaise, whisk)).toBeGreaterThan(220);
  });

  test('is absorbed only by the fried foods, also when the line says "for frying"', () => {
    const katsu = ['600 g chicken breast', '100 g panko', '300 g rice', '300 ml oil, for frying'];
    const fry = ['Boil the rice.', 'Coat the chicken in the panko.', 'Deep-fry the chicken.'];
    expect(fatOf(katsu, fry)).toBeLessThan(fatOf(katsu, []) - 25);
  });

  test('counts the absorbed amount that the line states', () => {
    const line = '1000 ml sunflower oil, for frying (about 60 ml is absorbed)';
    expect(fatOf(['500 g potatoes', line], [])).toBeCloseTo(55.7, 0);
  });
});
