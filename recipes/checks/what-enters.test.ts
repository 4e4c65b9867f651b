import { describe, expect, test } from 'vitest';
import type { Selections } from '#contract/constraint-labels.ts';
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

describe('foods and tools that the steps mention', () => {
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
      'beans that hold a pastry case down',
      { Avoid: ['Beans'] },
      steps(
        ['200 g shortcrust pastry', '2 leeks'],
        'Roll the pastry and line a tin. Bake under baking paper and beans for 15 minutes.',
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
      'keema of chicken',
      { Avoid: ['Lamb'] },
      {
        title: 'Chicken Keema',
        ...steps(
          ['400 g chicken mince', '200 g peas'],
          'Fry the chicken mince with the peas. Cool the keema and pack it.',
        ),
      },
    ],
    [
      'a dish that is named after its usual sauce',
      { Allergens: ['Soybeans'] },
      {
        title: 'Takeaway-Style Sweet and Sour Chicken with Rice',
        ...steps(
          ['400 g chicken', '80 ml rice vinegar', '60 g sugar', '200 g rice'],
          'Fry the chicken. Bubble the vinegar and sugar. Serve with the rice.',
        ),
      },
    ],
    [
      'extra slaw of the dish',
      { 'Dietary Constraints': ['Egg-Free'] },
      {
        title: 'Carrot Slaw',
        ...steps(
          ['400 g carrots', '80 ml rice vinegar'],
          'Toss the carrots in the rice vinegar. Pack any extra slaw in a pot.',
        ),
      },
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
  ])('accepts %s', (_, selections, recipe) => {
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
      'beans beside a pastry case',
      { Avoid: ['Beans'] },
      steps(['200 g shortcrust pastry', '2 leeks'], 'Bake the pastry. Serve with the beans.'),
    ],
    [
      'toast that the list does not have',
      { 'Dietary Constraints': ['Gluten-Free'] },
      steps(['200 g rice', '2 tomatoes'], 'Boil the rice. Serve the tomatoes on the toast.'),
    ],
    [
      'stock cubes, of whatever else stock might be made',
      { 'Dietary Constraints': ['Low-Sodium'] },
      steps(['2 carrots', '1 leek'], 'Simmer the carrots and the leek. Add the stock cubes.'),
    ],
    [
      'black pudding beside a pudding',
      { 'Dietary Constraints': ['Halal'] },
      {
        title: 'Rice Pudding with Black Pudding',
        ...steps(['140 g rice', '1 litre milk'], 'Simmer the rice in the milk. Rest the pudding.'),
      },
    ],
    [
      'tempura crumbs that no step makes',
      { Allergens: ['Gluten'] },
      { title: 'Rice with Tempura Crumbs', ...steps(['200 g rice'], 'Boil the rice.') },
    ],
    [
      'pork crackling from a shop',
      { 'Dietary Constraints': ['Halal'] },
      {
        ingredients: ['200 g rice'],
        instructions: ['Boil the rice.'],
        tips: ['Add crackling from the butcher.'],
      },
    ],
    [
      'sauce hollandaise, whatever other sauce is listed',
      { 'Dietary Constraints': ['Egg-Free'] },
      {
        title: 'Leeks with sauce hollandaise',
        ...steps(
          ['2 leeks', '60 ml soy sauce', '200 g tofu'],
          'Fry the leeks with the soy sauce and the tofu.',
        ),
      },
    ],
    [
      'fish sauce beside listed salmon',
      { 'Dietary Constraints': ['Low-Sodium'] },
      steps(
        ['400 g salmon fillets', '2 leeks'],
        'Roast the leeks and salmon fillets. Toss everything together with the fish sauce.',
      ),
    ],
    [
      'raw salmon beside salmon that is cooked',
      { 'Dietary Constraints': ['Pregnancy-Friendly'] },
      steps(
        ['400 g salmon', '2 leeks'],
        'Roast the leeks and salmon to 63 °C. Serve, garnished with raw salmon.',
      ),
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
  ])('rejects %s', (_, selections, recipe) => {
    expect(brokenBy(recipe, selections)).not.toEqual([]);
  });
});

describe('a small helping', () => {
  const lowCarb = { 'Dietary Constraints': ['Low-Carb'] };
  const judgedFor = (
    ingredients: string[],
    servings: number,
    selections: Selections = lowCarb,
    title = 'A Dish',
  ) => {
    const understood = understand({ selections, wish: '' });
    if (!understood.ok) throw new Error('not understood');
    const dish = readDish(
      linesOf({
        ...plain,
        title,
        description: '',
        ingredients,
        instructions: ['Cook.'],
        tips: [],
      }),
    );
    return judgeDish(dish, understood.requirements.bans, { servings }).flatMap(
      ({ broken }) => broken,
    );
  };

  test('of pulses passes under Low-Carb, with the liquid of their tin', () => {
    expect(
      judgedFor(['40 g chickpea flour', '150 ml aquafaba (liquid from tinned chickpeas)'], 3),
    ).toEqual([]);
    expect(judgedFor(['240 g tinned black beans, drained'], 4)).toEqual([]);
  });

  test('of green pods passes under Paleo, but lentils do not', () => {
    const paleo = { 'Dietary Constraints': ['Paleo'] };
    expect(judgedFor(['300 g green beans'], 2, paleo)).toEqual([]);
    expect(judgedFor(['100 g red lentils'], 4, paleo)).not.toEqual([]);
  });

  test('of a moist root passes under Low-Carb, and of banana under Keto', () => {
    const keto = { 'Dietary Constraints': ['Keto'] };
    expect(judgedFor(['120 g leftover mashed potato'], 4)).toEqual([]);
    expect(judgedFor(['60 g ripe banana, mashed'], 10, keto)).toEqual([]);
    expect(judgedFor(['120 g mashed potato'], 4, lowCarb, 'Tofu and Mash Patties')).toEqual([]);
    expect(judgedFor(['2 onions'], 4, lowCarb, 'Tofu and Mash Patties')).not.toEqual([]);
    expect(judgedFor(['400 g potatoes'], 4)).not.toEqual([]);
    expect(judgedFor(['2 bananas'], 4, keto)).not.toEqual([]);
    expect(judgedFor(['120 g mashed potato'], 4, keto)).not.toEqual([]);
  });

  test('is exceeded by a large amount', () => {
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
  ])('is rejected on top of the dish: %s', (tip) => {
    expect(broken(tip)).not.toEqual([]);
  });

  test.each([
    'You will miss the salt even less.',
    'Taste before you add any more salt.',
    'Add lemon, not salt.',
    'The sauce holds most of the salt.',
  ])('may be mentioned: %s', (tip) => {
    expect(broken(tip)).toEqual([]);
  });
});
