import { describe, expect, test } from 'vitest';
import { ingredient } from '#recipes/pantry/pantry.ts';
import { browniesFormula, muffinsFormula, mugCakeFormula } from './cakes.ts';
import { weigherOf } from './formula.ts';
import { cases, type Fillings } from './ratio-cases.ts';
import { weighPart } from './weigh-by-formula.ts';

const mainParts = ['flour', 'oats', 'bread'];
const mostServings = 12;

/** Every way to fill the slots, one ingredient each. */
function waysToFill(fillings: Fillings): Record<string, string>[] {
  return Object.entries(fillings).reduce<Record<string, string>[]>(
    (ways, [slot, ids]) => ways.flatMap((way) => ids.map((id) => ({ ...way, [slot]: id }))),
    [{}],
  );
}

/** Grams as a kitchen measures them; of a fat its pure fat. */
function measured(slot: string, id: string, grams: number): number {
  if (grams <= 0) return 0;
  const item = ingredient(id);
  const amount = weighPart(item, grams).grams;
  return slot === 'fat' ? (amount * (item.per100g.fatG ?? 0)) / 100 : amount;
}

function ratiosOf(filled: Record<string, string>, grams: Readonly<Record<string, number>>) {
  const batch: Record<string, number> = {};
  for (const [slot, id] of Object.entries(filled)) {
    batch[slot] = measured(slot, id, grams[slot] ?? 0);
  }
  batch.egg = (batch.egg ?? 0) + (batch.water ?? 0);
  const main = mainParts.map((slot) => batch[slot]).find((one) => one !== undefined) ?? 1;
  return Object.fromEntries(Object.entries(batch).map(([slot, one]) => [slot, one / main]));
}

describe.each(cases)('$name', ({ formula, fillings, bounds }) => {
  test('keeps its ratios for every swap and every number of servings', () => {
    const weigh = weigherOf(formula);
    let batches = 0;
    const broken = new Set<string>();
    for (const filled of waysToFill(fillings)) {
      for (let servings = 1; servings <= mostServings; servings++) {
        const grams = weigh(filled, servings);
        if (!grams) continue;
        batches++;
        const ratios = ratiosOf(filled, grams);
        for (const [slot, [low, high]] of Object.entries(bounds)) {
          const ratio = ratios[slot] ?? 0;
          const where = `${slot} ${ratio.toFixed(3)} for ${servings}: ${Object.values(filled).join(' ')}`;
          if (ratio < low || ratio > high) broken.add(where);
        }
      }
    }
    expect([...broken]).toEqual([]);
    expect(batches).toBeGreaterThan(0);
  });
});

describe('a formula', () => {
  test('takes eggs whole and makes good for them in the liquid', () => {
    const filled = { flour: 'plain-flour', egg: 'egg', liquid: 'milk' };
    const six = weigherOf(muffinsFormula)(filled, 6);
    expect(six?.egg).toBe(100);
    expect(six?.liquid).toBeLessThan((muffinsFormula.grams.liquid ?? 0) * 6);
  });

  test('has gum and the water of a seed egg only where they are needed', () => {
    const weigh = weigherOf(muffinsFormula);
    const plain = { flour: 'plain-flour', egg: 'egg', gum: 'psyllium', water: 'water' };
    expect(weigh(plain, 4)).toMatchObject({ gum: 0, water: 0 });
    const free = weigh({ ...plain, flour: 'gluten-free-flour', egg: 'flaxseed' }, 4);
    expect(free?.gum).toBeGreaterThan(1);
    expect(free?.water).toBeGreaterThan(35);
  });

  test('refuses what does not go together, and batches that no tin is made for', () => {
    expect(
      weigherOf(browniesFormula)({ flour: 'ground-almonds', egg: 'flaxseed' }, 4),
    ).toBeUndefined();
    expect(weigherOf(mugCakeFormula)({ flour: 'plain-flour' }, 3)).toBeUndefined();
  });
});
