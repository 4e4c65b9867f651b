import { describe, expect, test } from 'vitest';
import type { Selections } from '#contract/constraint-labels.ts';
import { euAllergens } from '#tests/support/eu-allergens.ts';
import { readDish } from '../dish/dish.ts';
import { linesOf } from '../dish/lines.ts';
import { understand } from '../selections/understand.ts';
import { type Judged, judge, judgeDish } from './judge.ts';

const plain: Judged = {
  title: 'Lemon Rice',
  description: 'Bright and simple.',
  ingredients: ['300 g basmati rice', '200 g peas', '2 tbsp olive oil'],
  instructions: ['Boil the rice.', 'Warm the oil and stir in the peas.'],
  tips: ['Rinse the rice first.'],
};

function judgementsOf(recipe: Judged, selections: Selections) {
  const understood = understand({ selections, wish: '' });
  if (!understood.ok) throw new Error('not understood');
  return judge(recipe, understood.requirements.bans);
}
const brokenBy = (recipe: Partial<Judged>, selections: Selections) =>
  judgementsOf({ ...plain, ...recipe }, selections).flatMap(({ broken }) => broken);

describe('judging the printed text', () => {
  test.each<[string, Partial<Judged>]>([
    ['title', { title: 'Rice with Cashews' }],
    ['ingredients', { ingredients: ['300 g rice', '2 tbsp pesto'] }],
    ['instructions', { instructions: ['Scatter with flaked almonds.'] }],
    ['tips', { tips: ['A handful of walnuts makes it crunchy.'] }],
    ['description', { description: 'Rich with marzipan.' }],
  ])('finds a nut in the %s', (where, recipe) => {
    expect(brokenBy(recipe, { Allergens: ['Tree Nuts'] })[0]?.where).toBe(where);
  });

  test('passes what keeps every one of the fourteen allergens and a vegan diet', () => {
    const everything: Selections = {
      'Dietary Constraints': ['Vegan'],
      Allergens: euAllergens,
    };
    expect(brokenBy({}, everything)).toEqual([]);
  });

  test('a step may call a listed food by its last word', () => {
    const recipe = {
      ingredients: ['200 g rice noodles', '200 ml oat milk'],
      instructions: ['Boil the noodles in the milk.'],
    };
    expect(brokenBy(recipe, { 'Dietary Constraints': ['Dairy-Free'] })).toEqual([]);
    expect(
      brokenBy(
        { ...recipe, ingredients: ['200 g rice noodles'] },
        { 'Dietary Constraints': ['Dairy-Free'] },
      ),
    ).not.toEqual([]);
  });

  test('“the meat” of a step is that of the listed prawns; without any it is meat', () => {
    const pescatarian: Selections = { 'Dietary Constraints': ['Pescatarian'] };
    const instructions = ['Peel them and keep the meat cold.'];
    const prawns = ['500 g prawns in their shells'];
    expect(brokenBy({ ingredients: prawns, instructions }, pescatarian)).toEqual([]);
    expect(brokenBy({ instructions }, pescatarian)).not.toEqual([]);
  });

  test('an avoided food that is only stood in for is not there; the food itself is', () => {
    const withRicotta = (line: string) =>
      brokenBy({ ingredients: [...plain.ingredients, line] }, { Avoid: ['Ricotta'] });
    expect(withRicotta('50 g vegan ricotta')).toEqual([]);
    expect(withRicotta('50 g dairy-free ricotta')).toEqual([]);
    expect(withRicotta('50 g ricotta')).not.toEqual([]);
  });

  test('a loose word in the list excuses nothing', () => {
    const recipe = {
      ingredients: ['200 ml oat milk', '100 ml milk'],
      instructions: ['Pour in the milk.'],
    };
    expect(brokenBy(recipe, { Allergens: ['Milk'] })).not.toEqual([]);
  });

  test('kosher lets meat and milk not meet, though each alone may be', () => {
    const kosher: Selections = { 'Dietary Constraints': ['Kosher'] };
    expect(brokenBy({ ingredients: ['500 g chicken breast'] }, kosher)).toEqual([]);
    expect(
      brokenBy({ ingredients: ['500 g chicken breast', '100 ml double cream'] }, kosher),
    ).not.toEqual([]);
  });

  test('an avoided method is found in the steps', () => {
    expect(
      brokenBy({ instructions: ['Deep-fry the peas.'] }, { Avoid: ['Fried Food'] }),
    ).not.toEqual([]);
  });

  test('what may contain an allergen, or is unknown and made, asks to read the label', () => {
    const labels = (line: string) =>
      judgementsOf({ ...plain, ingredients: [line] }, { Allergens: ['Celery'] }).flatMap(
        (one) => one.labels,
      );
    expect(labels('500 ml chicken stock')).not.toEqual([]);
    expect(labels('2 tbsp of Auntie’s secret sauce')).not.toEqual([]);
    expect(labels('200 g carrots')).toEqual([]);
  });
});

describe('what the steps say of listed food, and of tools', () => {
  const steps = (ingredients: string[], ...instructions: string[]) => ({
    ingredients,
    instructions,
    tips: [],
  });
  test.each<[string, Selections, Partial<Judged>]>([
    [
      'baking beans that are lifted out',
      { Avoid: ['Beans'] },
      steps(
        ['200 g shortcrust pastry', '2 leeks'],
        'Line the tin with the pastry, paper and baking beans. Bake.',
        'Lift out the paper and beans and fill with the leeks.',
      ),
    ],
    [
      'the toast of gluten-free bread',
      { 'Dietary Constraints': ['Gluten-Free'] },
      steps(
        ['4 slices gluten-free bread', '2 tomatoes'],
        'Toast the bread. Rub the toast with the tomatoes.',
      ),
    ],
    [
      'a listed food by a shorter of its names',
      { 'Dietary Constraints': ['Heart-Healthy'] },
      steps(
        ['270 g vegan filo pastry', '1 leek'],
        'Soften the leek. Layer in a third of the filo.',
      ),
    ],
    [
      'the soy mixture of soy sauce',
      { Avoid: ['Beans'] },
      steps(['2 tbsp soy sauce', '400 g salmon'], 'Sear the salmon. Brush with the soy mixture.'),
    ],
    [
      'a title that calls listed trout smoked',
      { 'Dietary Constraints': ['Low-Sodium'] },
      {
        title: 'Barbecue Hot-Smoked Trout',
        ...steps(['800 g trout fillets'], 'Smoke the trout fillets.'),
      },
    ],
  ])('%s', (_, selections, recipe) => {
    expect(brokenBy(recipe, selections)).toEqual([]);
  });

  test.each<[string, Selections, Partial<Judged>]>([
    [
      'beans that a step adds',
      { Avoid: ['Beans'] },
      steps(
        ['200 g shortcrust pastry', '2 leeks'],
        'Line the tin with the pastry, paper and baking beans. Bake.',
        'Add the beans and the leeks.',
      ),
    ],
    [
      'toast that the list does not have',
      { 'Dietary Constraints': ['Gluten-Free'] },
      steps(['200 g rice', '2 tomatoes'], 'Boil the rice. Serve the tomatoes on the toast.'),
    ],
    [
      'unsalted blue cheese',
      { Avoid: ['Blue Cheese'] },
      steps(['100 g soft blue cheese, unsalted'], 'Crumble the cheese.'),
    ],
    [
      'celery salt in a title',
      { 'Dietary Constraints': ['Low-Sodium'] },
      {
        title: 'Leeks with Celery Salt',
        ...steps(['2 leeks', '1 pinch salt'], 'Roast the leeks with the salt.'),
      },
    ],
  ])('but stops %s', (_, selections, recipe) => {
    expect(brokenBy(recipe, selections)).not.toEqual([]);
  });
});

describe('a small helping', () => {
  const lowCarb = { 'Dietary Constraints': ['Low-Carb'] };
  const judgedFor = (ingredients: string[], servings: number) => {
    const understood = understand({ selections: lowCarb, wish: '' });
    if (!understood.ok) throw new Error('not understood');
    const dish = readDish(
      linesOf({
        ...plain,
        title: 'A Dish',
        description: '',
        ingredients,
        instructions: ['Cook.'],
        tips: [],
      }),
    );
    return judgeDish(dish, understood.requirements.bans, servings).flatMap(({ broken }) => broken);
  };

  test('of pulses passes under Low-Carb, with the liquid of their tin', () => {
    expect(
      judgedFor(['40 g chickpea flour', '150 ml aquafaba (liquid from tinned chickpeas)'], 3),
    ).toEqual([]);
    expect(judgedFor(['240 g tinned black beans, drained'], 4)).toEqual([]);
  });

  test('is no large one', () => {
    expect(judgedFor(['400 g tinned black beans, drained'], 2)).not.toEqual([]);
    expect(judgedFor(['200 g chickpea flour'], 4)).not.toEqual([]);
  });
});

describe('salt under Low-Sodium', () => {
  const broken = (tip: string) =>
    brokenBy(
      {
        ingredients: ['200 g rice', '0.25 tsp salt'],
        instructions: ['Boil the rice with the salt.'],
        tips: [tip],
      },
      { 'Dietary Constraints': ['Low-Sodium'] },
    );

  test.each([
    'Finish with a pinch of flaky salt.',
    'Sprinkle with sea salt.',
    'Season with more salt.',
  ])('is not offered on top: %s', (tip) => {
    expect(broken(tip)).not.toEqual([]);
  });

  test.each([
    'You will miss the salt even less.',
    'Taste before you add any more salt.',
    'Add lemon, not salt.',
    'The sauce holds most of the salt.',
  ])('may be spoken of: %s', (tip) => {
    expect(broken(tip)).toEqual([]);
  });
});
