import { describe, expect, it } from 'vitest';
import { type Pictured, photograph } from './photograph.ts';
import { type FormName, formNames } from './read-dish/dish-picture.ts';
import { readDish } from './read-dish/read-dish.ts';

const small = { scale: 0.2 };

/** A recipe title for each form, so that this test draws every form. */
const titles: Record<FormName, string> = {
  'smooth-soup': 'Tomato Bisque',
  'brothy-soup': 'Minestrone',
  'noodle-soup': 'Chicken Ramen',
  curry: 'Chickpea Curry',
  stew: 'Beef Stew',
  pasta: 'Penne with Tomatoes',
  noodles: 'Pad Thai',
  'stir-fry': 'Broccoli Stir-Fry',
  'rice-dish': 'Mushroom Risotto',
  traybake: 'Chicken Traybake',
  skillet: 'Shakshuka',
  salad: 'Greek Salad',
  'grain-bowl': 'Buddha Bowl',
  tacos: 'Fish Tacos',
  wrap: 'Bean Burrito',
  burger: 'Bean Burger',
  sandwich: 'Cheese Toastie',
  skewers: 'Lamb Skewers',
  pie: 'Apple Pie',
  tart: 'Lemon Tart',
  gratin: 'Potato Gratin',
  omelette: 'Herb Omelette',
  frittata: 'Courgette Frittata',
  scramble: 'Scrambled Eggs',
  pancakes: 'Pancakes',
  porridge: 'Porridge',
  toast: 'Avocado Toast',
  dip: 'Hummus',
  bites: 'Energy Balls',
  patties: 'Corn Fritters',
  bars: 'Brownies',
  cookies: 'Oat Cookies',
  cake: 'Carrot Cake',
  loaf: 'Banana Bread',
  flatbreads: 'Garlic Naan',
  muffins: 'Blueberry Muffins',
  buns: 'Hot Cross Buns',
  crumble: 'Apple Crumble',
  ramekin: 'Chocolate Mousse',
  'layered-glass': 'Berry Trifle',
  drink: 'Mango Lassi',
  mug: 'Hot Chocolate',
  fruit: 'Fruit Salad',
  scoops: 'Raspberry Sorbet',
  dumplings: 'Pork Gyoza',
  'main-plate': 'Salmon with Potatoes',
  roast: 'Roast Chicken with Lemon',
  side: 'Roasted Carrots',
  stuffed: 'Stuffed Peppers',
  pizza: 'Pizza Margherita',
  rolls: 'Summer Rolls',
  'snack-bowl': 'Roasted Chickpeas',
};

const dish = (title: string): Pictured => ({
  title,
  ingredients: [
    '2 carrots, diced',
    '200 g chicken breast, sliced',
    '150 g basmati rice',
    '2 tomatoes, chopped',
    '100 ml coconut milk',
    '1 banana, sliced',
    '20 g fresh coriander, chopped',
  ],
  instructions: [
    'Fry the chicken and carrots for 8 minutes.',
    'Scatter with the coriander and serve.',
  ],
});

/** Returns the largest share of pixels with the same colour, at 4 bits per channel. */
function flattestShare(pixels: Uint8Array): number {
  const counts = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return Math.max(...counts.values()) / (pixels.length / 3);
}

describe('photograph', () => {
  it.each(formNames)('draws a %s whose plate lies in the picture', (form) => {
    // The title alone does not make a roast; add a whole bird.
    const plain = dish(titles[form]);
    const recipe =
      form === 'roast'
        ? { ...plain, ingredients: [...plain.ingredients, '1.6 kg whole chicken'] }
        : plain;
    expect(readDish(recipe, 'seed').form).toBe(form);
    const { pixels, width, height, plate } = photograph(recipe, small);
    expect([width, height]).toEqual([240, 160]);
    expect(pixels).toHaveLength(240 * 160 * 3);
    expect(plate.radius).toBeGreaterThan(250);
    expect(plate.x - plate.radius).toBeGreaterThanOrEqual(0);
    expect(plate.x + plate.radius).toBeLessThanOrEqual(1200);
    expect(plate.y - plate.radius).toBeGreaterThanOrEqual(0);
    expect(plate.y + plate.radius).toBeLessThanOrEqual(800);
    expect(flattestShare(pixels)).toBeLessThan(0.6);
  });

  it('draws the same recipe the same, and another seed or another food differently', () => {
    const recipe = dish('Chickpea Curry');
    const first = photograph(recipe, small);
    expect(photograph(recipe, small)).toEqual(first);
    expect(photograph(recipe, { ...small, seed: 'other' }).pixels).not.toEqual(first.pixels);
    const other = { ...recipe, ingredients: [...recipe.ingredients, '300 g beetroot, diced'] };
    expect(photograph(other, small).pixels).not.toEqual(first.pixels);
  });

  it('measures the plate in units of the picture, whatever the scale', () => {
    const recipe = dish('Minestrone');
    expect(photograph(recipe, { scale: 0.1 }).plate).toEqual(photograph(recipe, small).plate);
  });

  it.each<[string, Pictured]>([
    [
      'all the foods that there are, in lines as long as lines may be',
      {
        title: 'Everything '.repeat(18),
        ingredients: Array.from({ length: 80 }, (_, at) =>
          `${10 ** (at % 20)} g ${['rice', 'prawns', 'blueberries', 'spaghetti'][at % 4]}, chopped `
            .repeat(9)
            .slice(0, 300),
        ),
        instructions: Array.from({ length: 60 }, () => 'Stir the rice with '.repeat(105)),
        photoPrompt: ', seen straight from '.repeat(95),
        servings: 100,
      },
    ],
    [
      'words that are properties of every object',
      {
        title: '__proto__',
        ingredients: ['__proto__', '1 constructor', '200 g hasOwnProperty', 'toString'],
        instructions: ['valueOf'],
        cuisine: '__proto__',
        course: 'constructor',
      },
    ],
    [
      'no letters of ours',
      {
        title: '\u202Eطماطم 🍅👩‍👩‍👧‍👦',
        ingredients: ['🍅'.repeat(150), '\uDC00', '\u0000', '('.repeat(300), '1/'.repeat(150)],
        instructions: ['½'.repeat(2000)],
      },
    ],
    [
      'amounts that are none',
      {
        title: 'Rice with Eggs',
        ingredients: ['1e308 g rice', '-5 eggs', 'NaN g peas', '1/0 cup tomatoes', '0 onions'],
        instructions: ['Fry.'],
        servings: Number.NaN,
      },
    ],
  ])('draws a recipe of %s', (_what, recipe) => {
    const { pixels, plate } = photograph(recipe, small);
    expect(flattestShare(pixels)).toBeLessThan(0.8);
    expect(plate.radius).toBeGreaterThan(250);
  });

  it('draws a recipe of which nothing is known', () => {
    const { pixels } = photograph({ title: '???', ingredients: [], instructions: [] }, small);
    expect(flattestShare(pixels)).toBeLessThan(0.8);
  });
});
