import { expect, test } from 'vitest';
import type { RemixBase, RemixChange } from '#contract/remix.ts';
import type { Draft } from '../reading/read-recipe.ts';
import { understand } from '../selections/understand.ts';
import { judgeAskedFor } from './asked-for.ts';
import { judgeRemix } from './judge-remix.ts';

const base: RemixBase = {
  title: 'Chicken Rice',
  description: '',
  ingredients: ['400 g chicken', '300 g rice', '2 carrots', '1 onion', '200 g peas', '1 lemon'],
  instructions: ['Cook everything for 30 minutes.'],
  tips: [],
  prepTimeMinutes: 20,
  cookTimeMinutes: 40,
  servings: 4,
  difficulty: 'Easy',
  nutrition: null,
  imageUrl: null,
};
const vegan: RemixChange = { kind: 'diet', groupSlug: 'dietary-constraints', name: 'Vegan' };

function requirementsOf(change: RemixChange) {
  const selections = change === vegan ? { 'Dietary Constraints': ['Vegan'] } : {};
  const understood = understand({ selections, wish: '', remix: { base, change } });
  if (!understood.ok) throw new Error('not understood');
  return understood.requirements;
}
const draftOf = (ingredients: string[], over: Partial<Draft> = {}): Draft => ({
  ...{ title: 'A Dish', description: '', ingredients, instructions: [], tips: [], photoPrompt: '' },
  ...{ prepTimeMinutes: 20, cookTimeMinutes: 20, servings: 4, difficulty: 'Easy' as const },
  ...over,
});
const judged = (change: RemixChange, ingredients: string[]) =>
  judgeRemix(draftOf(ingredients), requirementsOf(change)).map(
    ({ subject, outcome }) => `${subject}: ${outcome}`,
  );

test('foods that the change forbids do not count as dropped', () => {
  const rest = ['300 g tofu', '250 g rice', '3 carrots', '1 onion'];
  expect(judged(vegan, rest)).toEqual(['Kept from the first recipe: passed']);
  expect(judged(vegan, ['300 g tofu', '300 g pasta', '1 onion'])).toEqual([
    'Kept from the first recipe: failed',
  ]);
});

test('a wish may change every ingredient', () => {
  expect(judged({ kind: 'wish', text: 'as a soup' }, ['1 leek'])).toEqual([]);
});

test('a larger time cut lowers the share of ingredients that must stay', () => {
  const quicker = (minutesLess: number) =>
    judged({ kind: 'time', minutesLess }, ['300 g rice', '300 g prawns']);
  expect(quicker(10)).toEqual(['Kept from the first recipe: failed']);
  expect(quicker(30)).toEqual(['Kept from the first recipe: passed']);
  expect(judged({ kind: 'time', minutesLess: 50 }, ['300 g pasta'])).toEqual([
    'Kept from the first recipe: failed',
  ]);
});

test('the food that a swap adds must be listed, under any of its names', () => {
  const change: RemixChange = { kind: 'swap', out: '400 g chicken', in: 'courgettes' };
  const rest = ['300 g rice', '2 carrots', '1 onion'];
  expect(judged(change, [...rest, '1 zucchini, sliced'])[0]).toBe('With courgettes: passed');
  expect(judged(change, [...rest, '300 g tofu'])[0]).toBe('With courgettes: failed');
  const strange: RemixChange = { ...change, in: 'moonfruit' };
  expect(judged(strange, [...rest, '2 Moonfruits, peeled'])[0]).toBe('With moonfruit: passed');
});

test('a time cut has no tolerance, and the servings must stay the same', () => {
  const requirements = requirementsOf({ kind: 'time', minutesLess: 20 });
  const outcomes = (over: Partial<Draft>) =>
    judgeAskedFor(draftOf([], over), requirements).map(({ outcome }) => outcome);
  expect(outcomes({})).toEqual(['passed', 'passed']);
  expect(outcomes({ cookTimeMinutes: 21, servings: 6 })).toEqual(['failed', 'failed']);
});
