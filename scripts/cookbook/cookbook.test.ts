import { describe, expect, test } from 'vitest';
import { checkCookbook } from '#chef/cookbook/checking/check-cookbook.ts';
import { readCompiledCookbook } from '#chef/cookbook/cookbook.ts';
import { describeProblem } from '#chef/cookbook/problem.ts';
import { readDish } from '#chef/cookbook/reading/read-dish.ts';
import { sampleInGate } from '#tests/support/sample-in-gate.ts';
import { readCatalogueNames, readCookFiles } from './read-cookbook.ts';
import { showDish } from './show-dish.ts';
import { showFood } from './show-food.ts';

const read = (await readCookFiles()).map(readDish);
const dishes = read.flatMap(({ dish }) => dish ?? []);

describe('the cookbook', () => {
  // The longest computation of the tests: no fixed limit fits a busy machine and a growing cookbook.
  test('every file passes every check', { timeout: 600_000 }, async () => {
    const scaled = new Set(sampleInGate(dishes, 6));
    const names = await readCatalogueNames();
    const problems = checkCookbook(read, names, undefined, (dish) => scaled.has(dish));
    expect(problems.map(describeProblem)).toEqual([]);
    expect(dishes.length).toBeGreaterThanOrEqual(20);
  });

  test('is unchanged after compiling and reading back', () => {
    const compiled = readCompiledCookbook(JSON.stringify({ dishes, nutrients: {} }));
    expect(compiled.dishes).toEqual(dishes);
    expect(() => readCompiledCookbook('{"dishes":[]}')).toThrow('npm run build');
  });
});

test('showDish prints a dish for 8 servings with the pantry match of each ingredient', () => {
  const [dish] = dishes;
  if (!dish) throw new Error('the cookbook is empty');
  const shown = showDish(dish, 8, new Map(dishes.map((one) => [one.path, one])));
  expect(shown).toContain(dish.title);
  expect(shown).toContain('Serves 8');
  expect(shown).toMatch(/^ {2}.+: \w+.* \(pantry: [a-z-]+\)$/m);
});

test.each([
  ['berbere', /^berbere: berbere .*\n {2}usual role: heat|spice/],
  ['dill root', /but only by “dill”/],
  ['gochugarru', /knows no “gochugarru”\. Near it: gochugaru/],
])('showFood prints how the pantry understands “%s”', (name, expected) => {
  expect(showFood(name)).toMatch(expected);
});
