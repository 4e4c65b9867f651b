import { expect, test } from 'vitest';
import type { Selections } from '#contract/constraint-labels.ts';
import { understand } from '#recipes/selections/understand.ts';
import { composeDish } from './compose.ts';
import { steeringNutrition } from './dish.ts';

test('aims within a diet at what a day of it allows: a keto meal has 12 g of net carbohydrate', () => {
  const selections: Selections = { 'Dietary Constraints': ['Keto'], Course: ['Dinner'] };
  const understanding = understand({ selections, wish: '' });
  if (!understanding.ok) throw new Error('not understood');
  const { requirements } = understanding;
  expect(requirements.goals.map(({ limits, aim }) => [limits, aim])).toEqual([
    [{ maxNetCarbohydrateG: 18 }, { maxNetCarbohydrateG: 12 }],
  ]);
  for (let seed = 0; seed < 12; seed++) {
    const dish = composeDish({ selections, wish: '' }, requirements, `keto ${seed}`);
    if (!dish) throw new Error('no dish');
    const { carbohydrateG, fibreG } = steeringNutrition(dish.chosen, dish.servings);
    expect(carbohydrateG - fibreG, dish.title).toBeLessThanOrEqual(12.5);
  }
});
