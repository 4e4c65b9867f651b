import { describe, expect, test } from 'vitest';
import { countNutrition } from './count-nutrition.ts';

const kcalOf = (lines: string[], steps: string[] = []) =>
  countNutrition(lines, 1, steps).energyKcal;
const within = (value: number, expected: number) =>
  expect(Math.abs(value - expected) / expected, `${value}`).toBeLessThan(0.06);

describe('bones flavour a stock and are strained off', () => {
  test.each([
    // A litre and more of home-made stock: SR28 has 13 kcal in 100 g of beef stock, 36 in chicken stock, 16 in fish stock.
    ['1200 g beef marrow bones', 312],
    ['1 kg veal bones, for stock', 260],
    ['1 kg chicken carcasses', 720],
    ['500 g chicken backs and necks', 360],
    ['500 g chicken wings, for the stock', 360],
    ['1.5 kg fish bones and heads', 480],
    ['1 chicken carcass', 324],
  ])('%s leave %d kcal', (line, expected) => {
    within(kcalOf([line]), expected);
  });

  test('wings count as eaten unless the steps strain them off without picking the meat', () => {
    const wings = ['1 kg chicken wings'];
    const stock = 'Simmer the chicken wings in the water for 2 hours, then strain the stock.';
    const picked = 'Shred the meat of the wings and return it to the soup.';
    within(kcalOf(wings), 6.2 * 191);
    within(kcalOf(wings, ['Roast the chicken wings for 40 minutes.']), 6.2 * 191);
    within(kcalOf(wings, [stock, 'Season the broth.']), 720);
    within(kcalOf(wings, [stock, picked]), 6.2 * 191);
  });

  test('counts only the marrow of roasted marrow bones', () => {
    const roast = ['Roast the marrow bones for 20 minutes.', 'Scoop out the marrow.'];
    within(kcalOf(['1 kg beef marrow bones'], roast), 1.6 * 786);
  });

  test.each(['4 chicken thighs, bones removed', '500 ml beef bone broth', '1 kg lamb neck fillet'])(
    '%s is not counted as bones for a stock',
    (line) => {
      expect(countNutrition([line], 1).proteinG).toBeGreaterThan(8);
    },
  );
});

describe('meat and fish with bones or skin count only their edible share', () => {
  test.each([
    ['1 whole chicken, about 1.8 kg', 18 * 0.68 * 215],
    ['1 chicken (about 1.6 kg)', 16 * 0.68 * 215],
    ['1 duck (about 2 kg)', 20 * 0.72 * 216],
    ['4 chicken breasts (about 600 g)', 6 * 120],
    ['4 bone-in pork chops, about 250 g each', 10 * 0.75 * 170],
    ['2 whole sea bream of 500 g each, scaled and gutted', 10 * 0.5 * 105],
    ['2 whole trout (about 350 g each)', 7 * 0.5 * 141],
    ['1 kg oxtail', 10 * 0.55 * 262],
    ['6 chicken thighs, bone in and skin on (about 900 g)', 9 * 0.75 * 221],
    ['900 g chicken thighs, skin on, bone in', 9 * 0.75 * 221],
    ['900 g bone-in chicken thighs, skin removed', 9 * 0.66 * 121],
    ['900 g boneless chicken thighs', 9 * 121],
    ['1.4 kg side of salmon, skin on', 14 * 208],
  ])('%s', (line, expected) => {
    within(kcalOf([line]), expected);
  });

  test('skin that a step throws away is not counted', () => {
    const legs = ['1200 g chicken legs, bone in'];
    const soup = ['Pull off the chicken meat and throw away the skin and bones.'];
    const crisp = ['Fry the chicken without moving it, until the skin is golden.'];
    expect(kcalOf(legs, soup)).toBeLessThan(kcalOf(legs) * 0.6);
    expect(kcalOf(legs, crisp)).toBe(kcalOf(legs));
  });
});
