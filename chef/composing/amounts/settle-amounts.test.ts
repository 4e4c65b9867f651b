import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { printAmount, roundAmount } from '#recipes/measures/round-amount.ts';
import { sumNutrients } from '#recipes/nutrition/sum-nutrients.ts';
import { ingredient } from '#recipes/pantry/pantry.ts';
import type { Course } from '#recipes/selections/requirements.ts';
import { understand } from '#recipes/selections/understand.ts';
import type { Archetype, Slot } from '../archetype.ts';
import type { Chosen } from '../chosen.ts';
import { energyRanges } from './energy-ranges.ts';
import { settleAmounts } from './settle-amounts.ts';
import { usualGrams } from './usual-grams.ts';

type Parts = Record<string, readonly [id: string, low: number, typical: number, high: number]>;

/** Settles the amounts of a dish with one food per slot. */
function settle(
  parts: Parts,
  course: Course,
  servings: number,
  selections: Record<string, string[]> = {},
): Chosen[] {
  const understood = understand({ selections, wish: '' });
  if (!understood.ok) throw new Error('The choices of this test are not understood');
  const slots = Object.entries(parts).map(([name, [, ...grams]]): [string, Slot] => [
    name,
    { list: name, pick: [1, 1], grams },
  ]);
  const archetype = { slots: Object.fromEntries(slots) } as unknown as Archetype;
  const chosen = Object.entries(parts).map(([slot, [id]]): Chosen => {
    const item = ingredient(id);
    return { slot, ingredient: item, amount: roundAmount(item, 100), cut: 'ready' };
  });
  const { requirements } = understood;
  return settleAmounts(chosen, { archetype, course, servings, requirements });
}

const perServing = (chosen: readonly Chosen[], servings: number) =>
  sumNutrients(
    chosen.map(({ ingredient: item, amount }) => ({ ingredient: item, grams: amount.grams })),
    servings,
  );
const line = (chosen: readonly Chosen[], slot: string) => {
  const found = chosen.find((one) => one.slot === slot);
  return found && printAmount(found.amount, found.ingredient);
};

const bowl: Parts = {
  ready: ['chickpeas', 40, 90, 150],
  salad: ['cucumber', 40, 60, 85],
  aromatic: ['red-onion', 6, 12, 18],
  seed: ['almonds', 7, 15, 30],
  fat: ['olive-oil', 7, 12, 20],
  acid: ['lemon-juice', 6, 9, 13],
  salt: ['salt', 0.5, 0.7, 1],
};

describe('the amounts of a dish', () => {
  test('keep the energy of a serving within the range of its course for 1 to 12 servings', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), (servings) => {
        const [low, high] = energyRanges.lunch;
        const { energyKcal } = perServing(settle(bowl, 'lunch', servings), servings);
        expect(energyKcal).toBeGreaterThanOrEqual(low);
        expect(energyKcal).toBeLessThanOrEqual(high);
      }),
      { numRuns: 12 },
    );
  });

  test('keep a chosen limit: low sodium, few calories', () => {
    const salty: Parts = { ...bowl, salty: ['green-olives', 4, 25, 30] };
    const usual = perServing(settle(salty, 'lunch', 4), 4);
    const low = perServing(settle(salty, 'lunch', 4, { 'Dietary Constraints': ['Low-Sodium'] }), 4);
    expect(usual.sodiumMg).toBeGreaterThan(600);
    expect(low.sodiumMg).toBeLessThanOrEqual(600);
    const light = settle(bowl, 'side', 4, { 'Macronutrient Targets': ['Under 250 kcal'] });
    expect(perServing(settle(bowl, 'lunch', 4), 4).energyKcal).toBeGreaterThan(350);
    expect(perServing(light, 4).energyKcal).toBeLessThanOrEqual(250);
  });

  test('are one fillet per serving, and whole tins', () => {
    for (const servings of [1, 2, 3, 4, 6, 12]) {
      const chosen = settle({ ...bowl, ready: ['salmon', 80, 130, 180] }, 'dinner', servings);
      expect(line(chosen, 'ready')).toBe(`${servings} salmon fillet${servings > 1 ? 's' : ''}`);
    }
    expect(line(settle(bowl, 'lunch', 4), 'ready')).toMatch(/^\d × 400 g tins? chickpeas$/);
  });

  test('increase seasoning more slowly than the number of servings', () => {
    const slot: Slot = { list: 'any', pick: [1, 1], grams: [1, 1, 1] };
    const grams = (id: string, servings: number) =>
      usualGrams(ingredient(id), slot, { servings, spice: undefined });
    expect(grams('salt', 12)).toBeLessThan(2.9 * grams('salt', 4));
    expect(grams('cucumber', 12)).toBeCloseTo(3 * grams('cucumber', 4));
  });

  test('stay within the bounds of their slots when a goal cannot be met', () => {
    const { fat, acid, salt } = bowl;
    const thin = { leaf: ['rocket', 25, 40, 55], fat, acid, salt } as Parts;
    const oil = settle(thin, 'salad', 4).find((one) => one.slot === 'fat')?.amount.grams ?? 0;
    expect(oil).toBeGreaterThan(4 * 12);
    expect(oil).toBeLessThanOrEqual(4 * 20);
  });
});
