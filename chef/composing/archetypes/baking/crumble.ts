import type { Archetype, Slot } from '../../archetype.ts';
import { weigherOf } from '../../formulas/formula.ts';
import { cobblerFormula, crumbleFormula } from '../../formulas/toppings-and-pastry.ts';
import { drySugar, fat, flour, gum, liquid, raising, saltPinch, sugar } from './baking-slots.ts';
import { heatOven } from './baking-words.ts';

const fruit: Slot = { list: 'baking-fruit', pick: [1, 2], method: 'roast', grams: [85, 110, 135] };
const spice: Slot = { list: 'sweet-spice', pick: [1, 1], factor: 0.8 };

export const crumble: Archetype = {
  id: 'crumble',
  courses: ['dessert'],
  cuisines: ['British', 'American', 'German', 'Nordic', 'French', 'Irish', 'Polish'],
  techniques: ['baking'],
  styles: ['comfort', 'family', 'rustic', 'festive', 'budget'],
  difficulty: 'Easy',
  vessel: 'in a baking dish',
  formula: true,
  weigh: weigherOf(crumbleFormula),
  maxServings: 12,
  slots: {
    fruit,
    flour: { ...flour, list: 'crumble-flour' },
    fat,
    sugar: drySugar,
    crunch: { list: 'sweet-crunch', pick: [1, 1], grams: [6, 9, 13] },
    warm: spice,
    salt: saltPinch,
  },
  titles: (k) => [
    `${k.title('fruit')} Crumble with ${k.title('crunch')}`,
    `${k.title('warm')} and ${k.title('fruit')} Crumble`,
    `Old-Fashioned ${k.title('fruit')} Crumble`,
    `${k.title('fruit')} Crumble with a ${k.title('crunch')} Top`,
  ],
  describe: (k) =>
    k.pick([
      `Bubbling ${k.call('fruit')} with ${k.call('warm')} under a craggy, golden topping with ${k.call('crunch')}.`,
      `Sharp ${k.call('fruit')} below, crisp and sweet above: nobody leaves any of it.`,
    ]),
  method: (k) => {
    const bake = Math.max(28, k.minutes('roast', 'fruit'));
    return [
      ...heatOven(k, 180, 'set out a baking dish'),
      k.mix(
        2,
        `Toss ${k.the('fruit')} in the dish with ${k.the('warm')} and a third of ${k.the('sugar')} for 2 minutes.`,
      ),
      k.mix(
        4,
        `Rub ${k.the('fat')} into ${k.the('flour', 'salt')} with your fingertips for 4 minutes, until it looks like coarse crumbs.`,
      ),
      k.mix(
        1,
        `Stir in the rest of the ${k.call('sugar')} with ${k.the('crunch')} and scatter over the top; it takes 1 minute.`,
      ),
      k.bake(bake, `Bake for ${bake} minutes, until golden on top and bubbling at the edges.`),
      k.rest(5, 'Let it stand for 5 minutes before serving: the juices thicken as they cool.'),
    ];
  },
  tips: () => [
    'Squeeze some of the crumbs together into clumps: they bake into crisp nuggets.',
    'Make double the topping and freeze half; it goes on straight from the freezer.',
    'Fruit that is very juicy wants a wide, shallow dish, so that the top stays crisp.',
  ],
};

export const cobbler: Archetype = {
  id: 'cobbler',
  courses: ['dessert'],
  cuisines: ['American', 'Cajun', 'British', 'Caribbean'],
  techniques: ['baking'],
  styles: ['comfort', 'family', 'rustic', 'sharing'],
  difficulty: 'Medium',
  vessel: 'in a skillet',
  formula: true,
  weigh: weigherOf(cobblerFormula),
  maxServings: 12,
  slots: {
    fruit,
    sugar,
    warm: spice,
    acid: { list: 'citrus', pick: [1, 1], grams: [3, 4, 6] },
    flour,
    gum,
    raising,
    fat,
    liquid,
    salt: saltPinch,
  },
  titles: (k) => [
    `${k.title('fruit')} Cobbler`,
    `Skillet Cobbler with ${k.title('fruit')}`,
    `${k.title('warm')} ${k.title('fruit')} Cobbler`,
    `Country Cobbler with ${k.title('fruit')} and ${k.title('warm')}`,
  ],
  describe: (k) =>
    `Soft, golden rounds like warm scones on hot ${k.call('fruit')}, whose juices bubble up between them.`,
  method: (k) => [
    ...heatOven(k, 180, 'set out an ovenproof dish or skillet'),
    k.mix(
      2,
      `Toss ${k.the('fruit')} in the dish with ${k.the('warm', 'acid')} and half of ${k.the('sugar')} for 2 minutes.`,
    ),
    k.mix(
      3,
      `Rub ${k.the('fat')} into ${k.the('flour', 'gum', 'raising', 'salt')} in a bowl for 3 minutes, until crumbly.`,
    ),
    k.mix(
      2,
      `Stir in ${k.the('liquid')} and the rest of the ${k.call('sugar')} for 2 minutes, until soft and sticky.`,
    ),
    k.mix(
      2,
      `Drop ${k.servings} spoonfuls on top, leaving gaps for the steam to get out; this takes 2 minutes.`,
    ),
    k.bake(
      28,
      `Bake for 28 minutes, until the top is golden and cooked through and thick juices bubble in the gaps.`,
    ),
    k.rest(5, 'Let it stand for 5 minutes, and serve from the dish.'),
  ],
  tips: () => [
    'Do not smooth the spoonfuls: every peak turns crisp.',
    'Lift one with a knife towards the end: underneath it should be dry, not doughy.',
    'Frozen fruit works as well, with five minutes more in the oven.',
  ],
};
