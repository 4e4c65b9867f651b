import { expect, test } from 'vitest';
import { readPartialRecipe } from './read-partial-recipe.ts';

const answer =
  '# Dal\n\nWarm.\n\n## Ingredients\n\n- 200 g lentils\n- 1 lemon\n\n## Instructions\n\n1. Boil.\n';

test('shows the lines that are finished, and nothing of the one that is not', () => {
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
