import { describe, expect, it } from 'vitest';
import { hex } from '../colour.ts';
import { type Pictured, readDish } from './read-dish.ts';

const curry: Pictured = {
  title: 'Chicken and Spinach Curry',
  photoPrompt: 'Chicken and Spinach Curry, in a deep bowl, seen straight from above, no text.',
  cuisine: 'Indian',
  ingredients: [
    '500 g chicken thighs, cut into chunks',
    '1 onion, finely chopped',
    '2 garlic cloves, crushed',
    '2 tsp ground turmeric',
    '400 ml coconut milk',
    '300 g basmati rice',
    '150 g spinach',
    '20 g fresh coriander, chopped',
    '½ tsp salt',
  ],
  instructions: [
    'Chop the onion. Crush the garlic. Cut the chicken thighs into chunks.',
    'Boil the rice for 12 minutes, then drain.',
    'Fry the onion and garlic for 8 minutes. Add the chicken and the turmeric and brown for 5 minutes.',
    'Pour in the coconut milk and simmer for 15 minutes, until the chicken reaches 74 °C inside.',
    'Stir in the spinach for 1 minute, scatter with the coriander and serve with the rice.',
  ],
};

const ids = (foods: readonly { ingredient: { id: string } }[]) =>
  foods.map(({ ingredient }) => ingredient.id);

describe('reading a dish', () => {
  it('sorts a curry into rice, sauce, pieces and garnish', () => {
    const picture = readDish(curry, 'seed');
    expect(picture.base?.kind).toBe('rice');
    expect(picture.base?.food.treatment).toBe('boiled');
    expect(ids(picture.pieces)).toEqual(expect.arrayContaining(['chicken-thigh', 'spinach']));
    expect(ids(picture.pieces)).not.toContain('garlic');
    expect(ids(picture.garnish)).toEqual(['coriander']);
    expect(picture.pieces[0]?.treatment).toBe('stewed');
    expect(picture.vesselWords).toBe(', in a deep bowl');
  });

  it('mixes the colour of a sauce from what goes into it', () => {
    const [red = 0, green = 0, blue = 0] = hex(readDish(curry, 'seed').sauce?.colour ?? '#000000');
    expect(red).toBeGreaterThan(green);
    expect(green).toBeGreaterThan(blue * 1.5);
    const pea = readDish(
      {
        title: 'Pea Soup',
        ingredients: ['500 g frozen peas', '600 ml vegetable stock'],
        instructions: [
          'Simmer the peas in the stock for 5 minutes.',
          'Blend everything until smooth.',
        ],
      },
      'seed',
    );
    const [r = 0, g = 0, b = 0] = hex(pea.sauce?.colour ?? '#000000');
    expect(g).toBeGreaterThan(r);
    expect(g).toBeGreaterThan(b);
    expect(pea.pieces).toEqual([]);
  });

  it('follows each food through the steps', () => {
    const { pieces } = readDish(
      {
        title: 'Warm Salad',
        ingredients: ['400 g potatoes', '2 red peppers', '1 cucumber', '2 eggs', '200 g bacon'],
        instructions: [
          'Slice the cucumber.',
          'Boil the potatoes for 15 minutes. Drain.',
          'Roast the red peppers in the oven for 20 minutes.',
          'Fry the bacon for 5 minutes, until crisp.',
          'Toss everything together.',
        ],
      },
      'seed',
    );
    const treatments = Object.fromEntries(
      pieces.map(({ ingredient, treatment }) => [ingredient.id, treatment]),
    );
    expect(treatments).toMatchObject({
      potato: 'boiled',
      'red-pepper': 'roast',
      bacon: 'fried',
      cucumber: 'raw',
    });
  });

  it('lays beside a smooth dish what it is made of, the named foods first', () => {
    const soup = readDish(
      {
        title: 'Tomato Soup',
        ingredients: ['1 onion', '800 g tomatoes', '20 g basil', '500 ml vegetable stock'],
        instructions: ['Simmer everything for 20 minutes, then blend until smooth.'],
      },
      'seed',
    );
    expect(soup.form).toBe('smooth-soup');
    expect(ids(soup.props)).toEqual(['tomato', 'basil']);
    const lemonade = readDish(
      {
        title: 'Lemonade',
        ingredients: ['100 ml lemon juice', '1 l water'],
        instructions: ['Stir.'],
      },
      'seed',
    );
    expect(ids(lemonade.props)).toEqual(['lemon']);
    expect(readDish(curry, 'seed').props).toEqual([]);
  });

  it('makes pasta of flour into the pasta that its title names, its filling unseen', () => {
    const ravioli = readDish(
      {
        title: 'Ravioli with Ricotta',
        ingredients: ['300 g plain flour', '3 eggs', '250 g ricotta', '200 g spinach'],
        instructions: [
          'Knead the flour and eggs. Fill with ricotta and spinach. Boil for 3 minutes.',
        ],
      },
      'seed',
    );
    expect(ravioli.base?.food.ingredient.id).toBe('filled-pasta');
    expect(ravioli.pieces).toEqual([]);
  });

  it('lays wedges of lemon beside a dish, whatever is fried before', () => {
    const fish = readDish(
      {
        title: 'Fried Cod',
        ingredients: ['4 cod fillets', '1 lemon, in wedges'],
        instructions: ['Fry the cod with the lemon for 6 minutes.'],
      },
      'seed',
    );
    expect(ids(fish.garnish)).toContain('lemon');
    expect(ids(fish.pieces)).not.toContain('lemon');
  });

  it('mashes what can be mashed, not what is named in the same sentence', () => {
    const cakes = readDish(
      {
        title: 'Salmon Cakes',
        ingredients: ['500 g potatoes', '300 g salmon fillets'],
        instructions: ['Mash the potatoes with the salmon.', 'Shape into patties and fry.'],
      },
      'seed',
    );
    const salmon = [...cakes.pieces].find(({ ingredient }) => ingredient.id === 'salmon');
    expect(salmon?.cut).not.toBe('mashed');
    expect(cakes.base?.kind).toBe('mash');
  });

  it('gives shares that sum to one', () => {
    const { pieces } = readDish(curry, 'seed');
    expect(pieces.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 1);
  });

  it('lays the table of the cuisine, and another for another seed', () => {
    const tables = new Set(
      Array.from({ length: 12 }, (_, at) => {
        const { surface, cloth, glaze } = readDish(curry, `seed ${at}`).setting;
        return `${surface} ${cloth} ${glaze}`;
      }),
    );
    expect(tables.size).toBeGreaterThan(5);
    expect(readDish(curry, 'a').setting).toEqual(readDish(curry, 'a').setting);
    expect(
      readDish({ ...curry, title: 'Prawn Udon', cuisine: 'Japanese' }, 'a').setting.cutlery,
    ).toBe('chopsticks');
  });

  it('colours a dough by what goes into it', () => {
    const cake = (...ingredients: string[]) =>
      readDish({ title: 'Cake', ingredients, instructions: [] }, 's').dough.crumb;
    const brightness = (code: string) => hex(code).reduce((sum, part) => sum + part, 0);
    const plain = cake('200 g plain flour', '100 g caster sugar');
    const dark = cake('200 g plain flour', '100 g caster sugar', '60 g cocoa powder');
    expect(brightness(dark)).toBeLessThan(brightness(plain) / 3);
  });

  it('makes a laid plate of a recipe of which nothing is known', () => {
    const picture = readDish(
      { title: '???', ingredients: ['some thing'], instructions: ['Do it.'] },
      'seed',
    );
    expect(picture.form).toBe('main-plate');
    expect(picture.pieces).toEqual([]);
  });

  it('takes what is poured at the end for a drizzle', () => {
    const { drizzle } = readDish(
      {
        title: 'Roast Carrots',
        ingredients: ['500 g carrots', '3 tbsp Greek yoghurt', '1 tbsp olive oil'],
        instructions: ['Roast the carrots for 30 minutes.', 'Drizzle with the yoghurt and serve.'],
      },
      'seed',
    );
    expect(drizzle).toMatch(/^#/);
  });
});
