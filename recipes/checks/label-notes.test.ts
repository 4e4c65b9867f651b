import { describe, expect, test } from 'vitest';
import type { Selections } from '#contract/constraint-labels.ts';
import { readDish } from '../dish/dish.ts';
import { linesOf } from '../dish/lines.ts';
import { understand } from '../selections/understand.ts';
import { judge, judgeDish } from './judge.ts';

/** Judges one ingredient line in a recipe by any author. */
function judgeLine(line: string, selections: Selections) {
  const understood = understand({ selections, wish: '' });
  if (!understood.ok) throw new Error('not understood');
  const recipe = {
    ...{ title: 'Supper', description: 'Bright and simple.', tips: [] },
    ...{ ingredients: ['300 g carrots', line], instructions: ['Simmer the carrots.'] },
  };
  const judgements = judge(recipe, understood.requirements.bans);
  return {
    broken: judgements.flatMap(({ broken }) => broken),
    notes: judgements.flatMap(({ labels }) => labels.map(({ reason }) => reason)),
  };
}

describe('label notes', () => {
  test('gravlax may come with mustard, cold-smoked salmon does not', () => {
    const noMustard: Selections = { Allergens: ['Mustard'] };
    expect(judgeLine('300 g cold-smoked salmon, sliced', noMustard).notes).toEqual([]);
    expect(judgeLine('300 g gravlax, sliced', noMustard).notes).not.toEqual([]);
  });

  test.each<[string, Selections, RegExp]>([
    ['800 ml vegetable stock', { Avoid: ['Onion'] }, /onion/],
    ['800 ml vegetable stock', { Avoid: ['Garlic'] }, /garlic/],
    ['1 chicken stock cube', { Avoid: ['Onion'] }, /onion/],
    ['800 ml mushroom stock', { Avoid: ['Garlic'] }, /garlic/],
    ['800 ml chicken stock', { Allergens: ['Garlic'] }, /garlic/],
    ['500 ml vegetable stock', { 'Dietary Constraints': ['Sattvic'] }, /allium/],
    ['500 ml fish stock', { 'Dietary Constraints': ['Low-FODMAP'] }, /FODMAP/],
    ['400 g sweet potatoes', { 'Dietary Constraints': ['Low-FODMAP'] }, /FODMAP/],
    ['800 ml coconut milk', { Allergens: ['Sulphites'] }, /sulphites/],
    ['45 vine leaves in brine', { Allergens: ['Sulphites'] }, /sulphites/],
    ["100 g goat's cheese", { 'Dietary Constraints': ['Pregnancy-Friendly'] }, /unpasteurised/],
  ])('notes the label or amount of %s for %j', (line, selections, reason) => {
    const { broken, notes } = judgeLine(line, selections);
    expect(broken).toEqual([]);
    expect(notes).toHaveLength(1);
    expect(notes[0]).toMatch(reason);
  });

  test.each<[string, Selections]>([
    ['800 ml vegetable stock', { Avoid: ['Mushrooms'] }],
    ['300 g potatoes', { 'Dietary Constraints': ['Low-FODMAP'] }],
    ['100 g mozzarella', { 'Dietary Constraints': ['Pregnancy-Friendly'] }],
    ['800 ml coconut milk, made from coconut and water only', { Allergens: ['Sulphites'] }],
    ['45 fresh vine leaves, stalks off', { Allergens: ['Sulphites'] }],
  ])('gives no note on %s for %j', (line, selections) => {
    expect(judgeLine(line, selections)).toEqual({ broken: [], notes: [] });
  });

  test.each<[string, Selections]>([
    ['1 tsp salt', { Avoid: ['Salt'] }],
    ['2 tbsp soy sauce', { Avoid: ['Salt'] }],
    ['½ tsp black pepper', { Avoid: ['Pepper'] }],
    ['400 g sushi-grade salmon, skinned', { 'Dietary Constraints': ['Pregnancy-Friendly'] }],
    ['300 g sushi-grade tuna', { 'Dietary Constraints': ['Pregnancy-Friendly'] }],
    ['300 g previously frozen salmon', { 'Dietary Constraints': ['Pregnancy-Friendly'] }],
    ['200 g gravlax', { 'Dietary Constraints': ['Pregnancy-Friendly'] }],
    ['1 red pepper', { Avoid: ['Pepper'] }],
    ['2 tbsp sunflower oil', { Avoid: ['Oil'] }],
    ['1 tsp Dijon mustard', { Avoid: ['Seeds'] }],
    ['200 g padrón peppers', { Avoid: ['Chilli'] }],
    ['1 onion', { Avoid: ['Onion'] }],
  ])('%s breaks %j', (line, selections) => {
    expect(judgeLine(line, selections).broken).not.toEqual([]);
  });

  test('rejects a diet that the checks cannot judge', () => {
    for (const name of ['Raw Vegan', 'Raw Food Diet']) {
      const selections = { 'Dietary Constraints': [name] };
      expect(understand({ selections, wish: '' }).ok, name).toBe(false);
    }
  });
});

test('a helping that the diet allows gets no note', () => {
  const understood = understand({
    selections: { 'Dietary Constraints': ['Low-FODMAP'] },
    wish: '',
  });
  if (!understood.ok) throw new Error('not understood');
  const recipe = {
    title: 'A Dish',
    description: '',
    tips: [],
    ingredients: ['200 g rolled oats'],
    instructions: ['Bake the oats.'],
  };
  const labelsFor = (servings: number) =>
    judgeDish(readDish(linesOf(recipe)), understood.requirements.bans, { servings }).flatMap(
      ({ labels, broken }) => [...labels, ...broken],
    );
  expect(labelsFor(5)).toEqual([]);
  expect(labelsFor(2)).not.toEqual([]);
});
