import { expect, test } from 'vitest';
import { foodsIn } from '../classify/foods-in.ts';
import { pantry } from './pantry.ts';

/** Names that the made-food table describes in more detail: they count as the ingredient that the made-food row refers to. */
const toldElsewhere = new Set(['80/20 ground beef', 'beef burger', 'hot dog']);

test('each name of a pantry row is found as that row', () => {
  const astray = [...pantry.values()].flatMap(({ id, one, many, aliases }) =>
    [one, many, ...aliases].filter((name) => {
      const found = foodsIn(name);
      const isOwn = found.length === 1 && found[0]?.entry.ingredientIds[0] === id;
      return !isOwn && !toldElsewhere.has(name);
    }),
  );
  expect(astray).toEqual([]);
});

test.each([
  ['ladies’ fingers', 'okra'],
  ['ladyfingers', 'sponge-fingers'],
  ['lady fingers', 'sponge-fingers'],
  ['marrow bones', 'bone-marrow'],
  ['corn cobs', 'sweetcorn'],
  ['tigernut flour', 'tiger-nuts'],
  ['wholegrain flour', 'wholemeal-flour'],
  ['oxo cubes', 'beef-stock'],
])('%s are %s', (name, id) => {
  expect(foodsIn(name)[0]?.entry.ingredientIds).toContain(id);
});
