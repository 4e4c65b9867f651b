import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { catalogueFileLimits } from '#contract/catalogue-file.ts';
import { limits, recipeDefaults, recipeLimits, textLimits } from '#contract/limits.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

function readFolder(folder: string, endings: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => endings.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => readFileSync(join(root, folder, path), 'utf8'));
}

// Other objects are called limits, too: only files that import those of the contract count as readers.
const readers = [
  ...['server', 'web', 'recipes', 'chef']
    .flatMap((folder) => readFolder(folder, /\.tsx?$/))
    .filter((text) => text.includes("from '#contract/limits.ts'")),
  ...readFolder('contract', /\.ts$/).filter((text) => text.includes("from './limits.ts'")),
].join('\n');

describe.each([
  ['limits', limits],
  ['textLimits', textLimits],
  ['recipeLimits', recipeLimits],
  ['recipeDefaults', recipeDefaults],
])('the product reads %s', (object, properties) => {
  test.each(Object.keys(properties))('%s', (name) => {
    expect(readers).toMatch(new RegExp(String.raw`\b${object}\.${name}\b`));
  });
});

const sql = readFolder('database', /\.sql$/).join('\n');

/** Returns the numbers in the check of a column. */
function checkOf(table: string, column: string): number[] {
  const columns = new RegExp(`create table ${table} \\(\\n([^]*?)\\n\\);`).exec(sql)?.[1] ?? '';
  const check = new RegExp(`^  ${column} .*?check (.*)$`, 'm').exec(columns)?.[1] ?? '';
  return [...check.matchAll(/\d+/g)].map(Number);
}

/** Returns the numbers at each place in SQL that a pattern finds. */
const numbersIn = (pattern: RegExp): number[][] =>
  [...sql.matchAll(pattern)].map((found) => found.slice(1).map(Number));

// PostgreSQL cannot read the contract, so SQL has to repeat these numbers.
describe('a number in SQL equals the one of the contract', () => {
  const recipe = recipeLimits;
  test.each<[table: string, column: string, numbers: number[]]>([
    ['public.recipe_ratings', 'rating', [limits.ratingMin, limits.ratingMax]],
    ['public.profiles', 'full_name', [textLimits.userName]],
    ['public.category_groups', 'name', [1, textLimits.catalogueName]],
    ['public.category_groups', 'description', [textLimits.catalogueDescription]],
    ['public.categories', 'name', [1, textLimits.catalogueName]],
    ['public.categories', 'description', [textLimits.catalogueDescription]],
    ['public.categories', 'icon', [textLimits.icon]],
    ['public.credit_entries', 'reason', [textLimits.reason]],
    ['private.refund_requests', 'reason', [1, textLimits.reason]],
    ['public.recipe_notes', 'note', [1, textLimits.recipeNote]],
    ['public.recipes', 'name', [1, recipe.name]],
    ['public.recipes', 'description', [recipe.description]],
    ['public.recipes', 'ingredients', [recipe.ingredients, recipe.ingredient]],
    ['public.recipes', 'procedure', [recipe.steps, recipe.step]],
    ['public.recipes', 'tips', [recipe.tips, recipe.tip]],
    ['public.recipes', 'prep_time', [0, recipe.minutes]],
    ['public.recipes', 'cook_time', [0, recipe.minutes]],
    ['public.recipes', 'servings', [1, recipe.servings]],
    ['public.recipes', 'difficulty', [recipe.difficulty]],
    ['public.recipes', 'categories', [recipe.categories, recipe.category]],
    ['public.recipes', 'category', [recipe.category]],
    ['public.recipes', 'image_url', [recipe.address]],
    ['public.recipes', 'thumbnail_url', [recipe.address]],
  ])('%s.%s', (table, column, numbers) => {
    expect(checkOf(table, column)).toEqual(numbers);
  });

  const { groups, categories } = catalogueFileLimits;
  test.each<[name: string, pattern: RegExp, places: number[][]]>([
    [
      'the sum of the stars',
      /rating_sum between rating_count and rating_count \* (\d+)/g,
      [[limits.ratingMax]],
    ],
    [
      'the largest profile photo',
      /values \('avatars', 'avatars', true, (\d+)/g,
      [[limits.avatarMaxBytes]],
    ],
    [
      'the free credit',
      /record_credit_entry\(new\.id, (\d+), 'free'/g,
      [[limits.freeCreditsOnSignUp]],
    ],
    ['the name of a new user', /'User'\s+\), (\d+)\)/g, [[textLimits.userName]]],
    [
      'the reason that an admin gives',
      /btrim\([^)]*reason\)[^;\n]*?, (\d+)\)/g,
      [[textLimits.reason], [textLimits.reason]],
    ],
    ['a slug', /char_length\(slug\) <= (\d+)/g, [[textLimits.slug]]],
    [
      'the rows of a catalogue file',
      /'\{"groups": (\d+), "categories": (\d+)\}'/g,
      [[groups, categories]],
    ],
  ])('%s', (_name, pattern, places) => {
    expect(numbersIn(pattern)).toEqual(places);
  });
});
