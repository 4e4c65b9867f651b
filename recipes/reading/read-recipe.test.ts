import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRecipe } from './read-recipe.ts';

const answer = `# Lemon Dal

A bright bowl of lentils.

## Ingredients

- 200 g red lentils
- 1 lemon

## Instructions

1. Simmer the 200 g red lentils for 20 minutes.
2. Stir in the juice of the lemon.

## Chef's Tips

- Rinse the lentils until the water runs clear.

## Nutrition (per serving)

- Energy: 350 kcal

## Meta

- Prep Time: 10 minutes
- Cook Time: 1 hour 20 minutes
- Servings: 2
- Difficulty: Medium

## Photo Prompt

A bowl of golden dal.
`;

function draftOf(markdown: string) {
  const reading = readRecipe(markdown);
  if (!reading.ok) throw new Error(`not read: ${reading.problem}`);
  return reading.draft;
}

describe('readRecipe', () => {
  test('reads every part of an answer in the requested format', () => {
    expect(readRecipe(answer)).toMatchObject({
      ok: true,
      missing: [],
      draft: {
        title: 'Lemon Dal',
        description: 'A bright bowl of lentils.',
        ingredients: ['200 g red lentils', '1 lemon'],
        instructions: [
          'Simmer the 200 g red lentils for 20 minutes.',
          'Stir in the juice of the lemon.',
        ],
        prepTimeMinutes: 10,
        cookTimeMinutes: 80,
        servings: 2,
        difficulty: 'Medium',
        tips: ['Rinse the lentils until the water runs clear.'],
        photoPrompt: 'A bowl of golden dal.',
      },
    });
  });

  test.each([
    'Serving: two pieces each with a glass of mint tea.',
    'Serving: eat cold, or warm it for 2 minutes.',
    'Serving: a slice of dark rye bread beside it.',
    'Serving: 2 tacos per person, and lime.',
    'Serving: one big platter in the middle.',
    'Servings: eat cold, or warm it for 2 minutes.',
    'Serves: 2 tacos each with a wedge of lime.',
  ])('a tip about how to serve is no number of servings: %s', (tip) => {
    const answer = `# Soup\n\n## Ingredients\n\n- 1 onion\n- 1 l water\n\n## Instructions\n\n1. Chop the onion.\n2. Boil it.\n\n## Chef's Tips\n\n- ${tip}\n\n## Meta\n\n- Servings: 6\n`;
    const read = readRecipe(answer);
    expect(read.ok && read.draft.servings).toBe(6);
    expect(read.ok && read.draft.tips).toEqual([tip]);
  });

  test.each(['6 with rice', '6, 3 skewers each', '6 (one bowl each)', '6 over two days'])(
    'the servings of the meta section may say more: %s',
    (value) => {
      const answer = `# Soup\n\n## Ingredients\n\n- 1 onion\n- 1 l water\n\n## Instructions\n\n1. Chop the onion.\n2. Boil it.\n\n## Meta\n\n- Servings: ${value}\n`;
      const read = readRecipe(answer);
      expect(read.ok && read.draft.servings).toBe(6);
    },
  );

  test('reads bold lines as headings, ingredient groups, and steps that are not a list', () => {
    const draft = draftOf(`**Green Soup**

**Ingredients:**

**For the soup**

- 300 g peas

**For the top**

- 20 g mint

**Method**

Step 1: Boil the peas.

Step 2: Blend with the mint.
`);
    expect(draft.title).toBe('Green Soup');
    expect(draft.ingredients).toEqual(['300 g peas', '20 g mint']);
    expect(draft.instructions).toEqual(['Boil the peas.', 'Blend with the mint.']);
  });

  test('fills missing parts with product defaults and lists them as missing', () => {
    const reading = readRecipe('## Ingredients\n\n- 1 egg\n\n## Instructions\n\n1. Boil it.\n');
    expect(reading).toMatchObject({
      ok: true,
      draft: {
        title: 'Untitled Recipe',
        description: 'A delicious recipe',
        prepTimeMinutes: 30,
        cookTimeMinutes: 30,
        servings: 4,
        difficulty: 'Easy',
      },
    });
    expect(reading.missing).toContain('servings');
  });

  test('removes markup and addresses', () => {
    const draft = draftOf(
      answer
        .replace('1 lemon', '1 lemon <img src=x onerror=alert(1)> [buy](javascript:alert(1))')
        .replace('# Lemon Dal', '# Lemon <script>alert(1)</script> Dal'),
    );
    expect(JSON.stringify(draft)).not.toMatch(/<|javascript:|onerror/);
  });

  test('reports blank text as empty and text without a recipe as unreadable', () => {
    expect(readRecipe(' \n ')).toMatchObject({ ok: false, problem: 'empty' });
    expect(readRecipe('Cooking is a joy.')).toMatchObject({ ok: false, problem: 'unreadable' });
  });

  test('reports a refusal as refused, but reads a recipe that says sorry', () => {
    for (const text of [
      'I am sorry, I cannot help with that.',
      'I can’t write that.',
      'As an AI, no.',
    ]) {
      expect(readRecipe(text)).toMatchObject({ ok: false, problem: 'refused' });
    }
    expect(
      readRecipe(answer.replace('A bright bowl', 'Sorry, I can’t stop eating it. A bright bowl')),
    ).toMatchObject({ ok: true });
  });

  test('keeps plain text that looks like markup', () => {
    const draft = draftOf(
      answer
        .replace('1 lemon', '1 lemon (a > b, made with <3)')
        .replace('for 20 minutes', 'at heat < 90 °C for 20 minutes'),
    );
    expect(draft.ingredients[1]).toBe('1 lemon (a > b, made with <3)');
    expect(draft.instructions[0]).toContain('heat < 90 °C');
  });

  test.each([
    ['a tag in entities', '&lt;img src=x onerror=alert(1)&gt;'],
    ['a tag within a tag', '<scr<script>ipt>alert(1)</scr</script>ipt>'],
    ['a tag that is cut', '<img src=x onerror=alert(1) '],
    ['an address', 'see https://evil.example/a?b=c'],
    ['an address without a scheme', 'see www.evil.example'],
    ['a mail address', 'write to cook@evil.example'],
    ['a script address', '[buy](javascript:alert(1)) and javascript:alert(2)'],
    ['a script address, hidden', 'java\u200bscript:alert(1) java&#115;cript:alert(2)'],
    ['a script address in itself', 'javajavascript:script:alert(1)'],
    ['a data address', 'data:text/html;base64,PHNjcmlwdD4='],
    ['a picture', '![x](https://evil.example/x.png)'],
    ['a frame', '<iframe src="https://evil.example"></iframe>'],
    ['direction marks', 'salt\u202Egnp.exe\u2066'],
  ])('%s is removed from every field', (_name, bad) => {
    const inAll = [
      answer.replaceAll(/(?<=[a-z])(?=\.?$)/gm, ` ${bad}`),
      `${bad}\n\n${answer}`,
      JSON.stringify({
        title: bad,
        description: bad,
        ingredients: [bad, `1 egg ${bad}`],
        instructions: [`Boil ${bad}`],
        tips: [bad],
        photoPrompt: bad,
      }),
      `<h1>${bad}</h1><h2>Ingredients</h2><ul><li>1 egg ${bad}</li></ul><h2>Steps</h2><ol><li>Boil ${bad}</li></ol>`,
    ];
    for (const text of inAll) {
      expect(JSON.stringify(readRecipe(text))).not.toMatch(
        /<[a-z!/]|javascript:|vbscript:|data:text|https?:|www\.|onerror\s*=|@evil|[\u200b-\u200f\u202a-\u202e\u2066-\u2069]/i,
      );
    }
  });

  const nasty = [
    ...[
      '# ',
      '**',
      '- ',
      '1. ',
      '> ',
      '|',
      '\n',
      '\n\n',
      '<',
      '`',
      '```',
      '[',
      ']',
      '(',
      '"',
      '{',
      '}',
      ':',
      ',',
    ],
    ...[
      'Ingredients',
      '## Ingredients\n',
      'Steps:\n',
      ' ',
      '\u0000',
      '\ud800',
      '\u202e',
      '---\n',
      '+++\n',
      '|---|---|\n',
    ],
    ...[
      '{"ingredients":',
      '"__proto__":',
      '"constructor":{"prototype":1}',
      'null',
      '1e999',
      '<think>',
      '</think>',
      '<li>',
      '<table>',
    ],
    ...[
      '&lt;',
      '&#x110000;',
      'Prep time: ',
      '1½ hours',
      'Serves 4',
      '🥕',
      '材料\n',
      'title: &a *a\n',
      '- Tip: ',
      'P1Y',
      '\\n',
    ],
  ];

  test('never throws on random or hostile text', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.constantFrom(...nasty), { maxLength: 60 }).map((parts) => parts.join('')),
      fc.json().map((json) => json.replaceAll('"a', '"ingredients')),
    );
    fc.assert(
      fc.property(text, (markdown) => typeof readRecipe(markdown).ok === 'boolean'),
      { numRuns: 500 },
    );
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test.each([
    '[',
    '> ',
    '**',
    '|',
    '- ',
    '1. ',
    '[a](',
    '<a ',
    '*a **b ',
    '<div>',
    '{"a":',
    '{"ingredients":["',
    'a\n=\n',
    '- a\n',
  ])('finishes reading 200,000 characters of %j', (piece) => {
    for (const head of ['', '# T\n\n## Ingredients\n\n- 1 egg\n\n## Steps\n\n1. ']) {
      const text = head + piece.repeat(Math.ceil(200_000 / piece.length));
      // The duration is measured in bench/. Without its limits the reader would not finish here.
      expect(readRecipe(text).missing).toContain('prepTimeMinutes');
    }
  });
});
