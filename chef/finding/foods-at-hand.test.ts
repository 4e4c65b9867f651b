import { describe, expect, test } from 'vitest';
import type { Selections } from '#contract/constraint-labels.ts';
import { readConstraints } from '#recipes/generate.ts';
import { readCookbookFile } from '#server/disk/cookbook-file.ts';
import { readCompiledCookbook } from '../cookbook/cookbook.ts';
import { createRecipeWriter } from '../write-recipe.ts';

const { write } = createRecipeWriter(readCompiledCookbook(await readCookbookFile()));

function written(wish: string, selections: Selections = {}) {
  const recipe = write(readConstraints(selections, wish), 'seed');
  if ('refusal' in recipe) throw new Error(recipe.refusal);
  const { draft, notes } = recipe;
  return { title: draft.title, draft, notes: notes.join('\n'), list: draft.ingredients.join('\n') };
}

describe('a bread that is there already is not the dish', () => {
  test.each([
    ['paneer 200g and 1 capsicum, roti is already made', /paneer/i],
    ['naan is in the freezer, i have chickpeas and spinach', /chickpea/i],
    ['two big courgettes, grilled, with pita', /courgette/i],
    ['2 big aubergines, smoky, with flatbread', /aubergine/i],
  ])('%s', (wish, food) => {
    expect(written(wish).list).toMatch(food);
  });

  test('rice that a dish is put over is no rice dish', () => {
    expect(written('creamy salmon and leek thing to put on pasta').title).not.toMatch(/pasta/i);
  });
});

describe('of several foods the meat counts most', () => {
  test.each([
    ['4 lamb chops, couscous and mint', /lamb/i],
    ['smoked mackerel, beetroot, potatoes', /mackerel/i],
    ['fried rice with yesterdays rice, frozen peas and a bit of ham', /\bham\b/i],
    [
      'turkey mince 500g, sweet potatoes 2, kale',
      /turkey[\s\S]*sweet potato|sweet potato[\s\S]*turkey/i,
    ],
  ])('%s', (wish, food) => {
    expect(written(wish).list).toMatch(food);
  });

  test('nothing that has to be bought takes their place', () => {
    expect(written('eggs, potatoes and onion, that is all i have').list).not.toMatch(/bacon/i);
  });
});

test('a dish with the food that takes a little longer comes before one in time without it', () => {
  const { list, draft, notes } = written('king prawns 300g, garlic butter', {
    'Time Target': ['Under 15 Minutes'],
    Course: ['Dinner'],
  });
  expect(list).toMatch(/prawn/i);
  if (draft.prepTimeMinutes + draft.cookTimeMinutes > 15) expect(notes).toContain('longer');
});

test('of two foods either will do', () => {
  expect(written('salmon or trout, lunch under 500 calories').notes).not.toMatch(/trout|salmon/i);
});

test('cold noodles are a dish and no leftovers', () => {
  const { title, list } = written('cold soba for a heatwave');
  expect(list).toMatch(/soba/i);
  expect(title).not.toMatch(/soup|broth/i);
});

describe('a salad beside the food is no reason to lose the food', () => {
  test.each([
    ['salmon with a green salad', /salmon/i],
    ['sirloin steak, 15 minutes, with salad', /steak|beef/i],
    ['warm halloumi with salad', /halloumi/i],
  ])('%s', (wish, food) => {
    expect(written(wish).list).toMatch(food);
  });

  test('a salad with a food is a salad', () => {
    expect(written('chicken salad with mango').title).toMatch(/salad/i);
  });
});

test('one kind of filled pasta is not replaced by another', () => {
  expect(written('half a pack of tortellini and some spinach, supper for two').list).toMatch(
    /tortellini|filled/i,
  );
});

test('a name with the foods behind it is the dish, and in a list it is a food', () => {
  expect(written('arepas with filling, i have black beans').title).toMatch(/arepa/i);
  expect(written('squash, sage and gnocchi').list).toMatch(/squash/i);
});

test('a nan who made a dish is no bread', () => {
  expect(written('beef stew like nan made, dumplings on top').notes).not.toMatch(/\bnan\b/i);
});

test('a meat that the dish goes with is not missed in it', () => {
  expect(written('potato gratin for 6 to go with the christmas ham').notes).not.toContain('ham');
});

test('the main food decides for how many a dish is made', () => {
  const { draft } = written(
    'have 400 g minced pork, 2 courgettes, a tin of tomatoes and some feta',
  );
  expect(draft.servings).toBeGreaterThan(1);
});

test('a food that is chosen and in the wish counts once, so that the others are used as well', () => {
  const chosen = { Course: ['Dinner'], 'Prefer Using': ['Eggs', 'Rice'] };
  const wish = 'Supper for two from half a cabbage, 4 eggs and some rice.';
  const { list } = written(wish, chosen);
  for (const food of [/cabbage/i, /eggs?\b/i, /rice/i]) expect(list).toMatch(food);
});
