import type { Archetype } from '../../archetype.ts';
import { salt, savoury } from '../../slots.ts';
import { along, hasTag, isOneOf, until } from './about-slots.ts';
import { flavour } from './flavour-words.ts';
import { boilGrain, rice } from './side-grain.ts';
import { isTossed, noneOf, oneOf, within } from './slot-conditions.ts';

export const riceBowl: Archetype = {
  id: 'topped-rice-bowl',
  courses: ['dinner', 'lunch'],
  cuisines: ['Korean', 'Japanese', 'Chinese', 'Filipino', 'Vietnamese', 'Indonesian'],
  techniques: ['stir-frying', 'searing', 'simmering'],
  styles: ['bowl', 'comfort', 'modern', 'lunchbox'],
  difficulty: 'Medium',
  vessel: 'in a deep bowl, the toppings in a ring',
  takesHeat: true,
  slots: {
    grain: { ...rice, universal: ['basmati', 'quinoa'] },
    protein: {
      list: 'protein',
      pick: [1, 1],
      method: 'fry',
      factor: 0.75,
      cut: 'thinly-sliced',
      only: isTossed,
    },
    egg: { list: 'egg', pick: [0, 1], optional: true, method: 'fry', grams: [50, 50, 50] },
    vegetable: {
      list: 'vegetable',
      pick: [1, 1],
      method: 'fry',
      cut: 'finely-sliced',
      factor: 0.8,
      only: within('fry', 8),
    },
    green: { list: 'green', pick: [1, 1], method: 'fry', factor: 0.9 },
    salad: {
      list: 'salad',
      pick: [1, 1],
      method: 'raw',
      cut: 'finely-sliced',
      factor: 0.8,
      only: oneOf('cucumber', 'carrot', 'radish', 'daikon'),
    },
    umami: {
      list: 'umami',
      pick: [1, 1],
      factor: 1.3,
      only: noneOf('lemon-zest', 'nutritional-yeast', 'tomato-puree'),
      universal: ['coconut-aminos'],
    },
    acid: { list: 'acid', pick: [1, 1] },
    garlic: {
      list: 'aromatic',
      pick: [1, 1],
      optional: true,
      method: 'fry',
      only: oneOf('garlic', 'ginger', 'spring-onion'),
    },
    finish: { list: 'finish', pick: [0, 1], optional: true, only: oneOf('sesame-oil') },
    crunch: { list: 'crunch', pick: [0, 1], optional: true, method: 'raw' },
    fat: { ...savoury.fat, factor: 1.2 },
    heat: savoury.heat,
    salt: { ...salt, factor: 0.35 },
  },
  titles: (k) =>
    [
      `${k.title('protein')} Rice Bowl with ${k.title('green')} and ${k.title('salad')}`,
      `${flavour(k, 'umami', 'heat', 'garlic')} ${k.title('protein')} over Rice with ${k.title('vegetable')}${k.has('egg') ? ' and a Fried Egg' : ''}`,
      `Big Rice Bowl with ${k.title('protein')}, Sharp ${k.title('salad')} and ${k.title('vegetable')}`,
    ].map((title) => (isOneOf(k, 'grain', 'quinoa') ? title.replace(/\bRice\b/, 'Quinoa') : title)),
  describe: (k) =>
    k.pick([
      `Hot ${k.call('grain')} under a ring of toppings: sizzling ${k.call('protein')}, wilted ${k.call('green')}, sharp ${k.call('salad')} and ${k.call('umami')} to bind it.`,
      `Something hot, something crisp, something sharp, and a spoon to mix it all: ${k.call('protein', 'vegetable')} over ${k.call('grain')}.`,
    ]),
  method: (k) => {
    const fry = Math.max(4, k.minutes('fry', 'protein'));
    const isCut = hasTag(k, 'protein', 'beef', 'pork', 'lamb');
    const soft = Math.max(3, Math.min(7, k.minutes('fry', 'vegetable')));
    const green = Math.max(2, k.minutes('fry', 'green'));
    return [
      ...k.prep(),
      ...boilGrain(k),
      k.mix(
        2,
        `Toss ${k.the('salad')} with ${k.the('acid', 'salt')} for 2 minutes, squeezing lightly, and leave to sharpen.`,
        { after: [] },
      ),
      k.cook(
        soft,
        `Heat ${k.half('fat')} in a large frying pan and stir-fry ${k.the('vegetable')} for ${soft} minutes, until browned at the edges. Keep warm.`,
      ),
      k.cook(
        green,
        `Cook ${k.the('green')}${along(k, ' with ', ['garlic'])} in the same pan for ${green} minutes, until just wilted, and put with the ${k.call('vegetable')}.`,
      ),
      k.cook(
        fry,
        `Fry ${k.the('protein')} in the rest of the ${k.call('fat')} for ${fry} minutes, ${until(k, 'protein', 'until golden')}, then glaze with ${k.the('umami', 'heat')}.`,
        { id: k.has('egg') ? 'glazed' : 'protein' },
      ),
      ...(k.has('egg')
        ? [
            k.cook(
              4,
              `Fry ${k.the('egg')} in the same pan for 4 minutes, covered, until the whites and yolks are set.`,
              { id: 'protein' },
            ),
          ]
        : []),
      k.mix(
        isCut ? 3 : 2,
        `${isCut ? `Rest the ${k.call('protein')} for 3 minutes, filling` : 'Take 2 minutes to fill'} the bowls with the ${k.call('grain')} ${isCut ? 'meanwhile, then' : 'and'} set everything on top in a ring. Finish with ${k.has('finish') || k.has('crunch') ? k.the('finish', 'crunch') : `the juices of the ${k.call('salad')}`}.`,
        { after: ['grain', 'protein'] },
      ),
    ];
  },
  tips: (k) => [
    'Cook the toppings one after another in the same pan: each leaves a little flavour for the next.',
    `Make more of the sharp ${k.call('salad')} than you need: leftovers keep for 2 days in the fridge.`,
    'Mix it all up with a spoon at the table. That is how it is meant to be eaten.',
  ],
};
