import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readCompiledCookbook } from '#chef/cookbook/cookbook.ts';
import { knowDish } from '#chef/finding/known-dish.ts';
import type { FoundDish } from '#chef/finding/rank-dish.ts';
import { understand } from '#recipes/selections/understand.ts';
import { withoutOutOfPlace } from './out-of-place.ts';

const book = readCompiledCookbook(readFileSync('build/cookbook.json', 'utf8'));

function order(paths: readonly (readonly [string, number])[], selections: object): string[] {
  const understood = understand({ selections: { ...selections }, wish: '' });
  if (!understood.ok) throw new Error('not understood');
  const found = paths.map(([path, rank]): FoundDish => {
    const dish = book.find(path);
    if (!dish) throw new Error(path);
    return {
      dish,
      rank,
      known: knowDish(dish, book),
      missed: [],
      keepsBans: true,
      isNamedByLack: false,
      lacksGear: false,
      isFarTooLong: false,
      isAsked: false,
      isRecent: false,
      headRank: 0,
      isNearlyAsked: false,
      isLate: false,
      isForFew: false,
      isForOthers: false,
      lacksMeat: false,
      wordsOfName: 0,
      tellingWordsOfName: 0,
      exactness: 0,
    };
  });
  return withoutOutOfPlace(found, understood.requirements).map(({ dish }) => dish.path);
}

describe('dishes that are out of place', () => {
  const family = { Style: ['Family Friendly'] };
  test('wine ranks behind juice for a family', () => {
    const paths = [['drinks/sangria', 0] as const, ['drinks/horchata', 2] as const];
    expect(order(paths, family)).toEqual(['drinks/horchata', 'drinks/sangria']);
    expect(order(paths, {})).toEqual(['drinks/sangria', 'drinks/horchata']);
  });

  test('vanilla and chocolate are fine for children', () => {
    const paths = [['drinks/hot-chocolate', 0] as const, ['drinks/horchata', 1] as const];
    expect(order(paths, family)).toEqual(['drinks/hot-chocolate', 'drinks/horchata']);
  });

  test('a much worse match does not come first', () => {
    const paths = [['drinks/sangria', 0] as const, ['drinks/horchata', 9] as const];
    expect(order(paths, family)).toEqual(['drinks/sangria', 'drinks/horchata']);
  });

  test('for many servings, a dish that counts halves of a batch does not come first', () => {
    const paths = [
      ['cuisines/chinese/fish-fragrant-aubergines', 0] as const,
      ['cuisines/chinese/chicken-chow-mein', 2] as const,
    ];
    expect(order(paths, { Servings: ['8 Servings'] })[0]).toBe(
      'cuisines/chinese/chicken-chow-mein',
    );
    expect(order(paths, { Servings: ['2 Servings'] })[0]).toBe(
      'cuisines/chinese/fish-fragrant-aubergines',
    );
  });
});
