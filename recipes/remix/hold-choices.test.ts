import { expect, test } from 'vitest';
import type { RemixBase, RemixChange } from '#contract/remix.ts';
import type { Verdict } from '../recipe.ts';
import { holdChoices, isKeptAlready } from './hold-choices.ts';

const base: RemixBase = {
  title: 'Tomato Rice',
  description: '',
  ingredients: ['300 g rice', '2 tomatoes', '1 onion', '2 tbsp olive oil'],
  instructions: ['Cook everything for 20 minutes.'],
  tips: [],
  prepTimeMinutes: 10,
  cookTimeMinutes: 20,
  servings: 2,
  difficulty: 'Easy',
  nutrition: null,
  imageUrl: null,
};
const verdict = (
  check: Verdict['check'],
  subject: string,
  outcome: Verdict['outcome'] = 'passed',
) => ({ check, subject, outcome, findings: [] }) satisfies Verdict;
const checks = [
  verdict('dietary', 'Vegan'),
  verdict('allergens', 'Peanuts', 'noted'),
  verdict('avoid', 'Mushrooms'),
  verdict('grounding', 'Every ingredient is used'),
];
const tastes = {
  Cuisine: ['Spanish'],
  'Time Target': ['Under 45 Minutes'],
  Servings: ['2'],
  'Prefer Using': ['Rice'],
  Allergens: ['never taken from here'],
};
const wish: RemixChange = { kind: 'wish', text: 'more herbs' };
const held = { 'Dietary Constraints': ['Vegan'], Allergens: ['Peanuts'], Avoid: ['Mushrooms'] };

test('keeps what the base was checked for, and its lasting tastes', () => {
  expect(holdChoices({ base, checks, tastes }, wish)).toEqual({
    Cuisine: ['Spanish'],
    'Time Target': ['Under 45 Minutes'],
    ...held,
  });
});

test('a time change replaces the chosen time target', () => {
  const change: RemixChange = { kind: 'time', minutesLess: 10 };
  expect(holdChoices({ base, checks, tastes }, change)).toEqual({ Cuisine: ['Spanish'], ...held });
});

test('adds a new diet to the choices that are already kept', () => {
  const change: RemixChange = { kind: 'diet', groupSlug: 'allergens', name: 'Milk' };
  const asked = { label: 'Allergens', name: 'Milk' } as const;
  const choices = holdChoices({ base, checks, tastes: {} }, change, asked);
  expect(choices).toEqual({ ...held, Allergens: ['Peanuts', 'Milk'] });
});

test('a swapped-in food overrides a dislike, but not a diet or an allergen', () => {
  const swapIn = (name: string): RemixChange => ({ kind: 'swap', out: '1 onion', in: name });
  const mushrooms = holdChoices({ base, checks, tastes: {} }, swapIn('mushrooms'));
  expect(mushrooms).toEqual({ 'Dietary Constraints': ['Vegan'], Allergens: ['Peanuts'] });
  for (const food of ['chicken', 'peanuts']) {
    expect(holdChoices({ base, checks, tastes: {} }, swapIn(food))).toEqual(held);
  }
});

test('drops a diet that a hand-edited base breaks, but keeps its allergens', () => {
  const changed = { ...base, ingredients: [...base.ingredients, '50 g butter', '20 g peanuts'] };
  expect(holdChoices({ base: changed, checks, tastes: {} }, wish)).toEqual({
    Allergens: ['Peanuts'],
    Avoid: ['Mushrooms'],
  });
});

test('a diet is already kept when its check passed and the list still follows it', () => {
  const is = (name: string, over: Partial<RemixBase> = {}) =>
    isKeptAlready(
      { base: { ...base, ...over }, checks, tastes: {} },
      { label: 'Dietary Constraints', name },
    );
  expect(is('Vegan')).toBe(true);
  expect(is('Vegan', { ingredients: ['50 g butter'] })).toBe(false);
  expect(is('Gluten-Free')).toBe(false);
  const peanuts = { label: 'Allergens', name: 'Peanuts' } as const;
  expect(isKeptAlready({ base, checks, tastes: {} }, peanuts)).toBe(false);
});
