import type { Archetype } from '../../archetype.ts';
import { salt, savoury } from '../../slots.ts';
import { along, minutesOf, until } from './about-slots.ts';
import { flavour, ownCuisine } from './flavour-words.ts';
import { rice } from './side-grain.ts';
import { isTossed, noneOf, within } from './slot-conditions.ts';

const cuisines = ['Chinese', 'Thai', 'Indonesian', 'Filipino', 'Korean', 'Vietnamese', 'Japanese'];

export const friedRice: Archetype = {
  id: 'fried-rice',
  courses: ['dinner', 'lunch'],
  cuisines,
  techniques: ['stir-frying'],
  styles: ['street-food', 'budget', 'family', 'comfort'],
  difficulty: 'Easy',
  vessel: 'in a wide bowl, heaped up',
  takesHeat: true,
  slots: {
    rice: { ...rice, grams: [60, 75, 95], universal: ['basmati', 'quinoa'] },
    protein: {
      list: 'protein',
      pick: [1, 1],
      method: 'fry',
      factor: 0.7,
      cut: 'thinly-sliced',
      only: isTossed,
    },
    egg: { list: 'egg', pick: [0, 1], optional: true, method: 'fry', grams: [50, 50, 75] },
    vegetable: {
      list: 'vegetable',
      pick: [1, 1],
      method: 'fry',
      cut: 'diced',
      factor: 0.8,
      only: within('fry', 8),
    },
    green: { list: 'green', pick: [1, 1], method: 'fry', factor: 0.8 },
    aromatic: {
      list: 'aromatic',
      pick: [2, 2],
      method: 'fry',
      optional: true,
      only: within('fry', 6),
    },
    umami: {
      list: 'umami',
      pick: [1, 1],
      factor: 1.2,
      only: noneOf('lemon-zest', 'nutritional-yeast', 'tomato-puree', 'miso'),
      universal: ['coconut-aminos'],
    },
    acid: { list: 'acid', pick: [1, 1], factor: 0.6 },
    finish: { list: 'finish', pick: [0, 1], optional: true, only: ({ id }) => id === 'sesame-oil' },
    crunch: { list: 'crunch', pick: [0, 1], optional: true, method: 'raw' },
    fat: { ...savoury.fat, factor: 1.3 },
    heat: savoury.heat,
    salt: { ...salt, factor: 0.4 },
  },
  titles: (k) => [
    `${k.title('protein')} Fried ${k.title('rice').replace(/(Basmati|Jasmine|Brown) Rice/, 'Rice')} with ${k.title('green')}`,
    `${flavour(k, 'umami', 'aromatic', 'heat')} Fried ${k.title('rice')} with ${k.title('protein')} and ${k.title('vegetable')}`,
    `${ownCuisine(k, cuisines)} Fried ${k.title('rice')} with ${k.title('protein')}`,
    `Wok-Fried ${k.title('rice')} with ${k.title('vegetable')}${k.has('egg') ? ' and Egg' : ` and ${k.title('green')}`}`,
  ],
  describe: (k) =>
    k.pick([
      `Every grain separate and a little smoky from the wok, with ${k.call('protein')}, ${k.call('vegetable', 'green')} and the savour of ${k.call('umami')}.`,
      `A bowlful that is quicker than a delivery: hot ${k.call('rice')}, crisp-edged ${k.call('protein')} and something green in every forkful.`,
    ]),
  method: (k) => {
    const boil = k.minutes('simmer', 'rice');
    const fry = Math.max(4, k.minutes('fry', 'protein'));
    const soft = Math.max(3, Math.min(6, k.minutes('fry', 'vegetable', 'aromatic')));
    const green = Math.max(2, k.minutes('fry', 'green'));
    return [
      ...k.prep(),
      k.leave(
        boil,
        `Boil ${k.the('rice')} in plenty of water with ${k.the('salt')} for ${boil} minutes. Drain, spread out on a tray and let the steam escape.`,
        { after: [], id: 'rice' },
      ),
      k.cook(
        fry,
        `Heat ${k.half('fat')} in a wok until it shimmers and fry ${k.the('protein')} for ${fry} minutes, ${until(k, 'protein', 'until golden')}. Lift out.`,
        { after: [] },
      ),
      k.cook(
        soft,
        `Add the rest of the ${k.call('fat')} and stir-fry ${k.the('vegetable', 'aromatic', 'heat')} for ${soft} minutes over the highest heat, until browned in places.`,
        { id: k.has('egg') ? 'wok' : 'vegetables' },
      ),
      ...(k.has('egg')
        ? [
            k.cook(
              2,
              `Push everything aside, crack in ${k.the('egg')} and scramble for 2 minutes, until set all through, then break up and mix.`,
              { id: 'vegetables' },
            ),
          ]
        : []),
      k.cook(
        green + 2,
        `Add the ${k.call('rice')}, ${k.the('green', 'umami')}. Press into the hot wok and toss by turns for ${minutesOf(green + 2)}, until piping hot.`,
        { after: ['rice', 'vegetables'] },
      ),
      k.cook(
        1,
        `Return the ${k.call('protein')}, toss with ${k.the('acid', 'finish')} for 1 minute${along(k, ', and scatter with ', ['crunch'])}. Serve from the wok.`,
      ),
    ];
  },
  tips: (k) => [
    'Dry grains fry, wet grains stew: give them as long on the tray as you can.',
    k.servings > 2
      ? 'Fry in two batches if your wok is small, and bring them together at the end.'
      : 'Do not stir all the time. Let it sit and catch for a moment between tosses.',
    'Cool leftovers within an hour, eat them within a day, and reheat until steaming hot.',
  ],
};
