import { describe, expect, test } from 'vitest';
import type { Selections } from '#contract/constraint-labels.ts';
import { readConstraints } from '#recipes/generate.ts';
import { readCookbookFile } from '#server/disk/cookbook-file.ts';
import { readCompiledCookbook } from '../cookbook/cookbook.ts';
import { countIngredients, mostIngredientsIn } from '../finding/count-of-foods.ts';
import { createRecipeWriter } from '../write-recipe.ts';

const book = readCompiledCookbook(await readCookbookFile());
const { write } = createRecipeWriter(book);

function written(wish: string, selections: Selections = {}) {
  const recipe = write(readConstraints(selections, wish), 'seed');
  if ('refusal' in recipe) throw new Error(recipe.refusal);
  const { draft, notes, source } = recipe;
  const dish = 'path' in source ? book.find(source.path) : undefined;
  return { title: draft.title, list: draft.ingredients.join('\n'), notes: notes.join('\n'), dish };
}

describe('a number of ingredients', () => {
  test.each([
    ['something sweet with 5 ingredients or less', 5],
    ['four ingredient cookies', 4],
    ['12 ingredients', undefined],
    ['all ingredients from one shop', undefined],
  ])('“%s” wants at most %s', (wish, most) => {
    expect(mostIngredientsIn(wish)).toBe(most);
  });

  test.each([
    'pudding with only three ingredients',
    'six ingredients or fewer, chicken',
    '4 ingredient cookies',
  ])('“%s” is kept, or a note says how many there are', (wish) => {
    const { dish, notes } = written(wish);
    const most = mostIngredientsIn(wish) ?? 0;
    if (dish && countIngredients(dish) > most) expect(notes).toContain(`you asked for ${most}`);
  });
});

test('a soup that keeps its pieces says so where a smooth one is wanted', () => {
  const { notes, dish } = written('red lentils and carrots, warming, blended smooth', {
    Course: ['Soup'],
    'Dietary Constraints': ['Vegan'],
  });
  if (dish?.title === 'Lentil Soup') expect(notes).toContain('blend it at the end');
});

test('a little salt is not all that a dish needs', () => {
  const { notes } = written('doctor says less salt. i like fish and i like flavour', {
    'Dietary Constraints': ['Low-Sodium', 'Heart-Healthy'],
  });
  expect(notes).not.toContain('needs all of it');
});

test('a kilo that is said apart from its food is counted', () => {
  expect(
    written('something with apples, we have a tree and about 3 kilos on the table').notes,
  ).toMatch(/what you have of this: apples/);
});

describe('a food that is ruled out has a stand-in', () => {
  test('mango in place of the banana of a smoothie', () => {
    const { title, list } = written('smoothie no banana, with frozen mango and spinach');
    expect(title).toMatch(/smoothie/i);
    expect(list).toMatch(/mango/i);
    expect(list).not.toMatch(/banana/i);
  });

  test('tea without caffeine', () => {
    const { title, list } = written('iced green tea with mint', { Avoid: ['Caffeine'] });
    expect(title).toMatch(/tea/i);
    expect(list).toMatch(/rooibos/i);
  });

  test('one berry in place of another', () => {
    const { list } = written('cheesecake no bake, with raspberries, in glasses', {
      Course: ['Dessert'],
      Plating: ['Layered Glass'],
    });
    expect(list).toMatch(/raspberr/i);
  });
});

test('a title is the name of a dish and not what cooks type for it', () => {
  const { title } = written('quick pasta without garlic or onion', {
    'Dietary Constraints': ['Low-FODMAP'],
  });
  expect(title).not.toMatch(/something/i);
});
