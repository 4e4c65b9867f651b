import type { Archetype } from '../../archetype.ts';
import { bananaOatBarsFormula, flapjackFormula } from '../../formulas/biscuits.ts';
import { weigherOf } from '../../formulas/formula.ts';
import { drySugar, fat, raising, saltPinch } from './baking-slots.ts';
import { heatOven } from './baking-words.ts';

export const oatBars: Archetype = {
  id: 'oat-bars',
  courses: ['snack', 'dessert'],
  techniques: ['baking'],
  styles: ['lunchbox', 'family', 'budget', 'meal-prep', 'outdoor'],
  difficulty: 'Easy',
  vessel: 'cut into bars on a board',
  formula: true,
  weigh: weigherOf(flapjackFormula),
  maxServings: 12,
  slots: {
    fat,
    sugar: { ...drySugar, only: (item) => item.id !== 'erythritol' },
    syrup: { list: 'bind-syrup', pick: [1, 1], fixed: true },
    oats: { list: 'bar-oats', pick: [1, 1], fixed: true },
    crunch: { list: 'sweet-crunch', pick: [1, 1], grams: [6, 8, 10] },
    warm: { list: 'sweet-spice', pick: [1, 1], factor: 0.6 },
    salt: saltPinch,
  },
  titles: (k) => {
    // A flapjack is this in Britain, and a pancake on the other side of the ocean.
    const bars = k.cuisine === '' || k.cuisine === 'British' ? 'Flapjacks' : 'Oat Bars';
    return [
      `Golden ${bars} with ${k.title('crunch')}`,
      `Sticky ${k.title('crunch')} ${bars}`,
      `Chewy ${k.title('warm')} Bars with ${k.title('crunch')}`,
      `${k.title('warm')} ${bars}`,
    ];
  },
  describe: (k) =>
    `Chewy in the middle, caught at the edges: bars of ${k.call('oats')} bound with ${k.call('syrup')} and full of ${k.call('crunch')}.`,
  method: (k) => {
    const tin = k.servings <= 6 ? 'a 15 cm' : k.servings <= 9 ? 'a 20 cm' : 'a 23 cm';
    return [
      ...heatOven(k, 150, `line ${tin} square tin`),
      k.cook(
        4,
        `Melt ${k.the('fat', 'sugar', 'syrup')} together in a large saucepan over a low heat for 4 minutes, stirring, without letting it boil.`,
      ),
      k.mix(
        2,
        `Take off the heat and stir in ${k.the('oats', 'crunch', 'warm', 'salt')} for 2 minutes, until every flake is coated.`,
      ),
      k.mix(1, 'Tip into the tin and press down hard with the back of a spoon for 1 minute.'),
      k.bake(22, 'Bake for 22 minutes, until golden at the edges and still soft in the middle.'),
      k.rest(15, 'Mark into bars and leave in the tin for 15 minutes: only cold will they hold.'),
    ];
  },
  tips: () => [
    'Press firmly, right into the corners, or they fall apart when cut.',
    'A few minutes less and they stay chewy, a few more and they turn crisp.',
    'They keep for a week in a tin, layered with baking paper.',
  ],
};

export const bananaOatBars: Archetype = {
  id: 'banana-oat-bars',
  courses: ['snack', 'breakfast'],
  techniques: ['baking'],
  styles: ['lunchbox', 'family', 'light', 'meal-prep', 'budget'],
  difficulty: 'Easy',
  vessel: 'cut into bars on a board',
  formula: true,
  weigh: weigherOf(bananaOatBarsFormula),
  maxServings: 12,
  slots: {
    fruit: { list: 'banana', pick: [1, 1], fixed: true, cut: 'ready' },
    butter: { list: 'bar-butter', pick: [1, 1], fixed: true },
    oats: { list: 'bar-oats', pick: [1, 1], fixed: true },
    raising,
    salt: saltPinch,
    crunch: { list: 'sweet-crunch', pick: [1, 1], grams: [8, 10, 14] },
    berry: { list: 'bar-fruit', pick: [1, 1], grams: [10, 14, 18] },
    warm: { list: 'sweet-spice', pick: [1, 1], factor: 0.6 },
  },
  titles: (k) => [
    `Soft Banana Bars with ${k.title('berry')}`,
    `Banana and ${k.title('crunch')} Bars`,
    `${k.title('warm')} Banana Bars with ${k.title('berry')} and ${k.title('crunch')}`,
  ],
  describe: (k) =>
    `Soft bars that ripe banana and ${k.call('butter')} hold together and sweeten, with ${k.call('berry', 'crunch')} in every bite.`,
  method: (k) => {
    const tin = k.servings <= 6 ? 'a 15 cm' : k.servings <= 9 ? 'a 20 cm' : 'a 23 cm';
    return [
      ...heatOven(k, 170, `line ${tin} square tin`),
      k.mix(
        3,
        `Mash ${k.the('fruit')} in a large bowl with ${k.the('butter', 'warm', 'salt')} for 3 minutes, until almost smooth.`,
      ),
      k.mix(
        2,
        `Stir in ${k.the('oats', 'raising', 'crunch', 'berry')} for 2 minutes, until evenly damp, and press into the tin.`,
      ),
      k.bake(22, 'Bake for 22 minutes, until set in the middle and golden around the edges.'),
      k.rest(10, 'Cool in the tin for 10 minutes before cutting into bars with a sharp knife.'),
    ];
  },
  tips: () => [
    'The riper the banana, the sweeter the bars: black spots are what you want.',
    'They keep for three days in the fridge and for two months in the freezer.',
    'Warm a bar through before eating, and it tastes freshly baked.',
  ],
};
