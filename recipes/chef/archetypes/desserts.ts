import type { Archetype } from '../archetype.ts';

export const crumble: Archetype = {
  id: 'crumble',
  courses: ['dessert'],
  cuisines: ['British', 'American', 'German', 'Nordic', 'French'],
  techniques: ['baking'],
  styles: ['comfort', 'family', 'rustic', 'festive'],
  difficulty: 'Easy',
  vessel: 'in a baking dish',
  slots: {
    fruit: { list: 'baking-fruit', pick: [1, 2], method: 'roast', factor: 0.9 },
    crumb: { list: 'crumb', pick: [1, 1] },
    fat: { list: 'baking-fat', pick: [1, 1] },
    sugar: { list: 'sugar', pick: [1, 1], method: 'raw', optional: true, factor: 2.2 },
    crunch: { list: 'sweet-crunch', pick: [1, 1], method: 'raw' },
    warm: { list: 'warm', pick: [1, 1] },
    salt: { list: 'salt', pick: [1, 1], factor: 0.15 },
  },
  titles: (k) => [
    `${k.title('fruit')} Crumble with ${k.title('crunch')}`,
    `${k.title('warm')} and ${k.title('fruit')} Crumble`,
  ],
  describe: (k) =>
    `Bubbling ${k.call('fruit')} with ${k.call('warm')} under a craggy, golden topping with ${k.call('crunch')}.`,
  method: (k) => {
    const bake = Math.max(25, k.minutes('roast', 'fruit'));
    return [
      ...k.prep(2, 'Heat the oven to 180 °C fan (200 °C without).'),
      k.mix(
        2,
        `Spread ${k.the('fruit')} in a baking dish and toss with ${k.the('warm')}${k.has('sugar') ? ` and a third of ${k.the('sugar')}` : ''}.`,
      ),
      k.mix(
        4,
        `Rub ${k.the('fat')} into ${k.the('crumb', 'salt')} with your fingertips until it looks like coarse crumbs. Stir in ${k.has('sugar') ? `the rest of the ${k.call('sugar')} and ` : ''}${k.the('crunch')}.`,
      ),
      k.cook(
        bake,
        `Scatter over the fruit and bake for ${bake} minutes, until golden on top and bubbling at the edges.`,
      ),
      k.rest(5, 'Let it stand for 5 minutes before serving: the juices thicken as they cool.'),
    ];
  },
  tips: () => [
    'Squeeze some of the crumbs together into clumps: they bake into crisp nuggets.',
    'Make double the topping and freeze half; it goes on straight from the freezer.',
  ],
};

export const bakedFruit: Archetype = {
  id: 'baked-fruit',
  courses: ['dessert'],
  techniques: ['baking', 'roasting'],
  styles: ['light', 'date-night', 'modern', 'festive', 'fine-dining'],
  difficulty: 'Easy',
  vessel: 'in a shallow bowl',
  slots: {
    fruit: { list: 'fruit', pick: [1, 2], method: 'roast', factor: 1.2 },
    warm: { list: 'warm', pick: [1, 2] },
    sweet: { list: 'sweet', pick: [1, 1], optional: true },
    juice: {
      list: 'citrus',
      pick: [1, 1],
      factor: 0.8,
    },
    creamy: { list: 'creamy-sweet', pick: [1, 1], method: 'raw' },
    crunch: { list: 'sweet-crunch', pick: [1, 1], method: 'raw' },
  },
  titles: (k) => [
    `Roast ${k.title('fruit')} with ${k.title('warm')} and ${k.title('crunch')}`,
    `${k.title('warm')} Baked ${k.title('fruit')}`,
  ],
  describe: (k) =>
    `Soft, syrupy ${k.call('fruit')} from the oven with cool ${k.call('creamy')} and crisp ${k.call('crunch')}.`,
  method: (k) => {
    const bake = k.minutes('roast', 'fruit');
    return [
      ...k.prep(1, 'Heat the oven to 190 °C fan (210 °C without).'),
      k.mix(
        2,
        `Arrange ${k.the('fruit')} in a baking dish. Mix ${k.the('juice', 'warm', 'sweet')}, and spoon over.`,
      ),
      k.cook(bake, `Bake for ${bake} minutes, basting once, until soft and glossy.`),
      k.mix(1, `Serve warm with the juices, ${k.the('creamy')} and ${k.the('crunch')}.`),
    ];
  },
  tips: () => [
    'Ripe but firm fruit holds its shape; very ripe fruit needs a few minutes less.',
    'The cold leftovers are a good breakfast.',
  ],
};

export const fruitSalad: Archetype = {
  id: 'fruit-salad',
  courses: ['dessert', 'snack'],
  techniques: ['no-cook'],
  styles: ['light', 'layered-glass', 'outdoor', 'modern'],
  difficulty: 'Easy',
  vessel: 'in glasses',
  slots: {
    fruit: { list: 'fruit', pick: [2, 3], method: 'raw', factor: 0.7 },
    juice: {
      list: 'citrus',
      pick: [1, 1],
      factor: 0.6,
    },
    sweet: { list: 'sweet', pick: [1, 1], optional: true, factor: 0.6 },
    herb: { list: 'fruit-herb', pick: [1, 1], factor: 0.6 },
    creamy: { list: 'creamy-sweet', pick: [1, 1], method: 'raw', factor: 1.2 },
    crunch: { list: 'sweet-crunch', pick: [1, 1], method: 'raw' },
  },
  titles: (k) => [
    `${k.title('fruit')} with ${k.title('herb')} and ${k.title('creamy')}`,
    `${k.title('fruit')} Glasses with ${k.title('crunch')}`,
  ],
  describe: (k) =>
    `Ripe ${k.call('fruit')} sharpened with ${k.call('juice')}, under a spoonful of ${k.call('creamy')}.`,
  method: (k) => [
    ...k.prep(),
    k.mix(
      2,
      `Turn ${k.the('fruit')} gently in ${k.the('juice', 'sweet')}, with half of ${k.the('herb')}.`,
    ),
    k.mix(
      2,
      `Divide between glasses, spoon ${k.the('creamy')} on top, and scatter with ${k.the('crunch')} and the rest of the ${k.call('herb')}.`,
    ),
  ],
  tips: () => [
    'Let it stand for ten minutes if you can: the fruit makes its own syrup.',
    'Cut the fruit just before you need it, so that it stays bright.',
  ],
};

export const chocolatePots: Archetype = {
  id: 'chocolate-pots',
  courses: ['dessert'],
  techniques: ['blending', 'no-cook'],
  styles: ['date-night', 'fine-dining', 'layered-glass', 'comfort', 'festive'],
  difficulty: 'Medium',
  vessel: 'in small glasses',
  slots: {
    base: { list: 'pot-base', pick: [1, 1], method: 'raw' },
    cocoa: { list: 'cocoa', pick: [1, 1], factor: 1.6 },
    milk: { list: 'milk-creamy', pick: [1, 1], factor: 0.25 },
    sweet: { list: 'sweet', pick: [1, 1], factor: 1.8 },
    vanilla: { list: 'vanilla', pick: [1, 1], factor: 0.6, optional: true },
    fruit: { list: 'berry', pick: [1, 1], method: 'raw', factor: 0.5 },
    salt: { list: 'salt', pick: [1, 1], factor: 0.1 },
  },
  titles: (k) => [
    `Velvet Chocolate Pots with ${k.title('fruit')}`,
    `Chocolate and ${k.title('fruit')} Mousse Pots`,
  ],
  describe: (k) =>
    `Dark and silky without any baking: ${k.call('cocoa')} blended with ${k.call('base')}, with ${k.call('fruit')} to cut the richness.`,
  method: (k) => [
    ...k.prep(),
    k.mix(
      4,
      `Put ${k.the('base', 'cocoa', 'milk', 'sweet', 'vanilla', 'salt')} into a blender and blend for 2 minutes, scraping down the sides, until completely smooth.`,
    ),
    k.mix(2, `Spoon into small glasses and smooth the tops.`),
    k.mix(1, `Top with ${k.the('fruit')} and serve, or chill until needed.`),
  ],
  tips: () => [
    'Blend longer than you think: the texture goes from grainy to velvet in the last half minute.',
    'It firms up in the fridge and keeps there for 2 days.',
  ],
};

export const stovePudding: Archetype = {
  id: 'stove-pudding',
  courses: ['dessert'],
  cuisines: [
    'Indian',
    'Turkish',
    'Persian',
    'Greek',
    'Nordic',
    'Thai',
    'Brazilian',
    'Spanish',
    'Caribbean',
    'Middle Eastern',
  ],
  techniques: ['simmering', 'slow-cooking'],
  styles: ['comfort', 'family', 'budget'],
  difficulty: 'Easy',
  vessel: 'in a bowl',
  slots: {
    rice: { list: 'pudding-rice', pick: [1, 1], method: 'simmer', factor: 0.75 },
    milk: { list: 'milk-creamy', pick: [1, 1], factor: 1.3, only: (item) => item.unit === 'ml' },
    warm: { list: 'warm', pick: [1, 2] },
    sweet: { list: 'sweet', pick: [1, 1], factor: 1.6, optional: true },
    fruit: { list: 'fruit', pick: [1, 1], method: 'raw', factor: 0.6 },
    crunch: { list: 'sweet-crunch', pick: [1, 1], method: 'raw' },
    salt: { list: 'salt', pick: [1, 1], factor: 0.15 },
  },
  titles: (k) => [
    `${k.cuisine} ${k.title('warm')} Rice Pudding with ${k.title('fruit')}`,
    `Creamy ${k.title('warm')} Pudding with ${k.title('fruit')} and ${k.title('crunch')}`,
  ],
  describe: (k) =>
    `Slow-stirred and creamy, with ${k.call('warm')}, fresh ${k.call('fruit')} and a little crunch.`,
  method: (k) => {
    const simmer = k.minutes('simmer', 'rice') + 5;
    return [
      ...k.prep(),
      k.cook(
        simmer + 3,
        `Put ${k.the('rice', 'milk', 'warm', 'salt')} into a heavy saucepan. Bring to a simmer and cook for ${simmer} minutes over a low heat, stirring often, until soft and creamy; add a little hot water if it gets too thick.`,
      ),
      k.mix(
        1,
        `${k.has('sweet') ? `Stir in ${k.the('sweet')}. ` : ''}Serve warm or chilled, topped with ${k.the('fruit', 'crunch')}.`,
      ),
    ];
  },
  tips: () => [
    'Stir often towards the end, right into the corners: milk catches quickly.',
    'To serve it cold, cool it within an hour, then chill.',
  ],
};

export const pancakes: Archetype = {
  id: 'pancakes',
  courses: ['breakfast', 'dessert'],
  cuisines: ['American', 'British', 'French', 'German', 'Nordic'],
  techniques: ['searing'],
  styles: ['comfort', 'family', 'festive'],
  difficulty: 'Medium',
  vessel: 'in a stack',
  // A tested formula: per serving 55 g flour, 90 g milk, ½ egg or its flax twin, a heaped ½ tsp baking powder.
  slots: {
    flour: { list: 'pancake-flour', pick: [1, 1], factor: 2.75 },
    raising: { list: 'raising', pick: [1, 1], factor: 0.15 },
    binder: { list: 'pancake-binder', pick: [1, 1], factor: 0.3 },
    milk: { list: 'milk', pick: [1, 1], factor: 0.45, only: (item) => item.id !== 'coconut-water' },
    fat: { list: 'baking-fat', pick: [1, 1], factor: 0.5 },
    fruit: { list: 'fruit', pick: [1, 1], method: 'raw', factor: 0.8 },
    sweet: { list: 'sweet', pick: [1, 1], optional: true },
    warm: { list: 'warm', pick: [1, 1], factor: 0.7 },
    salt: { list: 'salt', pick: [1, 1], factor: 0.25 },
  },
  titles: (k) => [
    `${k.title('warm')} Pancakes with ${k.title('fruit')}`,
    `Fluffy Pancakes with ${k.title('fruit')}`,
  ],
  describe: (k) =>
    `Thick, tender pancakes scented with ${k.call('warm')}, under a heap of ${k.call('fruit')}.`,
  method: (k) => [
    ...k.prep(),
    k.mix(
      3,
      `Whisk ${k.the('flour', 'raising', 'warm', 'salt')} in a bowl. In a jug, beat ${k.the('binder')} into ${k.the('milk')} with half of ${k.the('fat')}, melted.`,
    ),
    k.rest(
      5,
      'Stir the wet into the dry until just combined; a few lumps are right. Leave for 5 minutes.',
    ),
    k.cook(
      12,
      `Warm a little of the remaining ${k.call('fat')} in a frying pan over a medium heat. Drop in spoonfuls of batter and cook for 2 minutes, until bubbles open on top, then turn and cook for 2 minutes more, until set all through. Work in three batches, about 12 minutes altogether.`,
    ),
    k.mix(
      1,
      `Stack on warm plates, pile on ${k.the('fruit')}${k.has('sweet') ? `, and trickle over ${k.the('sweet')}` : ''}.`,
    ),
  ],
  tips: () => [
    'Do not beat the batter smooth: stirring makes pancakes tough.',
    'Keep the first ones warm in a low oven at 100 °C while you fry the rest.',
  ],
};
