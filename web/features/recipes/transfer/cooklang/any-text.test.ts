import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readOfficially, viewOf } from '#tests/support/cooklang-round-trip.ts';
import { transferOf } from '../transfer-recipe.ts';
import { readCooklang } from './reading/read-cooklang.ts';
import { writeCooklang } from './writing/write-cooklang.ts';

const site = 'https://saffron.example';

/** Text that Cooklang and YAML interpret, times and foods as steps write them, and characters that are hard to see. */
const nasty = fc.constantFrom(
  ...['@', '#', '~', '{', '}', '%', '\\', '--', '---', '[-', '-]', '>', '>>', '=', '==', '|', '&'],
  ...['@salt', '@salt{1%g}', '~{5%minutes}', '#pan{}', '>> a: b', '(x)', '(', ')', '\n', '\n\n'],
  ...['flour', ' flour', 'the salt', '200 g of the ', 'salt (sea)', 'pan(', ' 10 minutes', 'oven'],
  ...[' 10–12 minutes', ' 10 to 12 minutes ', ' 1½ hours', ' 1.50 hours', '½', ': ', '"', "'"],
  ...[
    '\t',
    ' ',
    '  ',
    '\u00a0',
    '\u2028',
    '\u0085',
    '\ufeff',
    '\u200d',
    '葱',
    '👩‍🍳',
    'true',
    'null',
    '1e3',
  ],
);
const anyText = fc
  .array(fc.oneof({ weight: 3, arbitrary: nasty }, fc.string({ unit: 'grapheme', maxLength: 6 })), {
    maxLength: 12,
  })
  .map((parts) => parts.join('').replaceAll('\0', '').replaceAll('\r', '').toWellFormed());
const someText = anyText.filter((text) => text.trim() !== '');
/** A Cooklang step has no line breaks at its start or end. */
const anyStep = someText
  .map((text) => text.replace(/^\n+|\n+$/g, ''))
  .filter((text) => text !== '');

const anyView = fc
  .record({
    title: someText
      .map((text) => [...text].slice(0, 200).join(''))
      .filter((text) => text.trim() !== ''),
    description: anyText,
    ingredients: fc.array(fc.oneof(anyText, fc.constantFrom('500 g flour', '1 tsp salt', 'salt')), {
      maxLength: 6,
    }),
    instructions: fc.array(anyStep, { maxLength: 5 }),
    tips: fc.array(anyText, { maxLength: 3 }),
    prepTimeMinutes: fc.integer({ min: 0, max: 100_000 }),
    cookTimeMinutes: fc.integer({ min: 0, max: 100_000 }),
    servings: fc.integer({ min: 1, max: 1_000 }),
    categories: fc.array(
      anyText.map((text) => [...text].slice(0, 80).join('')),
      { maxLength: 4 },
    ),
    isFavorite: fc.boolean(),
  })
  .map(({ categories, isFavorite, ...draft }) => ({
    ...viewOf({ ...draft, difficulty: 'Easy', photoPrompt: '' }),
    categories,
    isFavorite,
  }));

test('any recipe survives a round trip unchanged', () => {
  fc.assert(
    fc.property(anyView, fc.option(fc.integer({ min: 1, max: 5 })), (view, rating) => {
      const file = writeCooklang(view, rating, site);
      const outcome = readCooklang(file, 'a.cook', site, 'unnamed');
      if (!('found' in outcome)) throw new Error(outcome.refused.reason);
      expect(outcome.found.recipe).toEqual(transferOf(view, rating, site));
    }),
    { numRuns: 600 },
  );
});

test('any recipe survives a round trip through an editor that writes CRLF', () => {
  fc.assert(
    fc.property(anyView, (view) => {
      const file = writeCooklang(view, null, site).replaceAll('\n', '\r\n');
      const outcome = readCooklang(file, 'a.cook', site, 'unnamed');
      if (!('found' in outcome)) throw new Error(outcome.refused.reason);
      expect(outcome.found.recipe).toEqual(transferOf(view, null, site));
    }),
    { numRuns: 200 },
  );
});

test('the official parser reads the same steps for any text', () => {
  fc.assert(
    fc.property(anyView, (view) => {
      expect(readOfficially(writeCooklang(view, null, site)).steps).toEqual(view.instructions);
    }),
    { numRuns: 400 },
  );
});
