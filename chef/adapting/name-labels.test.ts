import { expect, test } from 'vitest';
import type { Selections } from '#contract/constraint-labels.ts';
import { readConstraints } from '#recipes/generate.ts';
import { readCookbookFile } from '#server/cookbook-file.ts';
import { readCompiledCookbook } from '../cookbook/cookbook.ts';
import { createRecipeWriter } from '../write-recipe.ts';

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

test('a list without such a choice says nothing about labels', () => {
  expect(listFor({}, 'sausage and bean casserole')).not.toMatch(/-free|made without/);
});
