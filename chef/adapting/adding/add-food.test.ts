import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readCompiledCookbook } from '#chef/cookbook/cookbook.ts';
import { printDish } from '#chef/cookbook/printing/print-dish.ts';
import { addFoods, moreMinutesFor } from './add-food.ts';
import { formsFor } from './forms-for.ts';

const book = readCompiledCookbook(readFileSync('build/cookbook.json', 'utf8'));

function dishAt(path: string) {
  const dish = book.find(path);
  if (!dish) throw new Error(`There is no ${path}.`);
  return dish;
}

/** Adds one food and prints the dish for a number of servings. */
function printed(path: string, id: string, servings?: number) {
  const dish = dishAt(path);
  const filled = addFoods(dish, [[id]]);
  if (!filled) throw new Error(`${id} has no place in ${path}`);
  const draft = printDish(filled.dish, servings ?? dish.servings, book.find);
  return { draft, list: draft.ingredients.join('\n'), steps: draft.instructions.join('\n') };
}

describe('foods that are added', () => {
  test('herbs are scattered over a savoury dish, and the list scales with the servings', () => {
    const { list, steps } = printed('cuisines/mediterranean/slata-mechouia', 'parsley', 8);
    expect(list).toMatch(/^30 g parsley$|^3\d g parsley$/m);
    expect(steps).toMatch(/Scatter over 3\d g parsley, chopped\.$/m);
  });

  test('a vegetable that cooks beside others is cut in its line', () => {
    const { list, steps } = printed('cuisines/greek/strapatsada', 'white-cabbage');
    expect(list).toMatch(/^\d+ g white cabbage, finely shredded$/m);
    expect(steps).toMatch(/tomatoes with \d+ g white cabbage into/);
  });

  test('fruit joins the fruit on a dessert, but not a crumble that is baked over it', () => {
    const { list, steps } = printed('desserts/pavlova', 'mango');
    expect(list).toMatch(/^240 g mango, peeled, in small pieces$/m);
    expect(steps).toMatch(/Spread 240 g mango over it\.$/m);
    expect(addFoods(dishAt('desserts/apple-crumble'), [['mango']])).toBeUndefined();
  });

  test('tofu is fried before a dish of the wok that has no protein', () => {
    const { list, steps } = printed('cuisines/chinese/egg-fried-rice', 'tofu');
    expect(list).toMatch(/g tofu, in 2 cm cubes/);
    expect(steps).toMatch(/Stir-fry \d+ g tofu in a hot wok/);
    expect(steps).toMatch(/Toss in the tofu until hot through\./);
  });

  test('a boiled egg takes time beside the dish, or more time where nothing cooks', () => {
    const { list, steps, draft } = printed('cuisines/turkish/piyaz', 'egg');
    expect(list).toMatch(/^\d eggs$/m);
    expect(steps).toMatch(/eggs, boiled in a saucepan of water for 9 minutes/);
    const quick = dishAt('cuisines/korean/oi-muchim');
    expect(quick.cookMinutes).toBe(0);
    expect(printed('cuisines/korean/oi-muchim', 'egg').draft.cookTimeMinutes).toBe(9);
    expect(addFoods(quick, [['egg']], { moreMinutes: 5 })).toBeUndefined();
    expect(draft.cookTimeMinutes).toBeGreaterThanOrEqual(9);
  });

  test('chicken on a salad says its temperature, and salmon when it is done', () => {
    expect(printed('cuisines/persian/salad-shirazi', 'chicken-breast').steps).toContain('74 °C');
    expect(printed('cuisines/persian/salad-shirazi', 'salmon').steps).toContain('flakes');
  });

  test('fruit is served beside something sweet', () => {
    expect(printed('breakfasts/porridge', 'apple').list).toMatch(
      /apples?, cored, in thin slices$/m,
    );
    expect(printed('cuisines/nordic/risalamande', 'banana', 1).list).toMatch(
      /^(?:½|1) banana, sliced$/m,
    );
  });

  test.each([
    ['breakfasts/porridge', 'salmon'],
    ['breakfasts/porridge', 'parsley'],
    ['breads/irish-soda-bread', 'cheddar'],
    ['cuisines/british/air-fryer-chips', 'chickpeas'],
    ['cuisines/american/skillet-cornbread', 'chickpeas'],
    ['cuisines/italian/fried-calamari', 'almonds'],
    ['drinks/turkish-coffee', 'lemon'],
    ['cuisines/american/hash-browns', 'almonds'],
    ['cuisines/american/tuna-salad', 'blueberry'],
    ['cuisines/thai/phat-phak-ruam', 'smoked-salmon'],
    ['sauces/mint-chutney', 'parsley'],
  ])('%s takes no %s', (path, id) => {
    expect(moreMinutesFor(dishAt(path), id)).toBeUndefined();
  });

  test('a vegetable never joins what is charred to be skinned', () => {
    const filled = addFoods(dishAt('cuisines/moroccan/taktouka'), [['broccoli']]);
    const step = filled && printDish(filled.dish, 4, book.find).instructions[0];
    expect(step ?? '').not.toContain('broccoli');
  });

  test('the herb is the one of the cuisine', () => {
    const herbs = ['basil', 'parsley', 'coriander', 'mint', 'dill'];
    expect(formsFor(dishAt('cuisines/italian/insalata-caprese'), herbs)[0]).toBe('basil');
    expect(formsFor(dishAt('cuisines/thai/som-tam'), herbs)[0]).toBe('coriander');
    expect(formsFor({ ...dishAt('breakfasts/porridge'), cuisine: undefined }, herbs)[0]).toBe(
      'parsley',
    );
  });
});
