import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { checkDocument } from './check-recipe/check-document.ts';

const recipe = {
  title: 'Lemon Rice',
  ingredients: ['300 g basmati rice', '1 lemon', '½ tsp salt'],
  instructions: ['Boil the rice with the salt for 12 minutes.', 'Stir in the juice of the lemon.'],
  prepTime: 5,
  cookTime: '15 minutes',
  servings: 4,
};
const run = (input: string) => {
  const { stdout, status } = spawnSync(process.execPath, ['scripts/check-recipe.ts'], {
    input,
    encoding: 'utf8',
  });
  return {
    status,
    lines: stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  };
};

describe('one document', () => {
  test('returns the verdict of every check and the nutrition', () => {
    const checked = checkDocument({
      recipe,
      selections: { Allergens: ['Milk'], 'meal-type': ['Dinner'] },
    });
    expect(checked).toMatchObject({ ok: true, error: null });
    expect(checked.verdicts.map(({ check }) => check)).toEqual([
      'allergens',
      'grounding',
      'food-safety',
      'plausibility',
    ]);
    expect(checked.nutrition?.energyKcal).toBeGreaterThan(100);
  });

  test.each([
    [
      'a recipe as top-level fields',
      {
        ...recipe,
        ingredients: [...recipe.ingredients, '50 g ghee'],
        selections: { allergens: ['Milk'] },
      },
    ],
    [
      'a model answer as text',
      {
        text: '# Rice\n\n## Ingredients\n\n- 300 g rice\n- 50 g ghee\n\n## Instructions\n\n1. Boil the rice in the ghee.',
        selections: { Allergens: ['Milk'] },
      },
    ],
    [
      'an ingredient as an object',
      {
        recipe: {
          ...recipe,
          ingredients: [...recipe.ingredients, { amount: 50, unit: 'g', name: 'ghee' }],
        },
        selections: { Allergens: ['Milk'] },
      },
    ],
    [
      'a wish in place of selections',
      {
        recipe: { ...recipe, ingredients: [...recipe.ingredients, '50 g ghee'] },
        wish: 'allergic to milk',
      },
    ],
  ])('%s: an ingredient that breaks a choice fails and blocks', (_name, document) => {
    const checked = checkDocument(document);
    expect(checked.ok).toBe(false);
    expect(checked.verdicts.find(({ check }) => check === 'allergens')).toMatchObject({
      outcome: 'failed',
      severity: 'blocking',
    });
  });

  test.each<[string, unknown, RegExp]>([
    ['an unknown allergen', { recipe, selections: { Allergens: ['Moon Dust'] } }, /Moon Dust/],
    ['an unknown group', { recipe, selections: { Toxins: ['Milk'] } }, /Toxins/],
    ['a refused wish', { recipe, wish: 'with bleach' }, /bleach/],
    ['a document without a recipe', { selections: {} }, /neither ingredients/],
    ['a document that is not an object', 7, /JSON object/],
    ['a text without a recipe', { text: 'Hello.' }, /no recipe/],
  ])('%s is reported as the error', (_name, document, text) => {
    expect(checkDocument(document)).toMatchObject({ ok: false, verdicts: [] });
    expect(checkDocument(document).error).toMatch(text);
  });
});

describe('the command', () => {
  test('reads one multi-line document or one per line, and continues after a broken one', () => {
    expect(run(JSON.stringify({ recipe }, null, 2)).lines).toHaveLength(1);
    const { lines, status } = run(
      `${JSON.stringify({ recipe })}\n{broken\n\n${JSON.stringify({ recipe })}\n`,
    );
    expect(status).toBe(0);
    expect(lines.map(({ ok }) => ok)).toEqual([true, false, true]);
    expect(lines[1].error).toContain('not JSON');
  });
});
