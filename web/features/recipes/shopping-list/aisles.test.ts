import { expect, test } from 'vitest';
import { BEEF_AND_LAMB } from '#recipes/pantry/ingredients/beef-and-lamb.ts';
import { BERRIES_AND_DRIED_FRUIT } from '#recipes/pantry/ingredients/berries-and-dried-fruit.ts';
import { BREAD_AND_PASTA } from '#recipes/pantry/ingredients/bread-and-pasta.ts';
import { CHEESES } from '#recipes/pantry/ingredients/cheeses.ts';
import { FATS_AND_OILS } from '#recipes/pantry/ingredients/fats-and-oils.ts';
import { FISH } from '#recipes/pantry/ingredients/fish.ts';
import { FRUIT } from '#recipes/pantry/ingredients/fruit.ts';
import { GREENS_AND_MUSHROOMS } from '#recipes/pantry/ingredients/greens-and-mushrooms.ts';
import { NUTS_AND_SEEDS } from '#recipes/pantry/ingredients/nuts-and-seeds.ts';
import { PORK_AND_GAME } from '#recipes/pantry/ingredients/pork-and-game.ts';
import { POULTRY } from '#recipes/pantry/ingredients/poultry.ts';
import { SAUCES } from '#recipes/pantry/ingredients/sauces.ts';
import { SEASONINGS } from '#recipes/pantry/ingredients/seasonings.ts';
import { SHELLFISH } from '#recipes/pantry/ingredients/shellfish.ts';
import { VEGETABLES } from '#recipes/pantry/ingredients/vegetables.ts';
import { parseSections } from '#recipes/pantry/parse-table.ts';
import { aisleOf } from './aisles.ts';

const tins = 'Tins, jars and sauces';
const produce = 'Fruit and vegetables';
/** Where the foods of a table of the pantry may stand: the words of the aisles have never seen it. */
const tables: [name: string, table: string, aisles: string[]][] = [
  ['vegetables', VEGETABLES, [produce, tins, 'Frozen', 'Drinks']],
  [
    'greens and mushrooms',
    GREENS_AND_MUSHROOMS,
    [produce, tins, 'Frozen', 'Nuts, baking and sweet things'],
  ],
  ['fruit', FRUIT, [produce, tins, 'Frozen', 'Drinks']],
  ['berries', BERRIES_AND_DRIED_FRUIT, [produce, tins, 'Nuts, baking and sweet things', 'Drinks']],
  ['poultry', POULTRY, ['Meat and fish']],
  ['beef and lamb', BEEF_AND_LAMB, ['Meat and fish', tins]],
  ['pork and game', PORK_AND_GAME, ['Meat and fish']],
  ['fish', FISH, ['Meat and fish', tins]],
  ['shellfish', SHELLFISH, ['Meat and fish', tins]],
  ['cheeses', CHEESES, ['Dairy, eggs and chilled']],
  [
    'bread and pasta',
    BREAD_AND_PASTA,
    ['Bread, pasta and grains', 'Dairy, eggs and chilled', 'Nuts, baking and sweet things'],
  ],
  ['nuts and seeds', NUTS_AND_SEEDS, ['Nuts, baking and sweet things', tins]],
  [
    'fats and oils',
    FATS_AND_OILS,
    [
      'Check at home first',
      'Dairy, eggs and chilled',
      'Meat and fish',
      'Nuts, baking and sweet things',
    ],
  ],
  ['seasonings', SEASONINGS, ['Check at home first', 'Nuts, baking and sweet things', produce]],
  ['sauces', SAUCES, [tins, 'Check at home first', 'Dairy, eggs and chilled']],
];

test.each(tables)('the aisles know at least 92 %% of %s', (_, table, aisles) => {
  const names = parseSections(table).flatMap(({ rows }) =>
    rows.map(([, cell = '']) => cell.split('/')[0]?.trim() ?? ''),
  );
  const misplaced = names.filter((name) => !aisles.includes(aisleOf(name)));
  expect(names.length).toBeGreaterThan(15);
  expect(misplaced.length / names.length, misplaced.join(', ')).toBeLessThanOrEqual(0.08);
});

test.each([
  ['butter beans', 'Bread, pasta and grains'],
  ['peanut butter', tins],
  ['butternut squash', produce],
  ['ground beef', 'Meat and fish'],
  ['ground cumin', 'Check at home first'],
  ['black pepper', 'Check at home first'],
  ['red peppers', produce],
  ['coconut milk', tins],
  ['oat milk', 'Dairy, eggs and chilled'],
  ['frozen peas', 'Frozen'],
  ['garlic cloves', produce],
  ['fresh ginger', produce],
  ['pumpkin seeds', 'Nuts, baking and sweet things'],
  ['eggs', 'Dairy, eggs and chilled'],
  ['something nobody has heard of', 'Everything else'],
])('%s: %s', (food, aisle) => expect(aisleOf(food)).toBe(aisle));
