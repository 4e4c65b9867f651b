import { expect, test } from 'vitest';
import { beefAndLamb } from '#recipes/pantry/ingredients/beef-and-lamb.ts';
import { berriesAndDriedFruit } from '#recipes/pantry/ingredients/berries-and-dried-fruit.ts';
import { breadAndPasta } from '#recipes/pantry/ingredients/bread-and-pasta.ts';
import { cheeses } from '#recipes/pantry/ingredients/cheeses.ts';
import { fatsAndOils } from '#recipes/pantry/ingredients/fats-and-oils.ts';
import { fish } from '#recipes/pantry/ingredients/fish.ts';
import { fruit } from '#recipes/pantry/ingredients/fruit.ts';
import { greensAndMushrooms } from '#recipes/pantry/ingredients/greens-and-mushrooms.ts';
import { nutsAndSeeds } from '#recipes/pantry/ingredients/nuts-and-seeds.ts';
import { porkAndGame } from '#recipes/pantry/ingredients/pork-and-game.ts';
import { poultry } from '#recipes/pantry/ingredients/poultry.ts';
import { sauces } from '#recipes/pantry/ingredients/sauces.ts';
import { seasonings } from '#recipes/pantry/ingredients/seasonings.ts';
import { shellfish } from '#recipes/pantry/ingredients/shellfish.ts';
import { vegetables } from '#recipes/pantry/ingredients/vegetables.ts';
import { parseSections } from '#recipes/pantry/parse-table.ts';
import { aisleOf } from './aisles.ts';

const tins = 'Tins, jars and sauces';
const produce = 'Fruit and vegetables';
/** The allowed aisles for the foods of each pantry table. The aisle rules were not written from these tables. */
const tables: [name: string, table: string, aisles: string[]][] = [
  ['vegetables', vegetables, [produce, tins, 'Frozen', 'Drinks']],
  [
    'greens and mushrooms',
    greensAndMushrooms,
    [produce, tins, 'Frozen', 'Nuts, baking and sweet things'],
  ],
  ['fruit', fruit, [produce, tins, 'Frozen', 'Drinks']],
  ['berries', berriesAndDriedFruit, [produce, tins, 'Nuts, baking and sweet things', 'Drinks']],
  ['poultry', poultry, ['Meat and fish']],
  ['beef and lamb', beefAndLamb, ['Meat and fish', tins]],
  ['pork and game', porkAndGame, ['Meat and fish']],
  ['fish', fish, ['Meat and fish', tins]],
  ['shellfish', shellfish, ['Meat and fish', tins]],
  ['cheeses', cheeses, ['Dairy, eggs and chilled']],
  [
    'bread and pasta',
    breadAndPasta,
    ['Bread, pasta and grains', 'Dairy, eggs and chilled', 'Nuts, baking and sweet things'],
  ],
  ['nuts and seeds', nutsAndSeeds, ['Nuts, baking and sweet things', tins]],
  [
    'fats and oils',
    fatsAndOils,
    [
      'Check at home first',
      'Dairy, eggs and chilled',
      'Meat and fish',
      'Nuts, baking and sweet things',
    ],
  ],
  ['seasonings', seasonings, ['Check at home first', 'Nuts, baking and sweet things', produce]],
  ['sauces', sauces, [tins, 'Check at home first', 'Dairy, eggs and chilled']],
];

test.each(tables)('at least 92 %% of %s are in an allowed aisle', (_, table, aisles) => {
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
