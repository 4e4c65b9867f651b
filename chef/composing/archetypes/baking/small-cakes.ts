import type { Archetype } from '../../archetype.ts';
import { almondPotsFormula, mugCakeFormula } from '../../formulas/cakes.ts';
import { weigherOf } from '../../formulas/formula.ts';
import {
  cocoa,
  flour,
  gum,
  liquid,
  oil,
  raising,
  saltPinch,
  sugar,
  trueEgg,
} from './baking-slots.ts';
import { dryParts, heatOven, melted, wetParts } from './baking-words.ts';

/** One or two mugs in the microwave. */
export const mugCake: Archetype = {
  id: 'mug-cake',
  courses: ['dessert', 'snack'],
  techniques: ['steaming'],
  styles: ['comfort', 'budget', 'date-night'],
  difficulty: 'Easy',
  vessel: 'in a mug',
  formula: true,
  weigh: weigherOf(mugCakeFormula),
  maxServings: 2,
  slots: {
    flour,
    gum,
    cocoa,
    raising,
    salt: saltPinch,
    sugar,
    liquid,
    fat: oil,
    fruit: { list: 'berry', pick: [1, 1], method: 'raw', grams: [20, 30, 40] },
  },
  titles: (k) => [
    `Cocoa Mug Cake with ${k.title('fruit')}`,
    `Five-Minute Cocoa Mug Cake`,
    `${k.title('fruit')} and Cocoa Mug Pudding`,
  ],
  describe: (k) =>
    `A soft, dark little cake that is in front of you before the kettle has cooled, with ${k.call('fruit')} on top.`,
  method: (k) => {
    const mugs = k.servings === 1 ? 'a large mug' : '2 large mugs';
    return [
      {
        ...k.mix(
          2,
          `Measure everything out and stir ${dryParts(k, 'flour', 'gum', 'cocoa', 'raising', 'salt')} together in a bowl, until no lumps are left.`,
        ),
        isElastic: true,
      },
      k.mix(
        1,
        `Stir in ${wetParts(k, 'liquid', 'fat')} for 1 minute until smooth, and pour into ${mugs}, no more than half full.`,
      ),
      {
        ...{ kind: 'cook', minutes: 2, handsMinutes: 1 },
        text: `Cook in the microwave at 800 W for 2 minutes, until risen and just dry on top.`,
      },
      k.rest(
        1,
        'Let it stand for 1 minute: it is far too hot to eat, and it sets in its own steam.',
      ),
      k.mix(
        1,
        `Heap ${k.the('fruit')} on top and eat at once, while it is warm; this takes 1 minute.`,
      ),
    ];
  },
  tips: (k) => [
    'Every microwave is different: look after a minute and a half the first time.',
    `Frozen fruit does well here; warm the ${k.call('fruit')} for half a minute first.`,
    'Use a mug that looks too big, since it rises to double and sinks again.',
  ],
};

/** Small cakes of ground almonds, without any flour: for one as well as for twelve. */
export const almondPots: Archetype = {
  id: 'almond-pots',
  courses: ['dessert'],
  techniques: ['baking'],
  styles: ['date-night', 'fine-dining', 'light', 'modern'],
  difficulty: 'Easy',
  vessel: 'in ramekins',
  formula: true,
  weigh: weigherOf(almondPotsFormula),
  maxServings: 12,
  slots: {
    flour: { list: 'ground-nut', pick: [1, 1], fixed: true },
    raising,
    sugar,
    egg: trueEgg,
    fat: { list: 'baking-fat', pick: [1, 1], fixed: true },
    salt: saltPinch,
    zest: { list: 'baking-zest', pick: [1, 1], grams: [0.8, 1, 1.2] },
    fruit: { list: 'berry', pick: [1, 1], method: 'raw', grams: [35, 45, 60] },
    creamy: { list: 'spoon-cream', pick: [1, 1], optional: true, grams: [15, 25, 40] },
  },
  titles: (k) => [
    `Warm Almond Cakes with ${k.title('fruit')}`,
    `${k.title('fruit')} and Almond Pots`,
    `Little Almond and ${k.title('zest').replace(' Zest', '')} Cakes`,
  ],
  describe: (k) =>
    `Small, moist and fragrant with ${k.call('zest')}: ${k.call('flour')} baked over ${k.call('fruit')} and eaten warm from the dish.`,
  method: (k) => [
    ...heatOven(k, 170, `grease ${k.servings === 1 ? 'a ramekin' : `${k.servings} ramekins`}`),
    k.mix(
      3,
      `Beat ${wetParts(k, 'egg')} with ${dryParts(k, 'zest')} in a bowl for 3 minutes, until foamy.`,
    ),
    k.mix(
      2,
      `Stir in ${k.the('flour', 'raising', 'salt')} with ${melted(k)} for 2 minutes, to a thick mixture.`,
    ),
    k.mix(2, `Share out half of ${k.the('fruit')} and spoon the mixture over; allow 2 minutes.`),
    k.bake(18, 'Bake on a tray for 18 minutes, until risen, golden and set, 71 °C inside.'),
    k.rest(
      4,
      `Cool for 4 minutes, and serve with the rest of the ${k.call('fruit')}${k.maybe('creamy', ' and ')}.`,
    ),
  ],
  tips: (k) => [
    'They sink a little as they cool; that is as it should be.',
    `Frozen ${k.call('fruit')} go in as they are, with two minutes more in the oven.`,
    'They can be made a day ahead and warmed through before serving.',
  ],
};
