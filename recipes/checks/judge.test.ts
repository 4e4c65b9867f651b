import { describe, expect, test } from 'vitest';
import type { Selections } from '#contract/constraint-labels.ts';
import { euAllergens } from '#tests/support/eu-allergens.ts';
import { readDish } from '../dish/dish.ts';
import { linesOf } from '../dish/lines.ts';
import { understand } from '../selections/understand.ts';
import { type Judged, judge, judgeDish } from './judge.ts';

const plain: Judged = {
  title: 'Lemon Rice',
  description: 'Bright and simple.',
  ingredients: ['300 g basmati rice', '200 g peas', '2 tbsp olive oil'],
  instructions: ['Boil the rice.', 'Warm the oil and stir in the peas.'],
  tips: ['Rinse the rice first.'],
};

function bansOf(selections: Selections) {
  const understood = understand({ selections, wish: '' });
  if (!understood.ok) throw new Error('not understood');
  return understood.requirements.bans;
}
const judgementsOf = (recipe: Judged, selections: Selections) => judge(recipe, bansOf(selections));
/** Returns what breaks the choices in a recipe that a model wrote. */
const brokenByModel = (recipe: Partial<Judged>, selections: Selections) =>
  judgeDish(readDish(linesOf({ ...plain, ...recipe })), bansOf(selections), {
    refusesUnknown: true,
  }).flatMap(({ broken }) => broken);
const brokenBy = (recipe: Partial<Judged>, selections: Selections) =>
  judgementsOf({ ...plain, ...recipe }, selections).flatMap(({ broken }) => broken);

describe('judging the printed text', () => {
  test.each<[string, Partial<Judged>]>([
    ['title', { title: 'Rice with Cashews' }],
    ['ingredients', { ingredients: ['300 g rice', '2 tbsp pesto'] }],
    ['instructions', { instructions: ['Scatter with flaked almonds.'] }],
    ['tips', { tips: ['A handful of walnuts makes it crunchy.'] }],
    ['description', { description: 'Rich with marzipan.' }],
  ])('finds a nut in the %s', (where, recipe) => {
    expect(brokenBy(recipe, { Allergens: ['Tree Nuts'] })[0]?.where).toBe(where);
  });

  test('an unknown food breaks only bans on allergens and animal products', () => {
    const recipe = { ingredients: ['300 g rice', '50 g zubrovkash', '2 tbsp olive oil'] };
    const broken = (selections: Selections) =>
      brokenByModel(recipe, selections).map(({ match, reason }) => `${match}: ${reason}`);
    const unknown = ['zubrovkash: not a food that the checks know'];
    expect(broken({ Allergens: ['Milk'] })).toEqual(unknown);
    expect(broken({ 'Dietary Constraints': ['Vegan'] })).toEqual(unknown);
    expect(broken({ 'Dietary Constraints': ['Diabetic-Friendly'] })).toEqual([]);
    expect(broken({ Avoid: ['Garlic'] })).toEqual([]);
    // In a recipe that a person wrote, the author is responsible for unknown foods.
    expect(brokenBy(recipe, { Allergens: ['Milk'] })).toEqual([]);
  });

  test('an unknown food that a tip offers is a finding under every ban', () => {
    const recipe = { tips: ['Serve it with a bowl of zubrovkash.'] };
    const [finding] = brokenByModel(recipe, { Avoid: ['Garlic'] });
    expect(finding).toMatchObject({ where: 'tips', match: 'zubrovkash', restsOn: 'offered' });
  });

  test('passes a recipe without the fourteen allergens and animal products', () => {
    const everything: Selections = {
      'Dietary Constraints': ['Vegan'],
      Allergens: euAllergens,
    };
    expect(brokenBy({}, everything)).toEqual([]);
  });

  test('a step may call a listed food by its last word', () => {
    const recipe = {
      ingredients: ['200 g rice noodles', '200 ml oat milk'],
      instructions: ['Boil the noodles in the milk.'],
    };
    expect(brokenBy(recipe, { 'Dietary Constraints': ['Dairy-Free'] })).toEqual([]);
    expect(
      brokenBy(
        { ...recipe, ingredients: ['200 g rice noodles'] },
        { 'Dietary Constraints': ['Dairy-Free'] },
      ),
    ).not.toEqual([]);
  });

  test('“the meat” in a step means the listed prawns; without prawns it means meat', () => {
    const pescatarian: Selections = { 'Dietary Constraints': ['Pescatarian'] };
    const instructions = ['Peel them and keep the meat cold.'];
    const prawns = ['500 g prawns in their shells'];
    expect(brokenBy({ ingredients: prawns, instructions }, pescatarian)).toEqual([]);
    expect(brokenBy({ instructions }, pescatarian)).not.toEqual([]);
  });

  test('a substitute for an avoided food passes, the food itself fails', () => {
    const withRicotta = (line: string) =>
      brokenBy({ ingredients: [...plain.ingredients, line] }, { Avoid: ['Ricotta'] });
    expect(withRicotta('50 g vegan ricotta')).toEqual([]);
    expect(withRicotta('50 g dairy-free ricotta')).toEqual([]);
    expect(withRicotta('50 g ricotta')).not.toEqual([]);
  });

  test('a single word in the list does not excuse another food', () => {
    const recipe = {
      ingredients: ['200 ml oat milk', '100 ml milk'],
      instructions: ['Pour in the milk.'],
    };
    expect(brokenBy(recipe, { Allergens: ['Milk'] })).not.toEqual([]);
  });

  test('kosher accepts meat or milk alone, but not together', () => {
    const kosher: Selections = { 'Dietary Constraints': ['Kosher'] };
    expect(brokenBy({ ingredients: ['500 g chicken breast'] }, kosher)).toEqual([]);
    expect(
      brokenBy({ ingredients: ['500 g chicken breast', '100 ml double cream'] }, kosher),
    ).not.toEqual([]);
  });

  test('an avoided method is found in the steps', () => {
    expect(
      brokenBy({ instructions: ['Deep-fry the peas.'] }, { Avoid: ['Fried Food'] }),
    ).not.toEqual([]);
  });

  test('a possible allergen or an unknown made food gets a label note', () => {
    const labels = (line: string) =>
      judgementsOf({ ...plain, ingredients: [line] }, { Allergens: ['Celery'] }).flatMap(
        (one) => one.labels,
      );
    expect(labels('500 ml chicken stock')).not.toEqual([]);
    expect(labels('2 tbsp of Auntie’s secret sauce')).not.toEqual([]);
    expect(labels('200 g carrots')).toEqual([]);
  });
});
