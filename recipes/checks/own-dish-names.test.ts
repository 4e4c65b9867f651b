import { describe, expect, test } from 'vitest';
import type { Selections } from '#contract/constraint-labels.ts';
import { understand } from '../selections/understand.ts';
import { type Judged, judge } from './judge.ts';

const glutenFree: Selections = { 'Dietary Constraints': ['Gluten-Free'] };
const milk: Selections = { Allergens: ['Milk'] };

/** Returns the words in the recipe that break the selections. */
function found(selections: Selections, recipe: Partial<Judged>): string[] {
  const understood = understand({ selections, wish: '' });
  if (!understood.ok) throw new Error('not understood');
  const whole = { title: '', description: '', ingredients: [], instructions: [], tips: [] };
  return judge({ ...whole, ...recipe }, understood.requirements.bans).flatMap(({ broken }) =>
    broken.map(({ match }) => match),
  );
}

const tortilla = {
  title: 'Tortilla Española with Tomato Salad',
  ingredients: ['600 g potatoes', '7 eggs', '200 ml olive oil', '300 g tomatoes'],
  instructions: ['Fry the potatoes, stir them into the eggs and pour into the pan.'],
};
const cheesecake = {
  title: 'Dairy-Free Lemon Cashew Cheesecake',
  ingredients: ['350 g cashew nuts', '120 g almonds', '150 g dates', '150 g blueberries'],
  instructions: ['Blend the nuts and dates, press into a tin and chill.'],
};
const buns = {
  title: 'Beef Stir-Fry in Steamed Almond Buns',
  ingredients: ['200 g almond flour', '40 g psyllium husk', '3 egg whites', '500 g beef sirloin'],
  instructions: ['Beat the flour with the egg whites to a dough and steam the buns.'],
};
const pie = {
  title: 'Cottage Pie with Peas',
  ingredients: ['800 g potatoes', '500 g beef mince', '200 g peas'],
  instructions: ['Brown the mince, top with the mash and bake.'],
};
const withStep = (recipe: { instructions: string[] }, step: string) => ({
  ...recipe,
  instructions: [...recipe.instructions, step],
});

describe('a step that mentions a food', () => {
  test.each([
    [glutenFree, withStep(tortilla, 'Slide the tortilla onto a plate.')],
    [glutenFree, withStep(tortilla, 'Serve with the tortilla in wedges.')],
    [glutenFree, { ...tortilla, tips: ['Keep the oil: it is good for your next tortilla.'] }],
    [milk, withStep(cheesecake, 'Crown the cake with the blueberries.')],
    [glutenFree, withStep(buns, 'Open the buns and fill them.')],
  ])('adds nothing when it means the dish itself: %j %j', (selections, recipe) => {
    expect(found(selections, recipe)).toEqual([]);
  });

  test.each([
    [withStep(tortilla, 'Warm 4 flour tortillas and fill them.'), 'flour tortillas'],
    [withStep(tortilla, 'Serve with the naan.'), 'naan'],
    [withStep(pie, 'Fill the buns.'), 'buns'],
    [{ ...tortilla, tips: ['Wrap it in a bought tortilla.'] }, 'tortilla'],
  ])('adds a food when it means something else: %j', (recipe, name) => {
    expect(found(glutenFree, recipe)).toEqual([name]);
  });

  test('adds a bought custard unless a step makes it', () => {
    const sweet = {
      title: 'Apple Bake',
      ingredients: ['4 apples', '3 eggs', '200 g sugar', '200 ml oat drink'],
      instructions: ['Beat the eggs with the oat drink and simmer the apples with the sugar.'],
    };
    expect(found(milk, withStep(sweet, 'Serve with the custard.'))).toEqual(['custard']);
    expect(found(milk, withStep(sweet, 'Stir the custard until thick.'))).toEqual([]);
  });
});

describe('a title', () => {
  const plain = {
    ingredients: ['400 g chicken thighs', '2 heads lettuce', '40 g garlic', '200 g quinoa'],
    instructions: ['Bake the chicken with the garlic.'],
  };
  test.each([
    'Chicken Banh Mi Lettuce Cups',
    'Fragrant Supper: Banh Mi in Lettuce',
    'Chicken in Lettuce (Banh Mi)',
  ])('may use the name of another dish for this one: %s', (title) => {
    expect(found(glutenFree, { ...plain, title })).toEqual([]);
  });

  test.each([
    ['Chicken with Banh Mi', 'Banh Mi'],
    ['Chicken (with Banh Mi)', 'Banh Mi'],
    ['Chicken with Garlic Naan', 'Garlic Naan'],
    ['Baked Chicken – Naan Edition', 'Naan'],
    ['Chicken with Quinoa Sourdough', 'Sourdough'],
  ])('adds the food that it names beside the dish: %s', (title, name) => {
    expect(found(glutenFree, { ...plain, title })).toEqual([name]);
  });

  describe('that ends in a food which the list does not have', () => {
    const sweets = {
      title: 'Party Brigadeiros with Sprinkles',
      ingredients: ['400 ml sweetened oat drink', '60 g cocoa powder', '100 g sprinkles'],
      instructions: ['Simmer the oat drink with the cocoa.', 'Set the brigadeiros in paper cases.'],
    };
    test('names the dish when a step says it too', () => {
      expect(found(milk, sweets)).toEqual([]);
      const pickle = {
        title: 'Boxing Day Piccalilli with Cauliflower',
        ingredients: ['1 cauliflower', '500 ml cider vinegar', '1 tbsp turmeric'],
        instructions: ['Simmer the cauliflower in the vinegar.', 'Spoon the piccalilli into jars.'],
      };
      expect(found({ Allergens: ['Mustard'] }, pickle)).toEqual([]);
    });

    test.each([
      [
        { ...sweets, title: 'Oat Sweets', tips: ['Serve with brigadeiros.'] },
        ['brigadeiros', 'brigadeiros'],
      ],
      [{ ...sweets, tips: ['Top with bought dulce de leche.'] }, ['dulce de leche']],
      [withStep(sweets, 'Stir in 50 g butter.'), ['butter']],
    ])('adds it otherwise: %j', (recipe, words) => {
      expect(found(milk, recipe)).toEqual(words);
    });
  });

  test.each([
    ['Golden Salmon with Lemon', { 'Dietary Constraints': ['Vegan'] }, 'Add the salmon and fry.'],
    ['Chilli Garlic Prawns', { Allergens: ['Crustaceans'] }, 'Tip in the prawns.'],
    ['Sunday Pulled Pork', { 'Dietary Constraints': ['Halal'] }, 'Roast the pork and pull it.'],
    ['Sheet-Pan Kielbasa', { 'Dietary Constraints': ['Halal'] }, 'Brown the kielbasa.'],
    ['Summer Pasta Salad', glutenFree, 'Boil the pasta until tender.'],
    ['Sausage Casserole', { 'Dietary Constraints': ['Halal'] }, 'Brown the sausages.'],
    ['Pesto Bread', milk, 'Spread with the pesto.'],
    ['Ricotta Gnocchi', milk, 'Fold in the ricotta.'],
  ] as [string, Selections, string][])(
    'does not excuse its own foods: %s',
    (title, selections, step) => {
      const list = ['2 tomatoes', '40 g garlic', '1 lemon', '2 tbsp olive oil'];
      expect(found(selections, { title, ingredients: list, instructions: [step] })).not.toEqual([]);
    },
  );

  test('may say what its loaf is for', () => {
    const loaf = {
      title: 'Flaxseed Sandwich Loaf',
      ingredients: ['200 g ground flaxseed', '4 eggs'],
      instructions: ['Beat to a batter and bake the loaf.'],
    };
    expect(found(glutenFree, loaf)).toEqual([]);
    expect(found(glutenFree, { ...loaf, title: 'Flaxseed Loaf with a Sandwich' })).toEqual([
      'Sandwich',
    ]);
  });

  test('adds the dish a second time when it stands beside itself', () => {
    const dip = {
      title: 'Sunflower Hummus Board',
      ingredients: ['400 g tinned chickpeas', '60 g sunflower seed butter', '1 lemon'],
      instructions: ['Blend the chickpeas, seed butter and lemon to a hummus.'],
    };
    const sesame: Selections = { Allergens: ['Sesame'] };
    expect(found(sesame, dip)).toEqual([]);
    expect(found(sesame, { ...dip, title: `${dip.title} with Peppers and Houmous` })).toEqual([
      'Houmous',
    ]);
  });

  test('adds a curd that no step names', () => {
    const pancakes = {
      title: 'Banana Pancakes with a Little Lemon Curd',
      ingredients: ['2 bananas', '200 g plain flour', '2 tsp lemon juice', '200 ml milk'],
      instructions: ['Beat everything to a batter.', 'Fry the pancakes.'],
    };
    expect(found({ Allergens: ['Eggs'] }, pancakes)).toEqual(['Lemon Curd']);
    const curd = {
      title: 'Lemon Curd Tart',
      ingredients: ['4 lemons', '200 g sugar', '100 g coconut oil', '30 g cornflour', '200 g oats'],
      instructions: ['Whisk the lemon juice with the cornflour and sugar and simmer until thick.'],
    };
    expect(found({ Allergens: ['Eggs'] }, curd)).toEqual([]);
  });

  test.each(['Buckwheat Bread (Low-Carb Bread)', 'Buckwheat Bread, Quick Bread'])(
    'may name the dish again: %s',
    (title) => {
      const loaf = {
        title,
        ingredients: ['300 g buckwheat flour', '3 eggs', '300 ml water'],
        instructions: ['Beat to a batter and bake the bread.'],
      };
      expect(found(glutenFree, loaf)).toEqual([]);
    },
  );

  test('adds a piccalilli that nothing here makes', () => {
    const plate = {
      title: 'Piccalilli Tomatoes',
      ingredients: ['2 tomatoes', '1 lemon', '2 tbsp olive oil'],
      instructions: ['Slice the tomatoes. Spoon over the piccalilli.'],
    };
    expect(found({ Allergens: ['Mustard'] }, plate)).toContain('piccalilli');
  });

  test('adds a second bread', () => {
    const loaf = {
      ingredients: ['3 bananas', '200 g ground almonds', '3 eggs'],
      instructions: ['Mash the bananas, beat to a batter and bake.'],
    };
    expect(found(glutenFree, { ...loaf, title: 'Banana Bread' })).toEqual([]);
    const both = { ...loaf, title: 'Banana Bread finished with Wholemeal Bread' };
    expect(found(glutenFree, both)).toEqual(['Wholemeal Bread']);
  });
});

test('a food after a sentence end is not taken for the result of that sentence', () => {
  const rice = {
    title: 'Rice Bake',
    ingredients: ['300 g rice', '2 tomatoes'],
    instructions: ['Bake, then cut into four. Lovely alongside bumbu kacang.'],
  };
  expect(found({ Allergens: ['Peanuts'] }, rice)).toEqual(['bumbu kacang']);
});

describe('a product whose parts the list has', () => {
  const lowSodium: Selections = { 'Dietary Constraints': ['Low-Sodium'] };
  const heartHealthy: Selections = { 'Dietary Constraints': ['Heart-Healthy'] };
  const kimchi = {
    title: 'Quick Kimchi Bento',
    ingredients: ['200 g Chinese leaf cabbage', '2 tsp Korean chilli flakes', '130 g rice'],
    instructions: ['Massage the Korean chilli flakes into the cabbage. Cook the rice.'],
  };
  const scotchEggs = {
    title: 'Baked Turkey Scotch Eggs',
    ingredients: ['4 eggs', '400 g turkey breast mince', '60 g rolled oats'],
    instructions: ['Boil the eggs.', 'Flatten the mince and draw it up around an egg. Bake.'],
  };

  test('may stand in the title', () => {
    expect(found(lowSodium, kimchi)).toEqual([]);
    expect(found(heartHealthy, scotchEggs)).toEqual([]);
  });

  test('is another food if list or steps do not make it', () => {
    const bought = { ...kimchi, ingredients: ['130 g rice'], instructions: ['Cook the rice.'] };
    expect(found(lowSodium, bought)).toEqual(['Kimchi']);
    const beside = { ...scotchEggs, ingredients: ['4 eggs', '400 g spinach'] };
    expect(found(heartHealthy, beside)).toEqual(['Scotch Eggs']);
    expect(found(lowSodium, withStep(kimchi, 'Stir in 50 g bought kimchi.'))).toEqual(['kimchi']);
    const tossed = { ...kimchi, instructions: ['Toss the cabbage with the chilli flakes.'] };
    const fish: Selections = { Allergens: ['Fish'] };
    expect(found(fish, withStep(tossed, 'Stir in the kimchi.'))).toEqual(['Kimchi', 'kimchi']);
    const salad = {
      title: 'Picnic Salad with Scotch Eggs',
      ingredients: ['4 eggs', '200 g beans'],
      instructions: ['Press the eggs through a sieve.', 'Arrange the scotch eggs on top.'],
    };
    const halal: Selections = { 'Dietary Constraints': ['Halal'] };
    expect(found(halal, salad)).toEqual(['Scotch Eggs', 'scotch eggs']);
  });
});

test('a title that promises lemon curd is not made of the listed lemon alone', () => {
  const pots = {
    title: 'Cheesecake Pots with Lemon Curd',
    ingredients: ['1 lemon', '300 g cream cheese', '20 g sugar'],
    instructions: ['Beat the cream cheese with the lemon and sugar.'],
  };
  expect(found({ Allergens: ['Eggs'] }, pots)).toEqual(['Lemon Curd']);
  const thickened = {
    ...pots,
    ingredients: [...pots.ingredients, '2 tbsp arrowroot'],
    instructions: [...pots.instructions, 'Spoon the thickened curd over the pots.'],
  };
  expect(found({ Allergens: ['Eggs'] }, thickened)).toEqual([]);
});

test('a step may call the dish by the end of its name', () => {
  const rarebit = {
    title: 'Mustardy Welsh Rarebit',
    ingredients: ['4 slices bread', '200 g vegan cheese', '1 tbsp mustard'],
    instructions: ['Spread the cheese on the bread and grill it.', 'Cut each rarebit in half.'],
  };
  expect(found({ 'Dietary Constraints': ['Vegan'] }, rarebit)).toEqual([]);
  const beside = { ...rarebit, title: 'Bean Supper', tips: ['Serve with a rarebit.'] };
  expect(found({ 'Dietary Constraints': ['Vegan'] }, beside)).toContain('rarebit');
});

test.each(['with half a dozen warm gougères', 'over a mound of colcannon'])(
  'a description that offers a dish beside this one names it: %s',
  (offer) => {
    const stew = {
      title: 'Lamb Stew',
      description: `Serve it ${offer}.`,
      ingredients: ['1 kg lamb'],
    };
    expect(found(milk, stew)).toHaveLength(1);
  },
);
