import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PartialRecipe, readPartialRecipe } from './read-partial-recipe.ts';
import { readRecipe } from './read-recipe.ts';

const folder = new URL('./corpus/', import.meta.url);
/** Answers with two recipes of which the first is unfinished: the final reading takes back what was shown of it. */
const isTakenBack = (name: string) => name.includes('first-broken');
const answers = readdirSync(folder)
  .filter((name) => !name.endsWith('.expected.json') && !isTakenBack(name))
  .map((name) => [name, readFileSync(new URL(name, folder), 'utf8')] as const)
  .filter(([, text]) => readRecipe(text).ok);

const answer =
  '# Dal\n\nWarm.\n\n## Ingredients\n\n- 200 g lentils\n- 1 lemon\n\n## Instructions\n\n1. Boil.\n2. Serve.\n';

test('shows finished lines and nothing of an unfinished line', () => {
  expect(readPartialRecipe('')).toEqual({ ingredients: [], instructions: [], tips: [] });
  const cut = answer.indexOf('lemon') + 2;
  expect(readPartialRecipe(answer.slice(0, cut))).toEqual({
    title: 'Dal',
    description: 'Warm.',
    ingredients: ['200 g lentils'],
    instructions: [],
    tips: [],
  });
  expect(readPartialRecipe(answer).instructions).toEqual(['Boil.']);
});

test('shows finished JSON values, and nothing inside an open thinking block', () => {
  const json = '{"title": "Dal", "ingredients": ["200 g lentils", "1 lem';
  expect(readPartialRecipe(json)).toMatchObject({ title: 'Dal', ingredients: ['200 g lentils'] });
  expect(readPartialRecipe('<think>\n# Dal\n\n## Ingredients\n- 1 egg\n- 2').ingredients).toEqual(
    [],
  );
});

type Given = ReturnType<typeof readRecipe>['given'];

function expectPrefix(shown: PartialRecipe, name: string, given: Given): void {
  if (shown.title !== undefined) expect(shown.title, name).toBe(given.title);
  if (shown.description !== undefined) expect(shown.description, name).toBe(given.description);
  for (const list of ['ingredients', 'instructions', 'tips'] as const) {
    expect(shown[list], name).toEqual(given[list].slice(0, shown[list].length));
  }
}

test.each(answers)('never takes back what it showed of %s', (name, text) => {
  const { given } = readRecipe(text);
  for (let end = 0; end < text.length; end += 7)
    expectPrefix(readPartialRecipe(text.slice(0, end)), name, given);
});

test('shows ingredients of most recipes before the answer ends', () => {
  const shown = answers.filter(
    ([, text]) => readPartialRecipe(text.slice(0, -2)).ingredients.length > 0,
  );
  expect(shown.length / answers.length).toBeGreaterThan(0.7);
});

test('never throws on any prefix of any answer', () => {
  fc.assert(
    fc.property(fc.constantFrom(...answers), fc.nat(), ([, text], end) => {
      readPartialRecipe(`${text.slice(0, end % text.length)}\u0000<think>`);
    }),
    { numRuns: 50 },
  );
});
