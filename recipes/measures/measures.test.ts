import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ingredient, pantry } from '../pantry/pantry.ts';
import { gramsOf } from './grams-of.ts';
import { printNumber, readNumber } from './numbers.ts';
import { readIngredientLine } from './read-line.ts';
import { printAmount, roundAmount } from './round-amount.ts';

describe('numbers', () => {
  test.each([
    ['1', 1],
    ['1.5', 1.5],
    ['1,5', 1.5],
    ['1/2', 0.5],
    ['1 1/2', 1.5],
    ['1½', 1.5],
    ['½', 0.5],
    ['1⁄4', 0.25],
  ])('reads %s', (text, value) => {
    expect(readNumber(text)).toBeCloseTo(value);
  });

  test('returns undefined for text that is not a number', () => {
    for (const text of ['', 'some', '1/0', '1-2']) expect(readNumber(text)).toBeUndefined();
  });

  test('reads printed quarters back exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), (quarters) => {
        expect(readNumber(printNumber(quarters / 4))).toBe(quarters / 4);
      }),
    );
  });
});

describe('ingredient lines', () => {
  test.each([
    ['2 × 400 g tins chickpeas, drained', 'chickpeas', 480],
    ['1 x 400g tin coconut milk', 'coconut-milk', 400],
    ['1 (15-ounce) can black beans, rinsed', 'black-beans', 255],
    ['1½ tbsp olive oil', 'olive-oil', 20.25],
    ['3-4 garlic cloves, crushed', 'garlic', 12],
    ['200 g / 7 oz flour', 'plain-flour', 200],
    ['Flour: 200 g', 'plain-flour', 200],
    ['Water (50 g)', 'water', 50],
    ['- [ ] half a lemon', 'lemon', 30],
    ['1,5 dl milk', 'milk', 154.7],
    ['3 T neutral oil', 'sunflower-oil', 40.8],
    ['1.15 kg sweet potatoes, diced', 'sweet-potato', 1150],
  ])('%s', (line, id, grams) => {
    expect(gramsOf(readIngredientLine(line), ingredient(id))).toBeCloseTo(grams, 0);
  });

  test('a line without an amount has no weight', () => {
    expect(gramsOf(readIngredientLine('salt to taste'), ingredient('salt'))).toBeUndefined();
  });

  test('never throws', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        (line) => typeof readIngredientLine(line).name === 'string',
      ),
      { numRuns: 150 },
    );
  });

  test('a printed tin is read back with the same weight', () => {
    for (const item of [...pantry.values()].filter(({ unit }) => unit === 'tin')) {
      const amount = roundAmount(item, item.grams.tin ?? 240);
      const line = printAmount(amount, item);
      expect(gramsOf(readIngredientLine(line), item), line).toBeCloseTo(amount.grams);
    }
  });

  test('a rounded amount prints in kitchen numbers and is read back with its weight', () => {
    const items = fc.constantFrom(...pantry.values());
    fc.assert(
      fc.property(items, fc.double({ min: 1, max: 3000, noNaN: true }), (item, grams) => {
        const amount = roundAmount(item, grams);
        const line = printAmount(amount, item);
        expect(line).not.toMatch(/\d\.\d{3}/);
        const back = gramsOf(readIngredientLine(line), item);
        expect(back, line).toBeDefined();
        expect(Math.abs((back ?? 0) - amount.grams), line).toBeLessThanOrEqual(
          Math.max(2, amount.grams * 0.05),
        );
      }),
      { numRuns: 600 },
    );
  });
});
