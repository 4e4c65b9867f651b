import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readCompiledCookbook } from '#chef/cookbook/cookbook.ts';
import { holdsFood } from './chosen-foods.ts';
import { shareUsed } from './fit-foods.ts';
import { knowDish } from './known-dish.ts';
import { proteinSwapFor } from './protein-swap.ts';
import { servingsFor } from './servings-for-food.ts';
import type { WantedFood } from './wanted-food.ts';

const book = readCompiledCookbook(readFileSync('build/cookbook.json', 'utf8'));

function known(path: string) {
  const dish = book.find(path);
  if (!dish) throw new Error(`There is no ${path}.`);
  return knowDish(dish, book);
}
const food = (name: string, id: string, more: Partial<WantedFood> = {}): WantedFood => ({
  ...{ name, ids: new Set([id]), isUseUp: false, isCooked: false },
  ...more,
});

test('the servings never need more of a food than the cook has', () => {
  const eggs = (grams: number) => food('eggs', 'egg', { isUseUp: true, grams });
  const strapatsada = known('cuisines/greek/strapatsada');
  expect(servingsFor(strapatsada, eggs(150))).toEqual({ servings: 1, usesAll: false });
  expect(servingsFor(strapatsada, eggs(300))).toEqual({ servings: 3, usesAll: true });
});

test('haddock replaces cod and is no cod; what is called fish may be either', () => {
  const chowder = known('cuisines/british/smoked-haddock-chowder');
  expect(shareUsed(chowder, food('cod', 'cod'))).toBeGreaterThan(0);
  expect(holdsFood(chowder, food('cod', 'cod'))).toBe(false);
  expect(holdsFood(chowder, food('fish', 'cod'))).toBe(true);
  expect(holdsFood(known('other-cuisines/ceviche'), food('white fish', 'cod'))).toBe(true);
});

test('a protein takes the place of another in a curry, but not of a joint, and not of another that is wished', () => {
  const tofu = food('tofu', 'tofu');
  const curry = known('cuisines/thai/easy-thai-green-curry');
  expect(proteinSwapFor(curry, tofu, [tofu])).toEqual({ out: 'chicken-breast', into: 'tofu' });
  expect(proteinSwapFor(known('cuisines/british/roast-chicken'), tofu, [tofu])).toBeUndefined();
  const chicken = food('chicken', 'chicken-breast');
  expect(proteinSwapFor(curry, tofu, [tofu, chicken])).toBeUndefined();
});
