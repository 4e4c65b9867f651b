import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readCompiledCookbook } from '#chef/cookbook/cookbook.ts';
import { changeLess, lessWanted } from './change-less.ts';

const book = readCompiledCookbook(readFileSync('build/cookbook.json', 'utf8'));

function changed(path: string, wish: string) {
  const dish = book.find(path);
  if (!dish) throw new Error(`There is no ${path}.`);
  const after = changeLess(dish, wish);
  return { ...after, isSame: after.dish === dish };
}

/** Returns the amounts of a food in the steps of a dish. */
const amountsOf = (name: string, { dish }: ReturnType<typeof changed>): (number | undefined)[] =>
  dish.steps.flatMap(({ segments }) =>
    segments.flatMap((one) =>
      one.kind === 'ingredient' && one.text === name ? [one.amount?.value] : [],
    ),
  );

describe('what a wish wants less of', () => {
  test.each([
    ['adobo, my lola used less vinegar', ['vinegar']],
    ['lemon drizzle cake less sweet than usual', ['sweet']],
    ['butter chicken but less oily', ['oily']],
    ['brownies, not too sweet', ['sweet']],
    ['dinner in less than 30 minutes', []],
    ['curry, less spicy', []],
    ['a pie, more or less', []],
  ])('“%s”', (wish, said) => {
    expect(lessWanted(wish).map((one) => one.said)).toEqual(said);
  });
});

describe('a dish with less of it', () => {
  test('loses a third of a seasoning', () => {
    const after = changed('other-cuisines/chicken-adobo', 'my lola used less vinegar');
    expect(amountsOf('cane vinegar', after)).toEqual([80]);
    expect(after.notes).toEqual(['Less vinegar than usual: two thirds of the cane vinegar.']);
  });

  test('a cake loses a fifth of its sugar', () => {
    const after = changed('desserts/lemon-drizzle-cake', 'less sweet than usual');
    expect(amountsOf('caster sugar', after)).toEqual([160, 80]);
    expect(after.notes).toEqual(['Less sweet than usual: four fifths of the caster sugar.']);
  });

  test('amounts are rounded to what can be weighed', () => {
    const after = changed('cuisines/indian/butter-chicken', 'but less oily');
    for (const grams of amountsOf('butter', after)) expect((grams ?? 1) % 5).toBe(0);
  });

  test.each([
    ['desserts/meringues', 'less sweet'],
    ['desserts/shortbread', 'less butter'],
  ])('%s stays as it is where it is made of it, with a note: “%s”', (path, wish) => {
    const after = changed(path, wish);
    expect(after.isSame).toBe(true);
    expect(after.notes.join()).toMatch(/is as usual: this dish needs all of it/);
  });

  test('a dish without it stays as it is, without a note', () => {
    const after = changed('desserts/shortbread', 'less vinegar');
    expect(after.isSame).toBe(true);
    expect(after.notes).toEqual([]);
  });
});
