import { describe, expect, test } from 'vitest';
import { countLine, countNutrition } from './count-nutrition.ts';

const sodiumOf = (line: string) => countNutrition([line], 1).sodiumMg;

describe('sodium by label claim', () => {
  test.each([
    ['200 g no-salt-added white beans', 'cannellini', 0, 60],
    ['400 g tin chickpeas in water, no added salt, drained', 'chickpeas', 0, 60],
    ['400 g tinned chopped tomatoes, no added salt', 'tinned-tomatoes', 0, 90],
    ['500 ml unsalted chicken stock', 'chicken-stock', 0, 110],
    ['500 ml vegetable stock (no added salt)', 'vegetable-stock', 0, 110],
    ['500 g gnocchi, no added salt', 'gnocchi', 0, 110],
    // "Low salt" is at most 120 mg in 100 g; a stock at most 140 mg in a cup.
    ['200 g fresh low-salt mozzarella', 'mozzarella', 200, 240],
    ['500 ml low-sodium chicken stock', 'chicken-stock', 250, 310],
    // "Reduced" is a quarter less; for soy sauce it is a third less.
    ['500 ml reduced-salt vegetable stock', 'vegetable-stock', 1100, 1200],
    ['2 tbsp reduced-sodium soy sauce', 'low-salt-soy-sauce', 1100, 1200],
    ['2 tbsp soy sauce, reduced salt', 'soy-sauce', 1100, 1200],
    ['2 tbsp soy sauce (43% less salt)', 'soy-sauce', 980, 1020],
    ['1 tsp low-sodium salt', 'salt', 750, 850],
  ])('%s', (line, id, least, most) => {
    expect(countLine(line).ingredient?.id).toBe(id);
    expect(sodiumOf(line)).toBeGreaterThanOrEqual(least);
    expect(sodiumOf(line)).toBeLessThanOrEqual(most);
  });

  test('without a claim the sodium is that of the usual product', () => {
    expect(sodiumOf('500 g shop-bought gnocchi')).toBe(2000);
    expect(sodiumOf('200 g mozzarella')).toBe(1254);
    expect(sodiumOf('100 g unsalted butter')).toBe(11);
    expect(sodiumOf('60 g tomato purée, no added salt')).toBe(sodiumOf('60 g tomato purée'));
  });

  test('a stock cube counts as a quarter salt, unless it is a low-salt one', () => {
    // SR28 06080: 24 g of sodium in 100 g of cubes, of which 10 g make half a litre.
    expect(sodiumOf('1 vegetable stock cube')).toBeGreaterThan(2000);
    expect(sodiumOf('1 reduced-salt chicken stock cube')).toBeLessThan(1900);
    expect(sodiumOf('1 low-salt vegetable stock cube')).toBeLessThan(300);
    expect(sodiumOf('500 ml chicken stock, made with 1 cube')).toBeLessThan(800);
  });

  test('a pinch of salt is a twelfth of a teaspoon in every wording', () => {
    const pinches = ['1 pinch salt', '1 pinch of salt', 'a pinch of salt', 'salt, a pinch'];
    for (const line of pinches) expect(sodiumOf(line), line).toBe(155);
    expect(sodiumOf('2 pinches sea salt')).toBe(310);
  });

  test('rinsing removes brine, and soaking removes most salt of salt cod', () => {
    const capers = '30 g salted capers';
    expect(sodiumOf(`${capers}, rinsed`)).toBeLessThan(sodiumOf(capers) * 0.7);
    expect(sodiumOf('600 g salt cod, soaked for 24 hours')).toBeLessThan(7000);
  });
});
