import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { fileOf, json, read, soup } from '#tests/support/recipe-files.ts';

describe('schema.org as other programs write it', () => {
  test('finds every recipe: a single one, in an array, in a graph inside a page', async () => {
    const page = { '@graph': [{ '@type': 'WebPage' }, { ...soup, name: 'Third' }] };
    const files = [soup, [{ ...soup, name: 'Second' }], page].map((value, index) =>
      fileOf(`${index}.json`, json(value)),
    );
    const { recipes, refused } = await read(...files);
    expect(recipes.map(({ name }) => name)).toEqual(['Lemon soup', 'Second', 'Third']);
    expect(refused).toEqual([]);
    expect(recipes[0]).toMatchObject({
      ingredients: ['1 lemon', '1 l stock'],
      instructions: ['Boil the stock.', 'Add the lemon.'],
      prepTimeMinutes: 10,
      cookTimeMinutes: 65,
      servings: 4,
      difficulty: null,
      imagePath: null,
      rating: null,
    });
  });

  test('turns sections, steps, directions and tips into steps and tips', async () => {
    const recipeInstructions = [
      {
        '@type': 'HowToSection',
        name: 'Sauce:',
        itemListElement: [
          { '@type': 'HowToStep', text: '1. Melt the butter.' },
          { '@type': 'HowToStep', name: 'Stir', itemListElement: [{ text: 'Stir the flour in.' }] },
          { '@type': 'HowToTip', text: 'Butter that foams is hot.' },
        ],
      },
      { '@type': 'HowToStep', name: 'Serve it.' },
      [['Eat.']],
    ];
    const { recipes } = await read(fileOf('a.json', json({ ...soup, recipeInstructions })));
    expect(recipes[0]).toMatchObject({
      instructions: ['Sauce: Melt the butter.', 'Stir the flour in.', 'Serve it.', 'Eat.'],
      tips: ['Butter that foams is hot.'],
    });
  });

  test('reads other forms of yields, times and categories', async () => {
    const other = {
      ...soup,
      recipeYield: ['6', '6 bowls'],
      prepTime: undefined,
      cookTime: '20 minutes',
      totalTime: 'P0DT1H30M',
      recipeCategory: ['Soup', 'Starter'],
      recipeCuisine: 'Greek',
      keywords: 'soup, lemon &amp; egg',
      author: { '@type': 'Person', name: 'Somebody' },
      image: 'https://elsewhere.example/soup.jpg',
      aggregateRating: { ratingValue: 5, ratingCount: 9 },
    };
    const { recipes } = await read(fileOf('a.json', json(other)));
    expect(recipes[0]).toMatchObject({
      servings: 6,
      prepTimeMinutes: 70,
      cookTimeMinutes: 20,
      categories: ['soup', 'Starter', 'Greek', 'lemon & egg'],
      imagePath: null,
      rating: null,
    });
  });

  test('removes markup and keeps text that only looks like markup', async () => {
    const messy = {
      ...soup,
      name: 'Mac &amp;amp; Cheese <script>alert(1)</script>',
      description: '<p>First.</p><p>Second &frac12;.</p>',
      recipeIngredient: ['<b>250&nbsp;g</b> macaroni', 'oven at < 180 °C', 'I <3 cheese'],
      recipeInstructions: '<ol><li>Boil.</li><li>Mix <i>well</i>.</li></ol>',
    };
    const { recipes } = await read(fileOf('a.json', json(messy)));
    expect(recipes[0]).toMatchObject({
      name: 'Mac & Cheese',
      description: 'First.\nSecond ½.',
      ingredients: ['250 g macaroni', 'oven at < 180 °C', 'I <3 cheese'],
      instructions: ['Boil.', 'Mix well.'],
    });
  });

  test('reads a Mealie file, which has objects instead of texts', async () => {
    const mealie = {
      name: 'Dal',
      recipeYield: '2 servings',
      performTime: '25 minutes',
      recipeIngredient: [{ quantity: 200, display: '200 g lentils', note: '' }],
      recipeInstructions: [{ title: 'Base', text: 'Cook the lentils.' }, { text: 'Season.' }],
      tags: [{ name: 'Indian' }],
    };
    const { recipes } = await read(fileOf('dal.json', json(mealie)));
    expect(recipes[0]).toMatchObject({
      ingredients: ['200 g lentils'],
      instructions: ['Base: Cook the lentils.', 'Season.'],
      cookTimeMinutes: 25,
      categories: ['Indian'],
    });
  });

  test('reads the data in a saved recipe page', async () => {
    const html = `<!doctype html><title>x</title><script type="application/ld+json">${json(soup)}</script>`;
    expect((await read(fileOf('soup.html', html))).recipes[0]?.name).toBe('Lemon soup');
  });
});

describe('Markdown from other programs', () => {
  const note = `---\ntags: [soup, "winter"]\n---\n\n# Pea soup\n\n## Ingredients\n\n- 500 g peas\n- 1 onion\n\n## Instructions\n\n1. Cook the peas.\n2. Blend.\n`;

  test('reads a note with front matter', async () => {
    const { recipes } = await read(fileOf('notes.md', note));
    expect(recipes[0]).toMatchObject({
      name: 'Pea soup',
      categories: ['soup', 'winter'],
      ingredients: ['500 g peas', '1 onion'],
      instructions: ['Cook the peas.', 'Blend.'],
      servings: null,
    });
  });

  test('reads several recipes in one file, and a missing name from the file name', async () => {
    const plain = note.replace(/^---[\s\S]*?---\n/, '');
    const two = `${plain}\n${plain.replace('Pea', 'Bean')}`;
    expect((await read(fileOf('two.md', two))).recipes.map(({ name }) => name)).toEqual([
      'Pea soup',
      'Bean soup',
    ]);
    const unnamed = plain.replace('# Pea soup\n', '');
    expect((await read(fileOf('grandma/pea-soup.md', unnamed))).recipes[0]?.name).toBe('pea soup');
  });

  test('refuses a text without a recipe', async () => {
    const { refused } = await read(fileOf('diary.md', '# Monday\n\nIt rained.'));
    expect(refused).toEqual([
      {
        name: undefined,
        from: 'diary.md',
        reason: 'We found no ingredients or steps in it.',
      },
    ]);
  });
});

describe('files that are hard to read', () => {
  test.each([
    ['UTF-8 with a byte order mark', strToU8(`\ufeff${json(soup)}`)],
    ['UTF-16 little-endian', new Uint8Array(Buffer.from(`\ufeff${json(soup)}`, 'utf16le'))],
    ['UTF-16 big-endian', new Uint8Array(Buffer.from(`\ufeff${json(soup)}`, 'utf16le').swap16())],
    ['UTF-16 without a byte order mark', new Uint8Array(Buffer.from(json(soup), 'utf16le'))],
  ])('%s', async (_name, bytes) => {
    expect((await read(fileOf('a.json', bytes))).recipes[0]?.name).toBe('Lemon soup');
  });

  test('Windows-1252', async () => {
    const bytes = new Uint8Array(Buffer.from(json({ ...soup, name: 'Crème brûlée' }), 'latin1'));
    expect((await read(fileOf('a.json', bytes))).recipes[0]?.name).toBe('Crème brûlée');
  });

  test('keeps the complete recipes of a JSON file that was cut off', async () => {
    const list = json([soup, { ...soup, name: 'Second' }, { ...soup, name: 'Third' }]);
    const { recipes, refused } = await read(fileOf('cut.json', list.slice(0, -60)));
    expect(recipes.map(({ name }) => name)).toEqual(['Lemon soup', 'Second']);
    expect(refused[0]?.reason).toContain('damaged');
  });

  test.each([
    [
      'a file without a recipe',
      'a.json',
      json({ users: [{ name: 'A', orders: [1, 2] }] }),
      /no recipe/,
    ],
    ['a truncated JSON file', 'a.json', '{"name": "x", ', /damaged/],
    ['an empty file', 'a.md', ' \n', /empty/],
    ['a picture', 'a.jpg', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74]), /isn't text/],
    ['a damaged zip file', 'a.zip', strToU8('PK\u0003\u0004nothing'), /damaged/],
    [
      'a zip file that has only pictures',
      'a.zip',
      zipSync({ 'a.jpg': strToU8('x') }),
      /has no JSON/,
    ],
  ])('%s is refused with its reason', async (_name, file, content, reason) => {
    const { recipes, refused } = await read(fileOf(file, content));
    expect(recipes).toEqual([]);
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatchObject({ from: file, reason: expect.stringMatching(reason) });
  });

  test('refuses a recipe without a name and an empty one, each by name', async () => {
    const { refused } = await read(
      fileOf(
        'a.json',
        json([
          { ...soup, name: ' ' },
          { '@type': 'Recipe', name: 'Air' },
        ]),
      ),
    );
    expect(refused).toEqual([
      { name: '1 lemon', from: 'a.json', reason: 'It has no name.' },
      { name: 'Air', from: 'a.json', reason: 'It has no ingredients and no steps.' },
    ]);
  });
});
