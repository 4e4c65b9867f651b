import { describe, expect, test } from 'vitest';
import { readDish } from '../dish/dish.ts';
import { linesOf } from '../dish/lines.ts';
import { checkGrounding } from './grounding.ts';

const checked = (ingredients: string[], instructions: string[], title = 'A Dish') =>
  checkGrounding(
    readDish(linesOf({ title, description: '', ingredients, instructions, tips: [] })),
  );
const faults = (ingredients: string[], instructions: string[], title?: string) => {
  const { outcome, findings } = checked(ingredients, instructions, title);
  return outcome === 'failed' ? findings.map(({ match }) => match.toLowerCase()) : [];
};

describe('amounts, colours and names', () => {
  test.each<[string, string[], string[], string]>([
    [
      'parts of what was named whole',
      ['14 lemons'],
      [
        'Scrub the 14 lemons, slice 2 of them and halve the other 12.',
        'Grill the 24 lemon halves.',
      ],
      'Lemonade',
    ],
    [
      'a number of trays',
      ['400 g red peppers', '2 onions'],
      ['On two trays toss the red peppers and onions.'],
      'Roast Peppers',
    ],
    [
      'a length before another verb',
      ['500 g potatoes', '10 g fresh ginger'],
      ['Cut the potatoes into 3 cm chunks, grate the fresh ginger.', 'Fry both.'],
      'Potatoes',
    ],
    [
      'two parts, of which one is crushed first',
      ['8 garlic cloves', '1 onion', '1 tsp salt'],
      ['Crush 4 garlic cloves with the salt.', 'Soften the onion. Add 4 garlic cloves, sliced.'],
      'Garlic Onions',
    ],
    [
      'several tins',
      ['4 × 400 g tins chopped tomatoes', '1 onion'],
      ['Fry the onion.', 'Add the 4 × 400 g tins of chopped tomatoes.'],
      'Tomato Sauce',
    ],
    [
      'half a tin',
      ['½ × 400 g tin chopped tomatoes', '1 onion'],
      ['Fry the onion.', 'Add the ½ × 400 g tin of chopped tomatoes.'],
      'Tomato Sauce',
    ],
    [
      'the colour of oil',
      ['500 g sweet potatoes', '1 tbsp oil'],
      ['Simmer the sweet potatoes in the oil until a little orange oil has risen.'],
      'Stew',
    ],
    [
      'a name in another language',
      ['500 g beef', '1 cucumber'],
      ['Grill the beef and slice it over the cucumber.'],
      'Yam Ruam Mit: Thai Beef Salad',
    ],
  ])('%s is no finding', (_name, ingredients, instructions, title) => {
    expect(faults(ingredients, instructions, title)).toEqual([]);
  });

  test('using more than the list has is a fault', () => {
    expect(faults(['2 lemons'], ['Squeeze 5 lemons.'])).toEqual(['lemons']);
    expect(faults(['1 cucumber'], ['Slice it.'], 'Yam and Cucumber Salad')).toContain('yam');
  });
});

describe('every listed ingredient is used', () => {
  test('passes when the steps use every listed ingredient', () => {
    const verdict = checked(
      ['2 carrots, diced', '1 tsp ground cumin', '½ tsp salt'],
      ['Fry the carrots with the cumin.', 'Add the salt.'],
    );
    expect(verdict).toMatchObject({ outcome: 'passed', findings: [] });
    expect(verdict.severity).toBeUndefined();
  });

  test('reports an ingredient that no step uses as repairable', () => {
    const verdict = checked(['500 g chicken breast', '2 carrots'], ['Fry the carrots.']);
    expect(verdict).toMatchObject({ outcome: 'failed', severity: 'repairable' });
    expect(verdict.findings.map(({ match }) => match)).toEqual(['500 g chicken breast']);
  });

  test.each<[string, string[], string[]]>([
    ['everything at once', ['100 g flour', '2 eggs'], ['Whisk everything with a splash of water.']],
    [
      'the remaining ingredients',
      ['1 onion', '1 tsp cumin', '200 g rice'],
      ['Fry the onion.', 'Add all the remaining ingredients.'],
    ],
    [
      'the spices',
      ['1 onion', '1 tsp cumin', '1 tsp turmeric'],
      ['Fry the onion with the spices.'],
    ],
    [
      'the dry ingredients',
      ['200 g flour', '1 tsp baking powder', '2 eggs'],
      ['Mix the dry ingredients.', 'Beat in the eggs.'],
    ],
    [
      'the dressing of a group',
      ['1 lettuce', 'For the dressing:', '2 tbsp olive oil', '1 tbsp lemon juice'],
      ['Shake the dressing ingredients.', 'Toss the lettuce in it.'],
    ],
    [
      'a shorter name',
      ['600 g boneless chicken thighs', '200 g rice noodles'],
      ['Fry the chicken.', 'Boil the noodles.'],
    ],
    [
      'another name',
      ['1 courgette', '200 ml vegetable stock'],
      ['Slice the zucchini.', 'Pour in the broth.'],
    ],
    [
      'a wider name',
      ['60 g Parmesan, grated', '300 g penne'],
      ['Boil the pasta.', 'Stir in the cheese.'],
    ],
    ['seasoning', ['300 g rice', 'salt and black pepper'], ['Boil the rice.', 'Season and serve.']],
    [
      'greasing',
      ['200 g flour', '2 eggs', '10 g butter'],
      ['Grease a tin.', 'Mix the flour and eggs.'],
    ],
    ['what is only for serving', ['300 g rice', 'lime wedges, to serve'], ['Boil the rice.']],
    ['a unit as a name', ['4 cloves', '300 g rice'], ['Boil the rice with the cloves.']],
    [
      'parts of an egg',
      ['3 eggs', '100 g sugar'],
      ['Whisk the yolks with the sugar; beat the whites.'],
    ],
  ])('accepts %s', (_name, ingredients, instructions) => {
    expect(faults(ingredients, instructions)).toEqual([]);
  });

  test.each<[string, string[], string[], string]>([
    [
      '“everything” once most is in the pan',
      ['1 onion', '1 carrot', '200 g smoked salmon'],
      ['Fry the onion and carrot.', 'Stir everything together.'],
      '200 g smoked salmon',
    ],
    [
      'one vegetable beside those that are named',
      ['1 onion', '2 carrots', '1 leek', '200 g kale'],
      ['Slice the onion, carrots and leek.', 'Roast the vegetables.'],
      '200 g kale',
    ],
    [
      'cream beside cream cheese',
      ['200 g cream cheese', '100 ml double cream'],
      ['Beat the cream cheese.'],
      '100 ml double cream',
    ],
  ])('does not accept %s', (_name, ingredients, instructions, match) => {
    expect(faults(ingredients, instructions)).toContain(match);
  });
});

describe('foods in the steps that are not listed', () => {
  test.each<[string, string[], string]>([
    ['a plain food', ['Fry the carrots in butter.'], 'butter'],
    ['a made food that is brought in', ['Roast the carrots.', 'Stir in 2 tbsp pesto.'], 'pesto'],
    ['a stock beside its meat', ['Fry the carrots in chicken stock.'], 'chicken stock'],
  ])('reports %s', (_name, steps, match) => {
    expect(faults(['2 carrots'], steps)).toContain(match);
  });

  test.each([
    'Boil the carrots in salted water with a little pepper.',
    'Chop to the size of a walnut.',
    'Lightly oil a baking tray, then roast the carrots.',
    'Cook until it looks like thick custard.',
    'Cook until the carrots turn orange.',
    'Whizz to a soup with the consistency of double cream.',
    'Put the carrots into a loaf tin.',
  ])('“%s” adds no unlisted food', (step) => {
    expect(faults(['2 carrots'], [step, 'Serve the carrots.'])).toEqual([]);
  });

  test('a food that is only offered beside the dish passes', () => {
    const verdict = checked(['2 carrots'], ['Roast the carrots.', 'Serve with steamed rice.']);
    expect(verdict.outcome).toBe('passed');
  });
});

describe('amounts in the steps against the list', () => {
  test.each<[string, string[], string[]]>([
    ['more than there is', ['200 g rice'], ['Boil 400 g of the rice.']],
    ['less than there is', ['400 g rice'], ['Boil 200 g rice.', 'Serve the rice.']],
    ['spoons against millilitres', ['60 ml olive oil'], ['Heat 8 tbsp of the olive oil.']],
    [
      'the parts come to too much',
      ['4 tbsp soy sauce'],
      ['Add 3 tbsp of the soy sauce.', 'Stir in 3 tbsp soy sauce.'],
    ],
    [
      'shares beyond the whole',
      ['100 g butter'],
      ['Melt two thirds of the butter.', 'Beat in half of the butter.'],
    ],
    ['a share whose rest is never used', ['100 g butter'], ['Melt half of the butter.']],
    ['pieces', ['2 eggs'], ['Crack 4 eggs into a bowl.']],
    ['in brackets', ['300 g rice'], ['Boil the rice (150 g).']],
    ['words for numbers', ['4 eggs'], ['Beat two eggs.']],
  ])('reports wrong amounts: %s', (_name, ingredients, instructions) => {
    expect(faults(ingredients, instructions)).not.toEqual([]);
  });

  test.each<[string, string[], string[]]>([
    [
      'the rest',
      ['4 tbsp olive oil'],
      ['Heat 1 tbsp of the oil.', 'Dress with the remaining oil.'],
    ],
    [
      'a last spoonful',
      ['2 tbsp olive oil'],
      ['Heat 1 tbsp of the oil.', 'Add the remaining tablespoon of oil.'],
    ],
    [
      'half and half',
      ['100 g butter'],
      ['Melt half the butter.', 'Fry in the other half of the butter.'],
    ],
    [
      'the rest unsaid',
      ['20 g parsley'],
      ['Stir in half of the parsley.', 'Scatter with the rest.'],
    ],
    ['made ready, then used', ['300 g rice'], ['Rinse 300 g rice.', 'Boil the 300 g rice.']],
    ['another measure', ['30 ml soy sauce'], ['Add 2 tbsp soy sauce.']],
    [
      'packs that are counted',
      ['4 × 400 g tins tomatoes'],
      ['Add the 4 × 400 g tins of tomatoes.'],
    ],
    ['tins by weight', ['2 × 400 g tins chickpeas, drained'], ['Add the chickpeas (480 g).']],
    ['plus extra', ['1 tbsp oil, plus extra for frying'], ['Heat 3 tbsp oil.']],
    ['a range', ['2-3 carrots'], ['Grate 2 carrots.']],
    ['one at a time', ['4 eggs'], ['Beat in the eggs, 1 egg at a time.']],
    ['each', ['4 slices of bread'], ['Spread 1 slice of bread for each person.']],
    [
      'sizes and times',
      ['3 carrots'],
      ['Cut the carrots into 2 cm pieces and roast for 30 minutes at 200 °C.'],
    ],
    [
      'juice and zest of one',
      ['1 lemon'],
      ['Add the zest of 1 lemon.', 'Add the juice of 1 lemon.'],
    ],
    [
      'a share of what stands before it',
      ['100 g feta', '½ tsp sumac'],
      ['Crumble over the feta. Finish with a third of the herbs and the sumac.'],
    ],
    [
      'half of what is made of it',
      ['15 g dill'],
      ['Stir the dill into the salt.', 'Spread half of the dill cream.'],
    ],
  ])('accepts matching amounts: %s', (_name, ingredients, instructions) => {
    expect(faults(ingredients, instructions)).toEqual([]);
  });
});

describe('foods that the title promises', () => {
  test('a main food that is not listed is a fault', () => {
    expect(faults(['300 g tofu'], ['Fry the tofu.'], 'Chicken Curry')).toEqual(['chicken']);
    expect(faults(['300 g cod'], ['Fry the cod.'], 'Salmon with Lemon')).toContain('salmon');
    const rice = ['200 g rice, cooked in chicken stock'];
    expect(faults(rice, ['Fry the rice.'], 'Chicken Curry')).toEqual(['chicken']);
  });

  test.each([
    ['Lemon Drizzle Loaf', ['2 lemons', '200 g flour']],
    ['Vegan “Chicken” Pie', ['300 g tofu']],
    ['Mango Salsa', ['1 mango', '1 lime']],
    ['Fish Tacos', ['400 g cod', '8 tortillas']],
    ['Cod with Teff Injera', ['400 g cod', '100 g egg-free, nut-free teff injera (1 piece)']],
  ])('“%s” passes when its foods are listed', (title, ingredients) => {
    expect(faults(ingredients, ['Mix everything.'], title)).toEqual([]);
  });
});
