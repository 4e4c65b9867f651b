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

/** A dish of these things, one a slot, under the names of their slots. */
function settle(
  ids: Record<string, string>,
  course: Course,
  servings: number,
  selections: Record<string, string[]> = {},
  slots: Record<string, Partial<Slot>> = {},
): Chosen[] {
  const understood = understand({ selections, wish: '' });
  if (!understood.ok) throw new Error('The choices of this test are not understood');
  const archetype = {
    slots: Object.fromEntries(
      Object.keys(ids).map((name) => [name, { list: name, pick: [1, 1], ...slots[name] }]),
    ),
  } as unknown as Archetype;
  const chosen = Object.entries(ids).map(([slot, id]): Chosen => {
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

const pan = {
  protein: 'chicken-thigh',
  vegetable: 'courgette',
  aromatic: 'onion',
  grain: 'basmati',
  spice: 'cumin',
  fat: 'olive-oil',
  salt: 'salt',
};
const salad = { leaf: 'rocket', salad: 'cucumber', acid: 'lemon-juice', fat: 'olive-oil' };

describe('the amounts of a dish', () => {
  test('bring a serving into the energy of its course, however many eat', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), (servings) => {
        const [low, high] = energyRanges.dinner;
        const { energyKcal, proteinG } = perServing(settle(pan, 'dinner', servings), servings);
        expect(energyKcal).toBeGreaterThanOrEqual(low);
        expect(energyKcal).toBeLessThanOrEqual(high);
        expect(proteinG).toBeGreaterThanOrEqual(15);
      }),
      { numRuns: 12 },
    );
  });

  test('keep a bound that was chosen: little sodium, few calories', () => {
    const salted = perServing(settle(pan, 'dinner', 4), 4).sodiumMg;
    const low = perServing(
      settle({ ...pan, umami: 'soy-sauce' }, 'dinner', 4, {
        'Dietary Constraints': ['Low-Sodium'],
      }),
      4,
    );
    expect(low.sodiumMg).toBeLessThanOrEqual(600);
    expect(salted).toBeGreaterThan(300);
    const light = settle(pan, 'dinner', 4, { 'Macronutrient Targets': ['Under 450 kcal'] });
    expect(perServing(light, 4).energyKcal).toBeLessThanOrEqual(450);
  });

  test('move oil before they move meat', () => {
    const usual = settle(pan, 'dinner', 4);
    const light = settle(pan, 'dinner', 4, { 'Macronutrient Targets': ['Under 450 kcal'] });
    const share = (slot: string) => {
      const of = (all: readonly Chosen[]) =>
        all.find((one) => one.slot === slot)?.amount.grams ?? 0;
      return of(light) / of(usual);
    };
    expect(share('fat')).toBeLessThan(share('protein'));
  });

  test('are a fillet each, whole tins, whole onions', () => {
    for (const servings of [1, 2, 3, 4, 6, 12]) {
      const chosen = settle({ ...pan, protein: 'salmon' }, 'dinner', servings);
      expect(line(chosen, 'protein')).toBe(`${servings} salmon fillet${servings > 1 ? 's' : ''}`);
      expect(line(chosen, 'aromatic')).toMatch(/^\d+ (?:small |large )?onions?$/);
    }
    expect(line(settle({ ...pan, protein: 'chickpeas' }, 'dinner', 4), 'protein')).toMatch(
      /^\d × 400 g tins? chickpeas$/,
    );
  });

  test('let seasoning grow slower than the pot', () => {
    const grams = (servings: number, slot: string) =>
      settle(pan, 'dinner', servings).find((one) => one.slot === slot)?.amount.grams ?? 0;
    expect(grams(12, 'spice')).toBeLessThan(3 * grams(4, 'spice'));
    expect(grams(12, 'grain')).toBeGreaterThanOrEqual(2.5 * grams(4, 'grain'));
  });

  test('of a slot with bounds stay within them, of a fixed one never move', () => {
    const slots = { grain: { grams: [50, 60, 70] as const }, fat: { fixed: true as const } };
    const chosen = settle(pan, 'dinner', 4, { 'Macronutrient Targets': ['Under 300 kcal'] }, slots);
    const grams = (slot: string) => chosen.find((one) => one.slot === slot)?.amount.grams ?? 0;
    expect(grams('grain')).toBeGreaterThanOrEqual(200);
    const free = settle(pan, 'dinner', 4, {}, { fat: { fixed: true } });
    expect(grams('fat')).toBe(free.find((one) => one.slot === 'fat')?.amount.grams);
  });

  test('are those of a thin salad where nothing more can be had: as far as the bounds go', () => {
    const chosen = settle(salad, 'salad', 4);
    const oil = chosen.find((one) => one.slot === 'fat')?.amount.grams ?? 0;
    expect(oil).toBeGreaterThan(4 * 7);
    expect(oil).toBeLessThanOrEqual(4 * 7 * 2);
  });
});
