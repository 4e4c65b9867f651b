import { expect, test } from 'vitest';
import type { Selections } from '#contract/constraint-labels.ts';
import { refusalOf as refusalFor } from './attempt-dish.ts';
import { explainClash } from './explain-clash.ts';

const refusalOf = (selections: Selections) => refusalFor({ selections, wish: '' });

test('names the clashing choice and no unrelated choice', () => {
  const refusal = refusalOf({
    Course: ['Dinner'],
    'Prep Time': ['No Prep'],
    Allergens: ['Lupin'],
    Servings: ['4 Servings'],
  });
  expect(refusal).toContain(
    "“No Prep” doesn't fit your other choices: we have no dish for “Dinner”",
  );
  expect(refusal).not.toContain('Lupin');
  expect(refusal).toContain('no credit was used');
});

test('names both choices when removing either one would be enough', () => {
  const constraints = {
    selections: { 'Cook Time': ['No Cook'], Avoid: ['Fruit', 'Leaves'] },
    wish: '',
  };
  const said = explainClash(constraints, ({ selections }) => (selections.Avoid ?? []).length < 2);
  expect(said).toContain("“Fruit” and “Leaves” don't go together");
  expect(said).not.toContain('No Cook');
});

test('refuses Dinner without salt but keeps other avoids and courses possible', () => {
  const refusal = refusalOf({ Course: ['Dinner'], Avoid: ['Salt'] });
  expect(refusal).toContain('We have no dish for “Dinner” that fits your choice: “Salt”.');
  expect(refusal).toContain('no credit was used');
  expect(refusalOf({ Course: ['Dessert'], Avoid: ['Salt'] })).toBeUndefined();
  for (const name of ['Black Pepper', 'Pepper', 'Oil', 'Water']) {
    expect(refusalOf({ Course: ['Dinner'], Avoid: [name] }), name).toBeUndefined();
  }
});

test('never refuses a solvable set: five minutes without heat', () => {
  for (const course of ['Dinner', 'Soup', 'Drink']) {
    const times: Selections = { 'Prep Time': ['5 Minute Prep'], 'Cook Time': ['No Cook'] };
    expect(refusalOf({ Course: [course], ...times })).toBeUndefined();
  }
});
