import { describe, expect, test } from 'vitest';
import type { PreferenceGroup } from '../../data/catalogue.ts';
import { type Kitchen, type KitchenChoice, unaskedKitchen } from '../../data/kitchen/kitchen.ts';
import {
  applyManualChoice,
  besideUsual,
  followKitchen,
  isTied,
  standingChoices,
  tie,
  tiedOf,
  untie,
} from './standing-choices.ts';

const group = (slug: string, constraintLabel: string, names: string[]): PreferenceGroup => ({
  ...{ slug, name: slug, description: null, constraintLabel },
  categories: names.map((name) => ({ id: `id of ${name}`, slug: name, name, icon: null })),
});
const groups = [
  group('allergens', 'Allergens', ['Peanuts', 'Milk']),
  group('diets', 'Dietary Constraints', ['Vegan']),
  group('avoid', 'Avoid', ['Olives', 'Pork']),
  group('servings', 'Servings', ['2 Servings', '4 Servings']),
  group('heat', 'Spice Level', ['Mild Heat', 'Extra Hot']),
];
const choice = (
  question: KitchenChoice['question'],
  label: KitchenChoice['label'],
  name: string,
  categoryId: string | null = `id of ${name}`,
): KitchenChoice => ({ question, label, name, categoryId });

const kitchenWith = (...choices: KitchenChoice[]): Kitchen => ({ ...unaskedKitchen, choices });
const peanuts = choice('never', 'Allergens', 'Peanuts');
const mild = choice('heat', 'Spice Level', 'Mild Heat');
const olives = choice('rather_not', 'Avoid', 'Olives');

const standing = (kitchen: Kitchen, offered = groups) =>
  standingChoices(kitchen, offered).map(({ slug, name }) => `${slug}: ${name}`);

describe('the standing choices of a kitchen', () => {
  test('are listed under the groups that offer them, never-eaten first', () => {
    const kitchen = { ...kitchenWith(mild, olives, peanuts), servings: 4 };
    expect(standing(kitchen)).toEqual([
      ...['allergens: Peanuts', 'avoid: Olives', 'servings: 4 Servings', 'heat: Mild Heat'],
    ]);
  });

  test('keep their name and label when the catalogue no longer offers them', () => {
    const lupin = choice('never', 'Allergens', 'Lupin', null);
    expect(standing(kitchenWith(lupin, peanuts))).toEqual([
      'Allergens: Lupin',
      'allergens: Peanuts',
    ]);
    expect(standing(kitchenWith(peanuts), [])).toEqual(['Allergens: Peanuts']);
  });

  test('are kept under both names when a category was renamed', () => {
    const renamed = [{ ...group('allergens', 'Allergens', ['Groundnuts']) }];
    const [one] = renamed[0]?.categories ?? [];
    if (one) one.id = 'id of Peanuts';
    expect(standing(kitchenWith(peanuts), renamed)).toEqual([
      ...['allergens: Groundnuts', 'Allergens: Peanuts'],
    ]);
  });

  test('omit a heat or servings that the catalogue does not offer', () => {
    const kitchen = {
      ...kitchenWith(choice('heat', 'Spice Level', 'Volcanic', null)),
      servings: 5,
    };
    expect(standing(kitchen)).toEqual([]);
  });
});

describe('a selection', () => {
  const kitchen = { ...kitchenWith(peanuts, olives, mild), servings: 4 };
  const all = standingChoices(kitchen, groups);
  const [nuts, olive, four] = all as [(typeof all)[0], (typeof all)[0], (typeof all)[0]];

  test('starts with all kitchen choices and the requested ones', () => {
    expect(tie({ 'meal-type': ['Dinner'], allergens: ['Milk'] }, all)).toEqual({
      ...{ 'meal-type': ['Dinner'], allergens: ['Milk', 'Peanuts'], avoid: ['Olives'] },
      ...{ servings: ['4 Servings'], heat: ['Mild Heat'] },
    });
  });

  test('can deselect a kitchen choice for one recipe and select it again', () => {
    const without = untie(tie({}, all), nuts);
    expect(isTied(without, nuts)).toBe(false);
    expect(without.allergens).toBeUndefined();
    expect(isTied(tie(without, [nuts]), nuts)).toBe(true);
  });

  test('drops only the usual heat and servings when others are chosen', () => {
    expect(tie({ heat: ['Extra Hot'] }, all).heat).toEqual(['Extra Hot']);
    const before = tie({}, all);
    const after = {
      ...before,
      ...{ servings: ['4 Servings', '2 Servings'], allergens: ['Peanuts', 'Milk'] },
    };
    expect(applyManualChoice(before, after, all)).toEqual({ ...after, servings: ['2 Servings'] });
    // The cook selected the usual one in addition to another one: both stay.
    expect(applyManualChoice({ servings: ['2 Servings'] }, after, all).servings).toEqual(
      after.servings,
    );
  });

  test('keeps kitchen choices when cleared, and the usual heat in a random draw', () => {
    const before = untie(untie(tie({ cuisine: ['Thai'] }, all), olive), four);
    const tied = tiedOf(before, all);
    expect(tied).toEqual({ allergens: ['Peanuts'], heat: ['Mild Heat'] });
    const drawn = { cuisine: ['Greek'], heat: ['Extra Hot'], servings: ['2 Servings'] };
    expect(besideUsual(drawn, tied, all)).toEqual({
      ...{ cuisine: ['Greek'], servings: ['2 Servings'] },
    });
  });

  test('follows a kitchen change and keeps the unchanged choices', () => {
    const before = untie(tie({ avoid: ['Pork'] }, all), olive);
    const after = standingChoices(
      kitchenWith(olives, choice('never', 'Allergens', 'Milk')),
      groups,
    );
    expect(followKitchen(before, all, after)).toEqual({ avoid: ['Pork'], allergens: ['Milk'] });
  });
});
