import { describe, expect, test } from 'vitest';
import { countLine, countNutrition } from './count-nutrition.ts';

const kcalOf = (line: string) => countNutrition([line], 1).energyKcal;

describe('food from a tin, can or jar is matched as cooked', () => {
  test.each([
    ['75 g tinned green lentils, drained', 'cooked-lentils'],
    ['75 g canned brown lentils', 'cooked-lentils'],
    ['200 g green lentils (from a tin), drained', 'cooked-lentils'],
    ['250 g tinned red lentils', 'cooked-lentils'],
    ['200 g canned adzuki beans, drained', 'tinned-adzuki'],
    ['480 g canned black-eyed peas, drained weight', 'cooked-black-eyed-beans'],
    ['800 g tinned whole plum tomatoes', 'tinned-tomatoes'],
    ['120 g canned tuna in olive oil, drained', 'tuna-in-oil'],
    ['120 g canned tuna in spring water, drained', 'tinned-tuna'],
    ['150 g canned sweetcorn, drained', 'tinned-corn'],
    ['200 g tinned peaches, drained', 'tinned-peaches'],
    ['400 ml tinned coconut milk', 'coconut-milk'],
    ['200 g jarred roasted red peppers, drained', 'roasted-peppers'],
    ['100 g jarred sun-dried tomatoes in oil, drained', 'sun-dried-tomato'],
    ['200 g baby corn, tinned, drained', 'baby-corn'],
    ['200 g green lentils', 'green-lentils'],
    ['200 g red lentils, rinsed and drained', 'red-lentils'],
    ['400 g ripe plum tomatoes', 'tomato'],
  ])('%s is %s', (line, id) => {
    expect(countLine(line).ingredient?.id).toBe(id);
  });
});

describe('the drained liquid of a tin is not counted', () => {
  // USDA SR28: tinned chickpeas, drained, 139 kcal per 100 g.
  test.each([
    ['400 g tin chickpeas, drained and rinsed', 240],
    ['1 x 400 g tin chickpeas, drained', 240],
    ['400 g tinned chickpeas, drained and rinsed', 240],
    ['800 g canned chickpeas, drained', 480],
    ['1 x 200 g tin chickpeas, drained', 120],
    ['200 g can chickpeas, rinsed and drained', 120],
    ['2 tins (200 g each) chickpeas, drained', 240],
    ['1 x 215 g tin chickpeas, drained', 129],
    ['half a 400 g tin of chickpeas, drained', 120],
    ['1 x 300 g tin chickpeas, drained', 180],
    ['1 tin chickpeas (235 g), drained', 235],
    ['1 tin (120 g) chickpeas, drained', 120],
    ['400 g canned chickpeas in water, drained and rinsed (240 g drained)', 240],
    ['240 g drained chickpeas (from a 400 g tin)', 240],
    ['240 g chickpeas, drained (from 1 x 400 g tin)', 240],
    ['480 g canned chickpeas, drained and rinsed (drained weight)', 480],
    ['400 g drained chickpeas', 400],
    ['2 tins (400 g each) chickpeas, drained', 480],
    ['2 tins chickpeas (400 g each), drained', 480],
    ['2 tins chickpeas (480 g drained)', 480],
    ['2 tins (240 g drained) chickpeas', 480],
    ['1 x 700 g jar chickpeas, drained', 420],
    ['2 x 390 g cartons chickpeas, drained', 468],
    ['chickpeas, 1 x 400 g tin, drained', 240],
    ['400 g tinned chickpeas, with their liquid', 400],
  ])('%s counts %d g', (line, grams) => {
    expect(Math.abs(kcalOf(line) - grams * 1.39), `${kcalOf(line)}`).toBeLessThan(grams * 0.02);
  });

  test('tinned tomatoes and coconut milk count with their liquid', () => {
    expect(kcalOf('400 g canned tomatoes, drained')).toBe(kcalOf('1 x 400 g tin tomatoes'));
    expect(kcalOf('400 ml tin coconut milk')).toBe(788);
  });

  test('the weight of a tin of fish includes its water', () => {
    expect(kcalOf('145 g tinned tuna in water, drained')).toBe(
      kcalOf('1 x 145 g tin tuna in water, drained'),
    );
  });
});

describe('cooked pulses and grains in any word order', () => {
  // USDA SR28 per 100 g boiled: lentils 116, rice 130, mung beans 105 kcal.
  test.each([
    ['250 g cooked green lentils', 2.5 * 116],
    ['250 g green lentils, cooked', 2.5 * 116],
    ['250 g lentils, cooked and drained', 2.5 * 116],
    ['250 g lentils (cooked)', 2.5 * 116],
    ['1 pouch (250 g) ready-cooked lentils', 2.5 * 116],
    ['250 g leftover rice', 2.5 * 130],
    ['250 g rice, leftover', 2.5 * 130],
    ['250 g cold leftover basmati rice', 2.5 * 130],
    ['250 g basmati rice, cooked and cooled', 2.5 * 130],
    ['200 g cooked mung beans', 2 * 105],
    // Dry, still to be cooked.
    ['250 g basmati rice, cooked according to the packet', 2.5 * 365],
    ['250 g green lentils, rinsed', 2.5 * 352],
    ['250 g chickpeas, soaked overnight', 2.5 * 378],
  ])('%s', (line, expected) => {
    expect(Math.abs(kcalOf(line) - expected) / expected, `${kcalOf(line)}`).toBeLessThan(0.05);
  });
});
