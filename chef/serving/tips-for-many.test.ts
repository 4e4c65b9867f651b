import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readCompiledCookbook } from '#chef/cookbook/cookbook.ts';
import { knowDish } from '#chef/finding/known-dish.ts';
import { tipsForMany } from './tips-for-many.ts';

const book = readCompiledCookbook(readFileSync('build/cookbook.json', 'utf8'));

function tips(path: string, servings: number): string[] {
  const dish = book.find(path);
  if (!dish) throw new Error(`There is no ${path}.`);
  return tipsForMany(knowDish(dish, book), servings);
}

test('eggs for eight are shared between several frying pans', () => {
  expect(tips('cuisines/turkish/menemen', 8).join()).toMatch(/between \w+ frying pans/);
  expect(tips('cuisines/turkish/menemen', 2)).toEqual([]);
});

test('a pan for the butter of a soup is no pan for the soup', () => {
  expect(tips('cuisines/turkish/mercimek-corbasi', 8).join()).not.toContain('frying pan');
});

test('a smoothie for twelve is blended in batches', () => {
  expect(tips('drinks/hidden-spinach-smoothie-for-kids', 12).join()).toMatch(
    /blender in \w+ batches/,
  );
});
