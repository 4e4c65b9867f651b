import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { fileOf, read } from '#tests/support/recipe-files.ts';

/** Based on the example on Cooklang's own pages. */
const pancakes = `---
title: Easy Pancakes
source: https://elsewhere.example/pancakes
author: Somebody
servings: 4
tags: [breakfast, "sweet"]
cuisine: British
time:
  prep: 10 min
  cook: 1 h 5 min
introduction: Thin ones.
---

-- a note to myself
Crack the @eggs{3} into a #blender{}, then add the @plain flour{125%g}(sifted),
@milk{250%ml} and @sea salt{1%pinch}, and blitz until smooth. [- not too
long -]

> Leftover batter keeps until tomorrow.

== Frying ==
Melt @butter{} in a #large frying pan{}. Fry for ~{1-2%minutes}, ~rest{1 1/2%hours}, 5 # 6 @ home.

Serve with @&plain flour{25%g} and @golden syrup|syrup{2%tbsp}, or @?basil{}.
`;

async function readText(text: string, name = 'easy-pancakes.cook') {
  const { found, refused } = await read(fileOf(name, text));
  return { found: found[0], refused };
}

const withSteps = (steps: string) => `---\ntitle: X\n---\n\n${steps}`;
const stepsOf = async (steps: string) =>
  (await readText(withSteps(steps))).found?.recipe.instructions;
const listOf = async (steps: string) =>
  (await readText(withSteps(steps))).found?.recipe.ingredients;

test('a foreign file gives facts, a list summed from the steps, and plain sentences', async () => {
  const { found, refused } = await readText(pancakes);
  expect(refused).toEqual([]);
  expect(found?.recipe).toMatchObject({
    name: 'Easy Pancakes',
    description: 'Thin ones.',
    servings: 4,
    prepTimeMinutes: 10,
    cookTimeMinutes: 65,
    difficulty: null,
    categories: ['British', 'breakfast', 'sweet'],
    tips: ['Leftover batter keeps until tomorrow.'],
    ingredients: [
      '3 eggs',
      '150 g plain flour, sifted',
      '250 ml milk',
      '1 pinch sea salt',
      'butter',
      '2 tbsp golden syrup',
      'basil (optional)',
    ],
    instructions: [
      'Crack the eggs into a blender, then add the plain flour (125 g), milk and sea salt, and blitz until smooth.',
      'Frying: Melt butter in a large frying pan. Fry for 1–2 minutes, 1½ hours, 5 # 6 @ home.',
      'Serve with plain flour (25 g) and syrup, or basil.',
    ],
    isFavorite: false,
    rating: null,
    imagePath: null,
  });
  expect(found?.remarks).toEqual(['Left out: source, author.']);
});

test('reads the old form: metadata lines, name from the file, marks without braces', async () => {
  const { found } = await readText(
    '>> servings: 2\n>> time required: 45 minutes\n\nBoil @salt and @new potatoes{500 g} in a #pot.\n',
    'grandma/new-potatoes.cook',
  );
  expect(found?.recipe).toMatchObject({
    name: 'new potatoes',
    servings: 2,
    prepTimeMinutes: 0,
    cookTimeMinutes: 45,
    ingredients: ['salt', '500 g new potatoes'],
    instructions: ['Boil salt and new potatoes in a pot.'],
  });
});

test('recognizes a file by its marks without the .cook name, and by its name in a zip', async () => {
  expect((await readText('Fry the @eggs{2}.', 'download.txt')).found?.recipe.ingredients).toEqual([
    '2 eggs',
  ]);
  const zip = zipSync({ 'a/fried-eggs.cook': strToU8('Fry @eggs in a pan.') });
  const { recipes } = await read(fileOf('all.zip', zip));
  expect(recipes).toMatchObject([{ name: 'fried eggs', ingredients: ['eggs'] }]);
});

test('refuses a diary that contains an email address', async () => {
  const { refused } = await readText('# Monday\n\nWrite to maya@example.com, #1 of ~5.', 'a.md');
  expect(refused[0]?.reason).toBe('We found no ingredients or steps in it.');
});

describe('the ingredient list', () => {
  test.each([
    ['sums one unit', '@flour{100%g} @flour{1/2%g}', ['100.5 g flour']],
    ['sums metric units', '@stock{1%l} @stock{200%ml}', ['1.2 l stock']],
    [
      'does not add units that cannot be converted',
      '@oil{1%tbsp} @oil{50%ml}',
      ['1 tbsp plus 50 ml oil'],
    ],
    ['counts pieces', '@egg{1} and @eggs{2}', ['3 eggs']],
    ['counts units', '@garlic{1%clove} @garlic{2%cloves}', ['3 cloves garlic']],
    ['keeps the size of tins', '@chickpeas{2%400 g tins}', ['2 × 400 g tins chickpeas']],
    ['adds ranges', '@oil{2-3%tbsp} @oil{1%tbsp}', ['3–4 tbsp oil']],
    ['keeps amounts in words', '@thyme{a few%sprigs}', ['a few sprigs thyme']],
    ['joins notes', '@onion{1}(peeled) @onion{1}(sliced)', ['2 onions, peeled, sliced']],
    ['names a referenced recipe file', '@./sauces/Hollandaise{150%g}', ['150 g Hollandaise']],
  ])('%s', async (_, steps, list) => {
    expect(await listOf(steps)).toEqual(list);
  });
});

describe('the steps', () => {
  test.each([
    [
      'resolve escapes',
      'Mail \\@home \\#1 \\~5 \\-- a\\\\b \\[- c.',
      ['Mail @home #1 ~5 -- a\\b [- c.'],
    ],
    ['join the lines of one step', 'One\ntwo.\n\nThree.', ['One two.', 'Three.']],
    ['leave out comments', 'One -- hidden\ntwo [- all\n\nof it -] three.', ['One two three.']],
    [
      'keep text that only looks like a mark',
      'a@b.c, 50 @ 2, {x}, #1, ~5 minutes.',
      ['a@b.c, 50 @ 2, {x}, #1, ~5 minutes.'],
    ],
  ])('%s', async (_, steps, printed) => {
    expect(await stepsOf(`@salt{}.\n\n${steps}`)).toEqual(['salt.', ...printed]);
  });
});

describe('a mistake is reported with its line number', () => {
  test.each([
    [
      'unclosed braces',
      withSteps('Mix.\n\nSift\nin @flour{500%g and @salt{1%tsp}.'),
      "Line 8: the braces of “@flour{500%g” aren't closed: put “}” after the amount.",
    ],
    [
      'unclosed braces at the end of the file',
      withSteps('Sift @flour{500%g'),
      "Line 5: the braces of “@flour{500%g” aren't closed: put “}” after the amount.",
    ],
    [
      'a mark without a name',
      withSteps('Add @{2}.'),
      'Line 5: “@{2}” has no name: write the ingredient between “@” and “{”.',
    ],
    [
      'a timer without a time',
      withSteps('Wait ~{}.'),
      'Line 5: “~{}” has no time: write it as ~{10%minutes}.',
    ],
    [
      'an unclosed comment',
      withSteps('@salt{}\n\nAdd [- this.'),
      "Line 7: the comment “[-” isn't closed: put “-]” after it.",
    ],
    [
      'unclosed metadata',
      '---\ntitle: X\n\nAdd @salt{}.',
      "Line 1: the details that start here aren't closed: put “---” on its own line after them.",
    ],
    [
      'metadata that is not key–value pairs',
      '---\n- a\n- b\n---\n\nAdd @salt{}.',
      'Line 2: write the details between the “---” lines as pairs, such as “title: Lemon soup”.',
    ],
  ])('%s', async (_, text, reason) => {
    const { found, refused } = await readText(text);
    expect(found).toBeUndefined();
    expect(refused.map((one) => one.reason)).toEqual([reason]);
  });

  test('YAML that cannot be parsed', async () => {
    const { refused } = await readText('---\nservings: 4\ntitle: a: b\n---\n\nAdd @salt{}.');
    expect(refused[0]?.reason).toMatch(/^Line 3: .* Write “key: value”, .* "double quotes"\.$/);
  });

  test('only the first three mistakes are listed, with the number of further ones', async () => {
    const { refused } = await readText(withSteps('A @a{1\n\nB @b{1\n\nC @c{1\n\nD @d{1'));
    expect(refused[0]?.reason).toMatch(/^Line 5: .* Line 7: .* Line 9: .* And 1 more\.$/);
  });

  test('a file without a recipe and a file that is too long are refused', async () => {
    expect((await readText('-- only a comment')).refused[0]?.reason).toBe(
      'It has no ingredients and no steps.',
    );
    const { refused } = await readText(`@salt{} ${'very '.repeat(250_000)}long`);
    expect(refused[0]?.reason).toBe(
      'Line 1: the file is too long for one recipe. If it holds several, make one file for each.',
    );
  });

  test('YAML aliases that expand to many values are refused', async () => {
    const bomb = ['a: &a [x, x, x, x, x, x, x, x, x]', 'b: &b [*a, *a, *a, *a, *a, *a, *a]'];
    const { refused } = await readText(`---\n${bomb.join('\n')}\n---\n\nAdd @salt{}.`);
    expect(refused[0]?.reason).toMatch(/^Line 2: /);
  });
});

describe('an exported file that was edited by hand', () => {
  const own = `---
title: Bread
servings: 4
format: saffron-table/1
ingredients:
  - 500 g strong flour, sifted
  - 1 tsp salt
  - parsley, to serve
---

Mix 300 g of the @strong flour{300%g}(sifted) with the @salt{1%tsp}.

Knead in the remaining @strong flour{200%g}.
`;

  test('keeps its list when nothing was changed', async () => {
    const { found } = await readText(own);
    expect(found?.recipe.ingredients).toEqual([
      '500 g strong flour, sifted',
      '1 tsp salt',
      'parsley, to serve',
    ]);
    expect(found?.recipe.instructions[0]).toBe('Mix 300 g of the strong flour with the salt.');
    expect(found?.remarks).toEqual([]);
  });

  test('updates its list when the steps use another amount or another food', async () => {
    const changed = own
      .replace('{200%g}', '{350%g}')
      .replace('the @salt{1%tsp}', 'the @salt{1%tsp} and @dried yeast{7%g}');
    const { found } = await readText(changed);
    expect(found?.recipe.ingredients).toEqual([
      '650 g strong flour, sifted',
      '1 tsp salt',
      'parsley, to serve',
      '7 g dried yeast',
    ]);
    expect(found?.remarks).toEqual([
      'We updated the ingredient list to match the steps: 650 g strong flour, sifted; 7 g dried yeast.',
    ]);
  });
});
