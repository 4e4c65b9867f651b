import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { viewOf } from '#tests/support/cooklang-round-trip.ts';
import { writeCooklang } from '../writing/write-cooklang.ts';
import { readCooklang } from './read-cooklang.ts';

const site = 'https://saffron.example';
const runs = inject('runsAll') ? 20_000 : 2_000;

const ours = writeCooklang(
  viewOf({
    title: 'Bread',
    description: 'Plain: and good.',
    ingredients: ['500 g strong flour, sifted', '2 × 400 g tins tomatoes', 'salt, to taste'],
    instructions: ['Mix 300 g of the flour with the salt @ home.', 'Bake for 10–12 minutes.'],
    prepTimeMinutes: 10,
    cookTimeMinutes: 20,
    servings: 4,
    difficulty: 'Easy',
    tips: ['Wait.'],
    photoPrompt: '',
  }),
  4,
  site,
);
const theirs =
  '>> servings: 2\n\nCrack @eggs{3}(a) into a #bowl{} [- x -] and wait ~{1/2%hours}. -- c\n== S ==\n> n';
const scrap = fc.constantFrom(
  ...['@', '#', '~', '{', '}', '(', ')', '%', '|', '\\', '--', '[-', '-]', '---\n', '\n', '\n\n'],
  ...['>>', '> ', '=', ': ', '&a ', '*a', '!!js ', '"', "'", '- ', '\u0000', '\ud800', '½', '1/0'],
  ...['@&', '@./', '{=', '{%', '__proto__: ', 'constructor: ', '2-', '9'.repeat(40), '\t', '\r'],
);

/** A file with pieces inserted and removed. */
const broken = fc
  .tuple(
    fc.constantFrom(ours, theirs),
    fc.array(fc.tuple(fc.nat(4_000), fc.nat(60), scrap), { minLength: 1, maxLength: 12 }),
  )
  .map(([file, changes]) =>
    changes.reduce((text, [at, length, piece]) => {
      const from = at % (text.length + 1);
      return text.slice(0, from) + piece + text.slice(from + (length > 30 ? length - 30 : 0));
    }, file),
  );

function read(text: string) {
  const outcome = readCooklang(text, 'a.cook', site, 'unnamed');
  if ('found' in outcome) {
    expect(outcome.found.recipe.name.trim()).not.toBe('');
    const { ingredients, instructions } = outcome.found.recipe;
    expect([...ingredients, ...instructions].every((line) => typeof line === 'string')).toBe(true);
  } else expect(outcome.refused.reason).toMatch(/^(?:Line \d+: |It has )/);
}

test('a broken file is read, or refused with a reason', () => {
  fc.assert(fc.property(broken, read), { numRuns: runs });
});

test('any text is read, or refused with a reason', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), read), { numRuns: runs });
});

test.each([
  ['marks', '@'],
  ['unclosed marks', '@a{'],
  ['marks with long names', `@${'a '.repeat(90)}`],
  ['brackets', '@a{1}('],
  ['comments', '[-'],
  ['dashes', '-'],
  ['backslashes', '\\'],
  ['braces', '{'],
  ['lines', 'a\n'],
  ['sections', '== a\n'],
  ['metadata lines', '>> a: b\n'],
  ['steps of one food', '@flour{1%g}\n\n'],
  ['numbers', '@a{1 1/2-3%g}'],
  ['blanks', ' '],
])('half a megabyte of %s is processed within ten seconds', (_, piece) => {
  const start = performance.now();
  read(piece.repeat(Math.floor(500_000 / piece.length)));
  expect(performance.now() - start).toBeLessThan(10_000);
});
