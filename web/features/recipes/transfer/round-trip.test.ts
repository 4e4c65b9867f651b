import fc from 'fast-check';
import { expect, test } from 'vitest';
import { recipeDefaults } from '#contract/limits.ts';
import type { RecipeView } from '../../../data/recipes/recipe-view.ts';
import { fitToStorageLimits } from './imported/fit-to-storage-limits.ts';
import type { GivenRecipe } from './imported/outcome.ts';
import { findRecipeNodes } from './json-ld/find-recipe-nodes.ts';
import { readRecipeNode } from './json-ld/read-node.ts';
import { writeJsonLd } from './json-ld/write-json-ld.ts';
import { readOwnMarkdown } from './markdown/read-own-markdown.ts';
import { writeMarkdown } from './markdown/write-markdown.ts';
import { type TransferRecipe, transferOf } from './transfer-recipe.ts';

const site = 'https://saffron.example';

/** Syntax characters of Markdown, HTML, JSON and YAML, line breaks, and characters that are hard to see. */
const nasty = fc.constantFrom(
  ...['\n', '\r', '\t', ' ', '\\', '\\\n', '*', '_', '`', '#', '- ', '+ ', '1. ', '> ', '[x](y)'],
  ...['![', '<b>', '</script>', '&amp;', '&#10;', '&', '|', '~~', '---', '===', '"', "'", ','],
  ...['\u00a0', '\u2028', '\u2029', '\u0085', '\u000b', '\ufeff', '\u200d', '\u202e', '\u0001'],
  ...['250 g', '½', '180 °C', 'Sugo', '葱', '👩‍🍳', 'e\u0301', '  ', '\n\n', ': ', '::', '{}'],
);
const anyText = fc
  .array(fc.oneof(nasty, fc.string({ unit: 'grapheme', maxLength: 8 })), { maxLength: 14 })
  // Only NUL is excluded: a text column of the database cannot hold it.
  .map((parts) => parts.join('').replaceAll('\0', '').toWellFormed());
const longText = fc
  .tuple(anyText, fc.integer({ min: 1, max: 60 }))
  .map(([text, times]) => [...text.repeat(times)].slice(0, 450).join(''));
const texts = fc.array(fc.oneof({ weight: 6, arbitrary: anyText }, longText), { maxLength: 7 });
const picture = fc.option(
  fc.webPath().map((path) => new URL(`/storage${path}`, site).pathname),
  { nil: null },
);

const anyRecipe: fc.Arbitrary<TransferRecipe> = fc.record({
  name: anyText.filter((name) => name.trim() !== ''),
  description: longText,
  ingredients: texts,
  instructions: texts,
  tips: texts,
  prepTimeMinutes: fc.integer({ min: 0, max: 100_000 }),
  cookTimeMinutes: fc.integer({ min: 0, max: 100_000 }),
  servings: fc.integer({ min: 1, max: 1_000 }),
  difficulty: anyText.map((text) => [...text].slice(0, 40).join('')),
  categories: fc.array(
    anyText.map((text) => [...text].slice(0, 80).join('')),
    { maxLength: 5 },
  ),
  imagePath: picture,
  thumbnailPath: fc.constant(null),
  isFavorite: fc.boolean(),
  rating: fc.option(fc.integer({ min: 1, max: 5 }), { nil: null }),
});

/** Returns the recipe as the view model of a screen. */
function viewOf(recipe: TransferRecipe): RecipeView {
  const image = recipe.imagePath ?? recipeDefaults.image;
  return {
    id: '6f3b7a3e-0000-4000-8000-000000000000',
    userId: '6f3b7a3e-0000-4000-8000-000000000001',
    name: recipe.name,
    description: recipe.description,
    ingredients: recipe.ingredients,
    instructions: recipe.instructions,
    prepTimeMinutes: recipe.prepTimeMinutes ?? recipeDefaults.prepTimeMinutes,
    cookTimeMinutes: recipe.cookTimeMinutes ?? recipeDefaults.cookTimeMinutes,
    servings: recipe.servings ?? recipeDefaults.servings,
    difficulty: recipe.difficulty ?? recipeDefaults.difficulty,
    categories: recipe.categories,
    image,
    thumbnail: recipe.thumbnailPath ?? image,
    plate: null,
    isFavorite: recipe.isFavorite,
    createdAt: '2026-11-21T10:00:00Z',
    averageRating: 4.5,
    ratingCount: 2,
    isShared: false,
    details: {
      tips: recipe.tips,
      notes: [],
      checks: [],
      nutrition: null,
      provenance: null,
      changed: null,
      picture: null,
    },
  };
}

function settled(given: GivenRecipe | undefined): TransferRecipe {
  if (!given) throw new Error('Our own file was not known again.');
  const outcome = fitToStorageLimits(given, 'a file');
  if (!('found' in outcome)) throw new Error(outcome.refused.reason);
  expect(outcome.found.remarks.filter((remark) => !/^It has no /.test(remark))).toEqual([]);
  return outcome.found.recipe;
}

test('JSON-LD: a written recipe is read back unchanged', () => {
  fc.assert(
    fc.property(anyRecipe, (recipe) => {
      const text = writeJsonLd(viewOf(recipe), recipe.rating, site);
      const [node = {}] = findRecipeNodes(JSON.parse(text));
      expect(settled(readRecipeNode(node, site))).toEqual(recipe);
    }),
    { numRuns: 400 },
  );
});

test('Markdown: a written recipe is read back unchanged', () => {
  fc.assert(
    fc.property(anyRecipe, (recipe) => {
      const text = writeMarkdown(viewOf(recipe), recipe.rating, site);
      expect(settled(readOwnMarkdown(text, site))).toEqual(recipe);
    }),
    { numRuns: 800 },
  );
});

test('Markdown survives an editor that saves CRLF and trims trailing whitespace', () => {
  fc.assert(
    fc.property(anyRecipe, (recipe) => {
      const text = writeMarkdown(viewOf(recipe), recipe.rating, site);
      const saved = text.replace(/[ \t]+$/gm, '').replaceAll('\n', '\r\n');
      expect(settled(readOwnMarkdown(saved, site))).toEqual(recipe);
    }),
    { numRuns: 200 },
  );
});

test('thumbnails are exported; the stock picture and pictures of other sites are not', () => {
  const [recipe] = fc.sample(anyRecipe, 1);
  if (!recipe) throw new Error('No sample.');
  const withThumbnail = {
    ...recipe,
    imagePath: '/storage/a.webp',
    thumbnailPath: '/storage/b.webp',
  };
  const view = viewOf(withThumbnail);
  expect(settled(readOwnMarkdown(writeMarkdown(view, null, site), site))).toMatchObject({
    imagePath: '/storage/a.webp',
    thumbnailPath: '/storage/b.webp',
  });
  const elsewhere = writeMarkdown(view, null, 'https://other.example');
  expect(settled(readOwnMarkdown(elsewhere, site))).toMatchObject({
    imagePath: null,
    thumbnailPath: null,
  });
  expect(transferOf({ ...view, image: recipeDefaults.image }, null, site).imagePath).toBeNull();
});
