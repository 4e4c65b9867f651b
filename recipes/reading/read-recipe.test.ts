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

describe('reading', () => {
  test('finds every part of an answer in the asked shape', () => {
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

  test('takes bold lines for headings, subgroups, and steps that are not a list', () => {
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

  test('takes the defaults of the product for what is missing, and says what was', () => {
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

  test('lets no markup and no address through', () => {
    const draft = draftOf(
      answer
        .replace('1 lemon', '1 lemon <img src=x onerror=alert(1)> [buy](javascript:alert(1))')
        .replace('# Lemon Dal', '# Lemon <script>alert(1)</script> Dal'),
    );
    expect(JSON.stringify(draft)).not.toMatch(/<|javascript:|onerror/);
  });

  test('no text at all is empty; text without a recipe is unreadable', () => {
    expect(readRecipe(' \n ')).toMatchObject({ ok: false, problem: 'empty' });
    expect(readRecipe('Cooking is a joy.')).toMatchObject({ ok: false, problem: 'unreadable' });
  });

  test('a model that declines is refused, a recipe that mentions being sorry is a recipe', () => {
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

  test('never throws, whatever the text', () => {
    const pieces = fc.constantFrom(
      '# ',
      '**',
      '- ',
      '1. ',
      '> ',
      '|',
      '\n',
      '<',
      '`',
      '[',
      ']',
      '(',
      'Ingredients',
      'Steps',
      ' ',
      '\u0000',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (markdown) => typeof readRecipe(markdown).ok === 'boolean'),
      { numRuns: 500 },
    );
    expect(readRecipe('>'.repeat(20_000)).ok).toBe(false);
    expect(readRecipe('- '.repeat(20_000)).ok).toBe(false);
  });
});
