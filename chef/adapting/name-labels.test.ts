import { expect, test } from 'vitest';
import type { Selections } from '#contract/constraint-labels.ts';
import { judge } from '#recipes/checks/judge.ts';
import { readConstraints } from '#recipes/generate.ts';
import type { Tag } from '#recipes/pantry/tags.ts';
import type { Ban } from '#recipes/selections/requirements.ts';
import { readCookbookFile } from '#server/disk/cookbook-file.ts';
import { readCompiledCookbook } from '../cookbook/cookbook.ts';
import { createRecipeWriter } from '../write-recipe.ts';
import { claims } from './name-labels.ts';

const { write } = createRecipeWriter(readCompiledCookbook(await readCookbookFile()));

function listFor(selections: Selections, wish: string): string {
  const written = write(readConstraints(selections, wish), 'seed');
  return 'draft' in written ? written.draft.ingredients.join('\n') : written.refusal;
}

test.each<[Selections, string, string]>([
  [{ Allergens: ['Gluten'] }, 'sausage and bean casserole', '8 pork sausages, gluten-free'],
  [{ 'Dietary Constraints': ['Dairy-Free'] }, 'churros', 'dark chocolate, chopped, dairy-free'],
  [{ Avoid: ['Onion'] }, 'chili con carne', 'beef stock, made without onion'],
  [{ Allergens: ['Fish', 'Soybeans'] }, 'thai red curry', 'curry paste, fish-free, soya-free'],
])('for %o the list of %s says “%s”', (selections, wish, line) => {
  expect(listFor(selections, wish)).toContain(line);
});

test.each(Object.entries(claims))(
  'the claim for %s, “%s”, breaks no ban by its own words',
  (tag, claim) => {
    const ban: Ban = {
      ...{ label: 'Allergens', name: tag, tags: new Set([tag as Tag]), ingredientIds: new Set() },
      ...{ madeFoods: new Set(), phrases: [], together: [], mayContainMatters: true },
    };
    const recipe = { title: 'Supper', description: '', instructions: [], tips: [] };
    const [judged] = judge({ ...recipe, ingredients: [`250 ml water, ${claim}`] }, [ban]);
    expect(judged).toMatchObject({ broken: [], labels: [] });
  },
);

test('a list without such a choice says nothing about labels', () => {
  expect(listFor({}, 'sausage and bean casserole')).not.toMatch(/-free|made without/);
});
