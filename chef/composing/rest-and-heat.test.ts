import { expect, test } from 'vitest';
import type { Selections } from '#contract/constraint-labels.ts';
import { attemptDish } from './attempt-dish.ts';

function dishFor(selections: Selections, seed: string) {
  const attempt = attemptDish({ selections, wish: '' }, seed);
  if (!('dish' in attempt)) throw new Error(attempt.refusal);
  return attempt.dish;
}
const seeds = ['a', 'b', 'c', 'd', 'e', 'f'];

test.each(['Beef', 'Pork', 'Lamb'])(
  '%s that is cooked to 63 °C rests, or is cut small and cooked through',
  (meat) => {
    for (const seed of seeds) {
      const { steps, title } = dishFor({ Course: ['Dinner'], 'Prefer Using': [meat] }, seed);
      const method = steps.map(({ text }) => text).join(' ');
      const needsRest = /well browned and 63 °C/.test(method);
      expect([title, !needsRest || /\brests?\b/i.test(method)]).toEqual([title, true]);
    }
  },
);

test.each(['Hot and Spicy', 'Extra Hot'])('%s is hotter than a mild chilli powder', (level) => {
  for (const seed of seeds) {
    const { chosen, description } = dishFor({ Course: ['Dinner'], 'Spice Level': [level] }, seed);
    const hot = chosen.filter(({ ingredient }) => ingredient.tags.has('hot'));
    const isHot = hot.some(({ ingredient }) => !ingredient.one.includes('mild'));
    expect(isHot || /chilli heat/.test(description)).toBe(true);
  }
});

test('what was asked for and is not met is said, in good sentences', () => {
  const sweet = dishFor({ Course: ['Dessert'], 'Spice Level': ['Mild Heat'] }, 'a');
  expect(sweet.description).toContain('no chilli heat');
  const without = dishFor(
    {
      Course: ['Dinner'],
      'Dietary Constraints': ['Vegan', 'Gluten-Free'],
      'Prefer Using': ['Chicken'],
    },
    'a',
  );
  expect(without.description).toMatch(/Made without chicken, as “.*” and “.*” ask\./);
});
