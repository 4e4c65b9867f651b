import { expect, test } from 'vitest';
import type { Selections } from '#contract/constraint-labels.ts';
import { createChef } from './chef.ts';
import { explainClash } from './explain-clash.ts';

const refusalOf = (selections: Selections) => createChef().refusal?.({ selections, wish: '' });

test('names what clashes, and not what has nothing to do with it', () => {
  const refusal = refusalOf({
    Course: ['Dinner'],
    'Prep Time': ['No Prep'],
    Allergens: ['Lupin'],
    Servings: ['4 Servings'],
  });
  expect(refusal).toContain('“No Prep” leaves no dish for “Dinner”');
  expect(refusal).not.toContain('Lupin');
  expect(refusal).toContain('no credit was used');
});

test('names both where either of them would do alone', () => {
  const constraints = {
    selections: { 'Cook Time': ['No Cook'], Avoid: ['Fruit', 'Leaves'] },
    wish: '',
  };
  const said = explainClash(constraints, ({ selections }) => (selections.Avoid ?? []).length < 2);
  expect(said).toContain('“Fruit” and “Leaves” go against each other');
  expect(said).not.toContain('No Cook');
});

test('never refuses what is solvable: five minutes without heat', () => {
  for (const course of ['Dinner', 'Soup', 'Drink']) {
    const times: Selections = { 'Prep Time': ['5 Minute Prep'], 'Cook Time': ['No Cook'] };
    expect(refusalOf({ Course: [course], ...times })).toBeUndefined();
  }
});
