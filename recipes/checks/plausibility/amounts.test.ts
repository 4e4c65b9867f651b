import { describe, expect, test } from 'vitest';
import { countNutrition } from '../../nutrition/count-nutrition.ts';
import { checkPlausibility } from '../plausibility.ts';
import { dishKind } from './dish-kind.ts';

const stew = [
  '600 g chicken thighs, diced',
  '2 onions, chopped',
  '400 g potatoes, cubed',
  '400 ml chicken stock',
];
const batter = ['220 g plain flour', '2 eggs', '250 ml milk', '30 g butter'];

type Parts = { title?: string; steps?: string[]; servings?: number; base?: string[] };

function judge(line: string, { title = 'Supper', steps, servings = 4, base = stew }: Parts = {}) {
  const ingredients = [...base, line];
  const instructions = steps ?? ['Cook everything for 20 minutes.'];
  const times = { prepTimeMinutes: 10, cookTimeMinutes: 20, servings };
  const recipe = { title, ingredients, instructions, ...times };
  const verdict = checkPlausibility(recipe, countNutrition(ingredients, servings));
  return [verdict.outcome, verdict.severity].filter(Boolean).join(' ');
}

describe('pieces of a sweet', () => {
  const steps = (cut: string) => ['Cook the figs in the ghee.', cut];
  const base = ['140 g dried figs', '80 g almonds', '50 g walnuts'];
  test.each([
    ['Chill it, then cut it into 24 small pieces.', 'passed'],
    ['Chill it, then cut it into 4 small pieces.', 'noted'],
    ['Chill it and serve it.', 'noted'],
  ])('%s', (cut, outcome) => {
    const recipe = { title: 'Fig Crumble', steps: steps(cut), servings: 24, base };
    expect(judge('20 g ghee', recipe)).toContain(outcome);
  });
});

test('a jam of two fruits is eaten by the spoonful, and scones with jam are not', () => {
  const isStore = (title: string) => dishKind(title, 'breakfast').isStore;
  expect(isStore('Soft-Set Strawberry and Apple Jam')).toBe(true);
  expect(isStore('Scones with Cream and Strawberry Jam')).toBe(false);
  expect(isStore('Toast and Jam')).toBe(false);
});

test('salt that boils with the water is mostly poured away', () => {
  const boil = (step: string) =>
    judge('1.5 tsp salt', {
      servings: 1,
      base: ['90 g pasta', '80 g tuna', '1 leek'],
      steps: [step],
    });
  expect(boil('Bring the water to the boil with 1.25 tsp salt, cook the pasta and drain it.')).toBe(
    'passed',
  );
  const together = 'Bring the water and the 1.5 tsp salt to a rolling boil';
  expect(boil(`${together}, cook the pasta and drain it.`)).toBe('passed');
  expect(boil(`${together} and simmer the leek in it for a soup.`)).toContain('failed');
  expect(boil('Fry the leek with 1.25 tsp salt and stir in the tuna.')).toContain('failed');
});

describe('amounts per serving', () => {
  test.each([
    ['3 tsp salt', '5 tsp salt', '10 tsp salt'],
    ['1 tsp chilli flakes', '60 g chilli flakes', '400 g chilli flakes'],
    ['½ tsp ground nutmeg', '20 g ground nutmeg', '30 g ground nutmeg'],
    ['2 tbsp soy sauce', '24 tbsp soy sauce', '800 ml soy sauce'],
    ['2 tbsp cider vinegar', '300 ml cider vinegar', '800 ml cider vinegar'],
    ['1 tbsp fish sauce', '14 tbsp fish sauce', '500 ml fish sauce'],
    ['2 tbsp black peppercorns', '5 tbsp black pepper', '200 g black pepper'],
    ['60 ml dark rum', '900 ml vodka', '1.5 litres vodka'],
    ['2 stock cubes', '9 chicken stock cubes', '20 chicken stock cubes'],
    ['1 tsp instant coffee', '70 g instant coffee', '200 g instant coffee'],
  ])('%s passes, %s is noted, %s is blocked', (usual, odd, absurd) => {
    expect(judge(usual)).toBe('passed');
    expect(judge(odd)).toBe('noted');
    expect(judge(absurd)).toBe('failed blocking');
  });

  test.each([
    ['4 cloves garlic', '60 cloves garlic', '2 kg garlic'],
    ['20 g fresh ginger', '300 g fresh ginger', '1.2 kg fresh ginger'],
    ['4 tbsp olive oil', '500 ml olive oil', '1.5 litres olive oil'],
    ['100 g caster sugar', '800 g caster sugar', '2 kg caster sugar'],
    ['4 eggs', '60 eggs', '120 eggs'],
    ['100 g butter', '400 g butter', '2 kg butter'],
    ['300 g rice', '1.6 kg rice', '5 kg rice'],
    ['100 g walnuts', '1.2 kg walnuts', '3 kg walnuts'],
    ['200 ml double cream', '2.2 litres double cream', '4 litres double cream'],
  ])('%s passes, %s is noted, %s is repairable', (usual, odd, absurd) => {
    expect(judge(usual)).toBe('passed');
    expect(judge(odd)).toBe('noted');
    expect(judge(absurd)).toBe('failed repairable');
  });

  test.each([
    ['6 red chillies', '40 red chillies'],
    ['2 tsp ground cumin', '24 tsp ground cumin'],
    ['2 bay leaves', '70 bay leaves'],
    ['2 tsp ground cinnamon', '8 tbsp ground cinnamon'],
    ['1 kg carrots', '5 kg carrots'],
    ['40 g parsley', '500 g parsley'],
    ['500 ml water', '12 litres water'],
  ])('%s passes, %s is noted', (usual, odd) => {
    expect(judge(usual)).toBe('passed');
    expect(judge(odd)).toBe('noted');
  });

  test('adds up several lines of one food', () => {
    expect(judge('3 tsp salt')).toBe('passed');
    expect(judge('2½ tsp salt', { base: [...stew, '2½ tsp sea salt'] })).toBe('noted');
  });

  test.each<[string, Parts]>([
    ['2 tbsp salt, for the pasta water', {}],
    ['100 g salt for the brine', {}],
    [
      '1.5 kg coarse salt',
      { title: 'Sea Bass', base: ['1 sea bass (about 1.2 kg)', 'For the salt crust:'] },
    ],
    ['1 litre sunflower oil, for deep-frying', {}],
    ['800 ml vegetable oil', { steps: ['Heat the oil to 175 °C and fry for 5 minutes.'] }],
    [
      '1000 ml sunflower oil',
      { steps: ['Heat the oil in a deep, wide pot, no more than half full, to 180 °C and fry.'] },
    ],
    ['40 cloves garlic', { title: 'Chicken with Forty Cloves of Garlic', servings: 6 }],
    ['750 ml red wine', {}],
    ['4 tbsp sweet paprika', { title: 'Goulash' }],
    ['120 ml cider vinegar', { title: 'Chicken Adobo' }],
    [
      '60 ml lime juice',
      { title: 'Margarita', servings: 2, base: ['100 ml tequila', '50 ml orange liqueur'] },
    ],
  ])('%s passes in a fitting recipe', (line, parts) => {
    expect(judge(line, parts)).toBe('passed');
  });

  test.each<[string, string, string[]]>([
    ['Strawberry Jam', '1 kg jam sugar', ['1 kg strawberries']],
    ['Pickled Red Onions', '300 ml cider vinegar', ['2 red onions', '1 tbsp salt']],
    ['Garam Masala', '4 tbsp cumin seeds', ['3 tbsp coriander seeds', '1 tbsp ground cloves']],
    ['Quick Kimchi', '5 tbsp gochugaru', ['1 Chinese leaf', '4 tbsp salt']],
    ['Basil Pesto', '300 ml olive oil', ['200 g basil', '60 g pine nuts']],
    ['Lemon Vinaigrette', '200 ml olive oil', ['4 tbsp lemon juice', '1 tsp Dijon mustard']],
  ])('%s is made to be eaten by the spoonful', (title, line, base) => {
    expect(judge(line, { title, base })).toBe('passed');
  });

  test('a loaf counts as several portions even if it states one serving', () => {
    const base = ['500 g bread flour', '350 ml water', '7 g dried yeast'];
    expect(judge('10 g salt', { title: 'No-Knead Bread', servings: 1, base })).toBe('passed');
    expect(judge('100 g salt', { title: 'No-Knead Bread', servings: 1, base })).toBe(
      'failed blocking',
    );
  });
});

describe('raising agents', () => {
  test.each([
    ['2½ tsp baking powder', '6 tsp baking powder', '6 tbsp baking powder'],
    ['½ tsp bicarbonate of soda', '2 tsp bicarbonate of soda', '40 g bicarbonate of soda'],
  ])('%s is usual, %s is noted, %s is blocked', (usual, odd, absurd) => {
    expect(judge(usual, { base: batter })).toBe('passed');
    expect(judge(odd, { base: batter })).toBe('noted');
    expect(judge(absurd, { base: batter })).toBe('failed blocking');
  });

  test('too much yeast is noted; honeycomb may have more soda', () => {
    expect(judge('7 g dried yeast', { base: batter })).toBe('passed');
    expect(judge('70 g dried yeast', { base: batter })).toBe('noted');
    const base = ['200 g caster sugar', '100 g golden syrup'];
    expect(judge('1 tbsp bicarbonate of soda', { title: 'Honeycomb', base })).toBe('passed');
  });
});

describe('servings', () => {
  test('notes too few eggs, too little food and too much soup', () => {
    const base = ['1 egg', '20 g cheddar'];
    expect(judge('1 tbsp butter', { title: 'Cheese Omelette', servings: 12, base })).toBe('noted');
    expect(judge('1 tbsp butter', { title: 'Cheese Omelette', servings: 1, base })).toBe('passed');
    expect(judge('1 carrot', { title: 'Chicken Stew', servings: 30 })).toBe('noted');
    const soup = { title: 'Leek Soup', base: ['2 kg leeks', '6 litres vegetable stock'] };
    expect(judge('1 kg potatoes', { ...soup, servings: 4 })).toBe('noted');
    expect(judge('1 kg potatoes', { ...soup, servings: 14 })).toBe('passed');
  });

  test('notes impossible counts and counts that contradict their weight', () => {
    expect(judge('500 dragon pearls')).toBe('noted');
    expect(judge('20 aubergines (about 250 g)')).toBe('noted');
    expect(judge('1 aubergine (about 250 g)')).toBe('passed');
    expect(judge('1 chicken (about 1.6 kg)', { base: ['1 lemon'] })).toBe('passed');
    expect(judge('500 γρ. φασόλια')).toBe('passed');
  });
});
