import { describe, expect, test } from 'vitest';
import { readDish, type Standing } from './dish.ts';
import { type Judged, linesAt, linesOf } from './lines.ts';

const plain: Judged = {
  title: 'Supper',
  description: '',
  ingredients: [
    '200 g plain flour',
    '250 ml oat drink',
    '2 tbsp olive oil',
    '1 onion',
    '50 g basil',
  ],
  instructions: [],
  tips: [],
};
type Where = 'title' | 'description' | 'ingredients' | 'instructions' | 'tips';

/** Returns the standing of a food in the last line of a part: the last food, or the last one whose name contains `named`. */
function standing(where: Where, recipe: Partial<Judged>, named?: string): Standing {
  const dish = readDish(linesOf({ ...plain, ...recipe }));
  const line = linesAt(dish.lines, where).at(-1);
  const food = line?.foods.findLast(
    ({ text }) => named === undefined || text.toLowerCase().includes(named),
  );
  if (!line || !food) throw new Error('There is no food in that line.');
  return dish.standingOf(line, food);
}
const inStep = (...instructions: string[]) => standing('instructions', { instructions });

describe('foods that enter, or are offered or named', () => {
  test.each([
    'Stir in the couscous.',
    'Add 2 tbsp pesto.',
    'Scatter over a little feta.',
    'Pour over 100 ml double cream.',
  ])('a step adds the food: %s', (step) => {
    expect(inStep(step)).toBe('enters');
  });

  test('a list line adds its food, but not the shape that the food is cut into', () => {
    expect(standing('ingredients', { ingredients: ['100 g butter'] })).toBe('enters');
    const ingredients = ['1 onion', '600 g courgettes, cut into long noodles'];
    expect(standing('ingredients', { ingredients })).toBe('made');
  });

  test('a list line does not add the dish that its food is meant for', () => {
    const ingredients = ['1 onion', '½ tsp salt, for the mash'];
    expect(standing('ingredients', { ingredients }, 'mash')).toBe('said');
    expect(standing('ingredients', { ingredients: ['½ tsp salt', '1 pot of mash'] }, 'mash')).toBe(
      'enters',
    );
  });

  test.each(['Serve with crusty bread.', 'Top with Parmesan, if you like.'])(
    'a serving suggestion offers the food: %s',
    (step) => {
      expect(inStep(step)).toBe('offered');
    },
  );

  test('a tip offers a food, a title names it', () => {
    expect(standing('tips', { tips: ['A spoonful of pesto lifts it.'] })).toBe('offered');
    expect(standing('title', { title: 'Rice with Prawns' })).toBe('named');
  });
});

describe('foods that the recipe makes', () => {
  test.each([
    ['the batter that was mixed', ['Whisk the flour and oat drink.', 'Rest the batter.']],
    ['the batter, by half', ['Whisk the flour and oat drink.', 'Fry half the batter.']],
    ['a measure of it', ['Whisk the flour and oat drink.', 'Fry 60 ml of batter at a time.']],
    [
      'what the step says it becomes',
      ['Blend the onion and oil to a pesto.', 'Stir in the pesto.'],
    ],
    ['what a step begins with', ['For the pesto, blend the onion.', 'Toss with the pesto.']],
    ['a syrupy glaze', ['Reduce the oat drink and oil to a syrupy tare.', 'Brush with the tare.']],
    ['the liquid of the pot', ['Simmer the onion in water.', 'Ladle out the broth.']],
  ])('%s', (_name, steps) => {
    expect(inStep(...steps)).toBe('made');
  });

  test.each([
    ['cookies', 'Oat Cookies', 'Sprinkle the hot cookies with salt.'],
    ['tagliatelle', 'Fresh Tagliatelle', 'Boil the tagliatelle.'],
    ['béchamel', 'Onion Gratin with Oat Béchamel', 'Pour the béchamel on top.'],
  ])('%s in a step is made here if the title is %s', (name, title, step) => {
    const instructions = ['Knead the flour with the oat drink to a dough and bake.', step];
    expect(standing('instructions', { title, instructions }, name)).toBe('made');
  });

  test.each([
    'Lentil and Onion Moussaka',
    'Crustless Courgette, Leek and Onion Quiche',
    'Onion Caesar Salad',
    'Vegan Tiramisu',
    'Toad in the Hole',
  ])('the name of the dish in its title is made here: %s', (title) => {
    expect(standing('title', { title })).toBe('made');
  });

  test.each([
    ['cut out of it', 'Cauliflower', ['Cut 2 steaks from the middle of each.', 'Fry the steaks.']],
    ['named by the title', 'Cauliflower Steaks', ['Turn the steaks.']],
    ['a loaf that was baked', 'Flour Toast', ['Bake the dough.', 'Pile the onion on the toast.']],
    ['a sauce of the list', 'Onion', ['Simmer the onion.', 'Spoon the onion gravy round it.']],
  ])('a shape of the listed food: %s', (_name, title, instructions) => {
    const ingredients = [...plain.ingredients, '2 cauliflowers'];
    expect(standing('instructions', { title, ingredients, instructions })).toBe('made');
  });

  test('a steak that no step cuts is not made here', () => {
    expect(inStep('Fry the onion.', 'Add the steaks.')).toBe('enters');
  });

  test.each([
    ['another kind by its name', 'Oat Cake', 'Stir in the chocolate cake.'],
    ['white bread beside keto bread', 'Seed Bread', 'Stir in the white bread.'],
    ['what is bought', 'Oat Cookies', 'Crumble in 100 g shop-bought cookies.'],
    ['what goes beside', 'Lemon Cake', 'Serve with cake.'],
  ])('is not made here: %s', (_name, title, step) => {
    const instructions = ['Mix the flour to a batter and bake.', step];
    expect(standing('instructions', { title, instructions })).not.toBe('made');
  });

  test.each([
    ['a dish of its own kind', 'Onion Kung Pao', 'Turn the kung pao.'],
    ['a product of a listed food', 'Rice with Onion Hollandaise', 'Spoon the hollandaise over.'],
    ['the gravy at the end', 'Roast with Rice and Gravy', 'Simmer the gravy.'],
  ])('%s is made here in the title %s and in a step', (_name, title, step) => {
    const ingredients = [...plain.ingredients, '2 eggs', '200 g rice'];
    const recipe = { title, ingredients, instructions: [step] };
    expect(standing('title', recipe)).toBe('made');
    expect(standing('instructions', recipe)).toBe('made');
  });

  test.each(['Rice and Hummus', 'Egg Fried Rice', 'Fish Pie', 'Rice with Satay Sauce'])(
    'a title that promises another food is not excused: %s',
    (title) => {
      expect(standing('title', { title })).toBe('named');
    },
  );
});
