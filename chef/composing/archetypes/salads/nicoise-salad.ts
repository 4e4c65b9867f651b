import type { Archetype } from '../../archetype.ts';
import { herb } from '../../slots.ts';
import { minutesOf } from '../mains/about-slots.ts';
import { among } from '../only.ts';
import { finish } from '../phrases.ts';
import { dressing, dressingSlots } from './salad-slots.ts';

/** Potatoes, green beans and something from the larder, laid out in heaps. */
export const nicoiseSalad: Archetype = {
  id: 'nicoise-salad',
  courses: ['salad', 'lunch', 'dinner'],
  cuisines: ['French', 'Mediterranean', 'Italian', 'Spanish'],
  techniques: ['simmering'],
  styles: ['light', 'outdoor', 'sharing', 'rustic'],
  difficulty: 'Medium',
  vessel: 'laid out on a wide platter',
  slots: {
    potato: {
      list: 'salad-potato',
      pick: [1, 1],
      method: 'simmer',
      cut: 'quartered',
      grams: [70, 100, 140],
    },
    green: {
      list: 'green',
      pick: [1, 1],
      method: 'simmer',
      grams: [35, 50, 70],
      only: among('green-beans asparagus peas broccoli'),
    },
    main: { list: 'nicoise-main', pick: [1, 1], method: 'raw', grams: [50, 70, 100] },
    egg: { list: 'egg', pick: [0, 1], optional: true, grams: [25, 50, 50] },
    tomato: {
      list: 'red-veg',
      pick: [1, 1],
      method: 'raw',
      grams: [40, 60, 80],
      only: among('tomato cherry-tomato'),
    },
    leaf: { list: 'leaf', pick: [1, 1], method: 'raw', grams: [20, 30, 40] },
    salty: {
      list: 'salty',
      pick: [1, 1],
      method: 'raw',
      optional: true,
      grams: [6, 10, 15],
      only: among('black-olives green-olives capers'),
    },
    herb: { ...herb, grams: [3, 5, 7], only: among('parsley basil chives dill') },
    ...dressingSlots,
  },
  titles: (k) => [
    `${k.title('main')} Salad with ${k.title('potato')} and ${k.title('green')}`,
    `Riviera Salad of ${k.title('main')}, ${k.title('green')} and ${k.title('tomato')}`,
    k.has('egg')
      ? `Big Salad of ${k.title('main')}, ${k.title('egg')} and ${k.title('potato')}`
      : `Big Salad of ${k.title('main')}, ${k.title('potato')} and ${k.title('herb')}`,
    `Platter of ${k.title('potato')}, ${k.title('green')} and ${k.title('main')}`,
  ],
  describe: (k) =>
    k.pick([
      `A whole meal in heaps on one platter: warm ${k.call('potato')}, crisp ${k.call('green')} and ${k.call('main')}.`,
      `Sunny, salty and generous, to be eaten slowly with the dressing spooned over.`,
    ]),
  method: (k) => {
    const boil = k.minutes('simmer', 'potato');
    const green = Math.max(k.minutes('simmer', 'green'), k.has('egg') ? 9 : 0);
    const withEgg = k.has('egg') ? `, with ${k.the('egg')} in their shells,` : '';
    const cue = k.has('egg') ? 'until the eggs are hard and set' : 'until bright and just tender';
    return [
      ...k.prep(),
      k.leave(
        boil,
        `Boil ${k.the('potato')} in plenty of water for ${minutesOf(boil)}, until a knife slips in, then drain.`,
        { id: 'potato' },
      ),
      k.leave(
        green,
        `Cook ${k.the('green')}${withEgg} in a second pan of boiling water for ${minutesOf(green)}, ${cue}. Cool under the tap.`,
        { id: 'green', after: [] },
      ),
      { ...dressing(k), id: 'dressing', after: [] },
      k.mix(
        1,
        `Turn the warm ${k.call('potato')} in half of the dressing for 1 minute, so that they drink it up.`,
        { after: ['potato', 'green', 'dressing'] },
      ),
      finish(
        k,
        4,
        `lay out ${k.the('leaf', 'tomato', 'main', 'salty')} in heaps with everything cooked, spoon over the dressing and scatter with ${k.the('herb')}.`,
      ),
    ];
  },
  tips: (k) => [
    `Cool the ${k.call('green')} quickly: it keeps the colour and the bite.`,
    'Dress the warm things first and the leaves last.',
    ...(k.has('egg')
      ? ['Peel the eggs under running water and halve them at the last moment.']
      : []),
    'Everything but the dressing can be done an hour ahead.',
  ],
};
