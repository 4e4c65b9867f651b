import { describe, expect, test } from 'vitest';
import { countNutrition } from './count-nutrition.ts';

const saturatesOf = (line: string) => countNutrition([line], 1).saturatesG;

describe('fat of a light dairy product', () => {
  test.each([
    // SR28 01037: part-skim ricotta has 4.9 g of saturates in 100 g, whole-milk ricotta 8.3 g.
    ['200 g low-fat ricotta', 8, 10],
    ['200 g part-skim ricotta', 9, 10.5],
    ['50 g reduced-fat feta, crumbled', 4, 5.2],
    ['100 g half-fat crème fraîche', 9, 11],
    ['100 g lighter mature Cheddar', 11, 13],
    ['100 g fat-free fromage frais', 0, 1.5],
  ])('%s', (line, least, most) => {
    expect(saturatesOf(line)).toBeGreaterThanOrEqual(least);
    expect(saturatesOf(line)).toBeLessThanOrEqual(most);
  });

  test.each([
    ['100 ml light cream', '100 ml single cream'],
    ['100 g butter, light brown and nutty', '100 g butter'],
    ['100 g lightly salted butter', '100 g butter'],
    ['200 ml semi-skimmed milk', '200 ml 2% milk'],
    ['100 g light muscovado sugar', '100 g muscovado sugar'],
    ['200 ml light coconut milk', '200 ml lite coconut milk'],
  ])('%s has the saturates of %s', (line, same) => {
    expect(saturatesOf(line)).toBe(saturatesOf(same));
  });
});
