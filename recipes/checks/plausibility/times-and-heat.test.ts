import { describe, expect, test } from 'vitest';
import { countNutrition } from '../../nutrition/count-nutrition.ts';
import type { Nutrition } from '../../recipe.ts';
import { checkPlausibility } from '../plausibility.ts';

const ingredients = ['600 g chicken thighs', '400 g potatoes', '2 tbsp olive oil'];

/** Takes the preparation and cooking times in minutes, then the steps. */
function judgeSteps(prep: number, cook: number, ...instructions: string[]) {
  const times = { prepTimeMinutes: prep, cookTimeMinutes: cook, servings: 4 };
  const recipe = { title: 'Supper', ingredients, instructions, ...times };
  return checkPlausibility(recipe, countNutrition(ingredients, 4));
}

describe('times that fit the steps', () => {
  test('notes a step of hours in a recipe of 20 minutes, with the step number', () => {
    const verdict = judgeSteps(5, 15, 'Chop the potatoes.', 'Simmer the chicken for 3 hours.');
    expect(verdict.outcome).toBe('noted');
    expect(verdict.findings[0]?.reason).toBe(
      'Step 2 takes “3 hours”, but the recipe says 20 minutes in all.',
    );
  });

  test('notes days of cooking, and days of which the recipe knows nothing', () => {
    const cook = 'Cook, 2880 minutes: simmer the chicken. Stand the pan aside.';
    expect(judgeSteps(3000, 20, cook).outcome).toBe('noted');
    expect(
      judgeSteps(20, 20, 'Prep, 2880 minutes: pour it into the jar. Stand it out of the sun.')
        .outcome,
    ).toBe('noted');
  });

  test('overlapping steps may add up to more than the stated time', () => {
    const steps = ['Fry for 15 minutes.', 'Simmer for 25 minutes.', 'Bake for 25 minutes.'];
    expect(judgeSteps(10, 20, ...steps).outcome).toBe('passed');
  });

  test.each<[number, number, ...string[]]>([
    [10, 20, 'Marinate the chicken overnight.'],
    [6000, 20, 'Ferment: tie a cloth over the jar. Put it in a sunny spot for 4 days.'],
    [3000, 20, 'Prep, 2880 minutes (48 hours): pour it into the jar and stand it out of the sun.'],
    [10, 20, 'Leave the dough to rise for 18 hours.'],
    [10, 20, 'Chill for at least 4 hours, until firm.'],
    [10, 20, 'Prove in the fridge for 2 to 3 days.'],
    [10, 20, 'Rest for 1 hour before you carve.'],
    [10, 20, 'Soak the beans for 12 hours.'],
    [10, 20, 'Store in a jar for up to 5 days.'],
    [10, 20, 'Stir every 90 minutes or so.'],
    [10, 20, 'Toast it. A day-old loaf toasts better than a fresh one.'],
    [10, 20, 'Simmer for 20 minutes, or for 2 hours if you have the time.'],
    [10, 20, 'Freeze for 6 hours, then serve.'],
    [10, 480, 'Cook on low for 8 hours.'],
    [10, 30, 'Roast for 30 minutes.', 'Meanwhile, simmer the sauce for 25 minutes.'],
    [10, 30, 'Roast for 30 minutes.', 'While it roasts, boil the potatoes for 20 minutes.'],
    [5, 10, 'Fry for 20 seconds.', 'Fry for 5–7 minutes.', 'Fry for 3 minutes.'],
  ])('accepts %i + %i minutes: %s', (prep, cook, ...steps) => {
    expect(judgeSteps(prep, cook, ...steps).findings).toEqual([]);
  });

  test('notes cooking for more than a day, whatever time is stated', () => {
    expect(judgeSteps(10, 3000, 'Bake for 3000 minutes.').outcome).toBe('noted');
  });
});

describe('heat', () => {
  const heat = (step: string) => {
    const { outcome, severity } = judgeSteps(20, 60, step);
    return [outcome, severity].filter(Boolean).join(' ');
  };

  test.each([
    'Heat the oven to 220 °C (200 °C fan, gas mark 7).',
    'Preheat the oven to 425°F.',
    'Bake at 300 °C on a stone.',
    'Preheat the oven to 575 °F.',
    'Bake the meringues at 90 °C for 1 hour.',
    'Prove in an oven at 35 °C.',
    'Dry in the oven at 45 °C.',
    'Out of the oven, ladle the 25 °C syrup over the hot baklava.',
    'Beat it between baking paper until it bends (about 13 °C).',
    'Roast until the middle reaches 48 °C on a thermometer.',
    'Cook in a pizza oven at 450 °C.',
    'Heat the oil to 180 °C and fry.',
    'Brush the rolls with the sunflower oil and cook on a hot grill pan (about 220 °C).',
    'Add the sunflower oil, turn up to high, about 220 °C, and stir the garlic in.',
    'Warm the milk to 40 °C.',
  ])('accepts: %s', (step) => {
    expect(heat(step)).toBe('passed');
  });

  test.each([
    ['Heat the oven to 350 °C.', 'noted'],
    ['Bake the buns at 20 °C until golden.', 'noted'],
    ['Bake in a hot oven (350 °C).', 'noted'],
    ['Fry in the hot olive oil (290 °C).', 'noted'],
    ['Bake at 400 °C dough side down.', 'noted'],
    ['Bake at 650 °F for 20 minutes.', 'noted'],
    ['Bake at 30 °C for 20 minutes.', 'noted'],
    ['Set the oven to gas mark 14.', 'noted'],
    ['Heat the oil to 260 °C and fry the chicken.', 'noted'],
    ['Heat the oven to 1800 °C.', 'failed repairable'],
  ])('%s: %s', (step, outcome) => {
    expect(heat(step)).toBe(outcome);
  });
});

describe('energy', () => {
  const full: Nutrition = { ...countNutrition(ingredients, 4), matchedShare: 1 };
  function energy(energyKcal: number, title = 'Supper', more?: Partial<Nutrition>) {
    const times = { prepTimeMinutes: 10, cookTimeMinutes: 20, servings: 4 };
    const instructions = ['Cook for 20 minutes.'];
    const recipe = { title, ingredients, instructions, ...times };
    return checkPlausibility(recipe, { ...full, energyKcal, ...more }).outcome;
  }

  test.each([150, 650, 1200, 1900])(
    '%i kcal gets no note, because dishes can be light or rich',
    (kcal) => {
      expect(energy(kcal)).toBe('passed');
    },
  );

  test('notes more energy than any meal has when most of it was counted', () => {
    expect(energy(2600)).toBe('noted');
    expect(energy(2600, 'Supper', { matchedShare: 0.7 })).toBe('passed');
    expect(energy(2600, 'Supper', { energyIsDoubtful: true })).toBe('passed');
  });
});
