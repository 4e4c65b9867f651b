import { describe, expect, test } from 'vitest';
import { readDish } from '../../dish/dish.ts';
import { linesOf } from '../../dish/lines.ts';
import { checkGrounding } from '../grounding.ts';

const checked = (ingredients: string[], instructions: string[], title = 'A Dish') =>
  checkGrounding(
    readDish(linesOf({ title, description: '', ingredients, instructions, tips: [] })),
  );
const faults = (ingredients: string[], instructions: string[], title?: string) => {
  const { outcome, findings } = checked(ingredients, instructions, title);
  return outcome === 'failed' ? findings.map(({ match }) => match.toLowerCase()) : [];
};

describe('foods and words in a step that need not be listed', () => {
  test.each<[string, string[], string[]]>([
    [
      'cobs that a list line names in brackets',
      ['400 g sweetcorn kernels (from 3 large cobs, or frozen)', '1 onion'],
      ['Chop the onion and, if you are using cobs, cut off the sweetcorn kernels. Fry both.'],
    ],
    [
      'parts of a spice, the oil of a herb, and a flask',
      ['4 green cardamom pods', '3 lemongrass stalks', '500 ml milk'],
      [
        'Split the cardamom pods and crush the black seeds. Bruise the lemongrass so that the oil comes out.',
        'Simmer both in the milk and pour it into a flask.',
      ],
    ],
    [
      'the oil of ground nuts, and what a step has just made',
      ['175 g almonds', '100 g desiccated coconut', '400 g beef shin'],
      [
        'Grind the almonds until the mass clumps together and shows a little oil.',
        'Toast the desiccated coconut and pound it to an oily paste; this is kerisik, the secret of it.',
        'Stir the kerisik and the almonds into the beef shin.',
      ],
    ],
    [
      'peppers beside the pepper of the list',
      ['450 g red and yellow peppers', '1/4 tsp black pepper', '1 tbsp olive oil'],
      ['Fry the 450 g peppers in the olive oil and season with the 1/4 tsp black pepper.'],
    ],
    [
      'a tool, a colour and a temper, which no verb adds',
      ['4 apples', '1 red onion', '20 ml water'],
      [
        'Core the apples with a melon baller, and lay the onion in the water to lose its temper.',
        'Fry the apples and stir often until they collapse to a russet marmalade.',
      ],
    ],
    [
      'baking beans',
      ['200 g shortcrust pastry', '2 leeks'],
      [
        'Line a tin with the pastry, paper and baking beans and bake.',
        'Lift out the paper and beans. Fill with the leeks.',
      ],
    ],
    [
      'what flour and meat consist of, and what runs out of it',
      ['160 g plain flour', '800 g pork shoulder', '1 pineapple'],
      [
        'Whisk the flour with water; underworked means little gluten.',
        'Braise the pork shoulder until the collagen melts, and sear the pineapple in the drippings.',
      ],
    ],
    [
      'the gelatine of the fish itself',
      ['600 g hake fillets', '200 ml fish stock'],
      ['Poach the hake in the fish stock, shaking the pan so that the gelatine binds the sauce.'],
    ],
    [
      'a shape of cutting, and its French name',
      ['250 g button mushrooms'],
      ['Chop the button mushrooms by hand to a fine, even mince.', 'Fry and chill the duxelles.'],
    ],
    [
      'a mixture under a fuller name',
      ['60 g gochujang', '1 tbsp gochugaru (Korean chilli flakes)', '1 litre stock'],
      [
        'Stir the gochujang with the gochugaru to make a thick paste.',
        'Whisk the chilli paste into the stock.',
      ],
    ],
    [
      'tempering',
      ['4 egg yolks', '300 ml milk'],
      ['Heat the milk. Whisk the egg yolks, temper with the hot milk, and return to the pan.'],
    ],
  ])('accepts %s', (_, list, steps) => {
    expect(faults(list, steps)).toEqual([]);
  });

  test.each([
    'Stir the soaked gelatine into the cream.',
    'Add 4 leaves of gelatine to the warm cream.',
  ])('reports gelatine that the list lacks: %s', (step) => {
    expect(faults(['500 ml double cream'], [step]).join()).toContain('gelatine');
  });

  test('reports beans that a step adds after handling a pan', () => {
    const steps = ['Fry the onion, take out the pan and add the beans.'];
    expect(faults(['1 onion'], steps)).toEqual(['beans']);
  });

  test.each([
    ['250 g mince', 'Fry the onion and add 250 g mince.'],
    ['gluten that is weighed', 'Chop the onion and mix with 80 g gluten.'],
    ['dripping', 'Fry the onion in beef dripping.'],
    ['bacon drippings', 'Fry the onion in bacon drippings.'],
    ['pectin', 'Fry the onion. Stir in the pectin.'],
    ['tempeh', 'Fry the onion and add 200 g tempeh.'],
    ['a paste that no step makes', 'Fry the onion. Whisk in the chilli paste.'],
    ['a bought sauce', 'Simmer the onion to a thick sauce. Stir in the fish sauce.'],
    ['an oil', 'Scrape the onion into a pan and fry. Pour in the sesame oil.'],
    ['a weighed paste', 'Mash the onion to a paste. Stir in 30 g chilli paste.'],
  ])('reports an unlisted food: %s', (_, step) => {
    expect(faults(['1 onion'], [step])).toHaveLength(1);
  });
});

test('an amount that the list line sets aside is not subtracted from the rest', () => {
  const list = ['227 g tinned pineapple chunks in juice, drained, 100 ml juice kept', '1 onion'];
  const steps = [
    'Whisk the kept 100 ml pineapple juice.',
    'Fry the onion with the pineapple chunks and the juice.',
  ];
  expect(faults(list, steps)).toEqual([]);
});

test.each([
  ['another name in brackets', ['2 leeks'], 'Let the leeks (purjo) soften.'],
  ['the peel of a listed fruit', ['1 orange'], 'Pare the orange and add the orange peel.'],
  ['a verb behind the rice', ['200 g rice'], 'Let the rice drink up the stock.'],
  [
    'a colour at the end',
    ['1 onion', '2 tbsp oil'],
    'Fry the onion in the oil until soft and sunny orange.',
  ],
  ['a smell', ['100 g flour'], 'Stir the flour over the heat until it has a deep, roasty smell.'],
])('need not be listed: %s', (_, list, step) => {
  expect(faults(list, [step])).toEqual([]);
});

test.each([
  [
    'a food in brackets behind a word that is not listed',
    'Fry the onion. Add the greens (spinach).',
  ],
  ['a food in brackets that is added', 'Fry the onion (with bacon) until brown.'],
  ['the peel of another fruit', 'Fry the onion. Add the lemon peel.'],
  ['a bought drink', 'Fry the onion. Pour in the rice drink.'],
  ['the fruit itself', 'Fry the onion. Add 1 orange.'],
])('is reported: %s', (_, step) => {
  expect(faults(['1 onion'], [step])).toHaveLength(1);
});
