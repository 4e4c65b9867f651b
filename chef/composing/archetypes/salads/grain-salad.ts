import type { Archetype } from '../../archetype.ts';
import { crunch, herb } from '../../slots.ts';
import { minutesOf } from '../mains/about-slots.ts';
import { among, except } from '../only.ts';
import { finish } from '../phrases.ts';
import { dressingSlots } from './salad-slots.ts';

/** Cooled grain with something filling and many herbs. */
export const grainSalad: Archetype = {
  id: 'grain-salad',
  courses: ['salad', 'lunch', 'side'],
  techniques: ['simmering'],
  styles: ['meal-prep', 'lunchbox', 'budget', 'outdoor', 'light'],
  difficulty: 'Easy',
  family: 'grain-salad',
  vessel: 'in a large bowl',
  slots: {
    grain: {
      list: 'grain',
      pick: [1, 1],
      method: 'simmer',
      grams: [30, 42, 55],
      only: (item) => item.roles.has('grain') && (item.minutes.simmer ?? 99) <= 20,
    },
    ready: {
      list: 'ready',
      pick: [1, 1],
      method: 'raw',
      grams: [30, 45, 80],
      only: except('pumpkin-seeds sunflower-seeds smoked-salmon mozzarella'),
    },
    salad: {
      list: 'salad',
      pick: [2, 2],
      method: 'raw',
      cut: 'diced',
      grams: [35, 50, 75],
      only: except('avocado papaya carrot red-onion'),
    },
    herb: { ...herb, pick: [1, 2], grams: [4, 6, 9] },
    crunch: { ...crunch, grams: [5, 9, 14], only: except('desiccated-coconut') },
    spice: {
      list: 'spice',
      pick: [0, 1],
      method: 'raw',
      optional: true,
      only: among('sumac zaatar'),
    },
    ...dressingSlots,
  },
  titles: (k) => [
    `${k.title('grain')} Salad with ${k.title('ready')} and ${k.title('herb')}`,
    `${k.title('grain')} and ${k.title('salad')} Salad with ${k.title('crunch')}`,
    `Herbed ${k.title('grain')} Salad with ${k.title('ready')}`,
    `${k.title('ready')} and ${k.title('grain')} Salad with ${k.title('salad')}`,
  ],
  describe: (k) =>
    k.pick([
      `A salad that keeps: ${k.call('grain')} with ${k.call('ready')} and a great deal of ${k.call('herb')}.`,
      `Light grains, crisp ${k.call('salad')} and a sharp dressing, as good tomorrow as today.`,
    ]),
  method: (k) => {
    const boil = k.minutes('simmer', 'grain') + 2;
    return [
      ...k.prep(),
      k.leave(
        boil,
        `Boil ${k.the('grain')} in plenty of water with ${k.half('salt')} for ${minutesOf(boil)}, until tender.`,
        { id: 'grain' },
      ),
      k.mix(
        2,
        `Whisk ${k.the('oil', 'acid', 'spice', 'heat', 'pepper')} with the rest of the ${k.call('salt')} for 2 minutes, until thick.`,
        { id: 'dressing', after: [] },
      ),
      k.mix(
        2,
        `Drain the ${k.call('grain')}, rinse under the cold tap for 2 minutes until cool, and shake off every drop.`,
        { after: ['grain', 'dressing'] },
      ),
      k.mix(
        1,
        `Turn the ${k.call('grain')} in the dressing with ${k.the('ready', 'salad')} for 1 minute, lifting from below.`,
      ),
      finish(k, 1, `fold in ${k.the('herb')}, taste again, and scatter with ${k.the('crunch')}.`),
    ];
  },
  tips: (k) => [
    `Cool the ${k.call('grain')} quickly under running water, and keep the finished salad in the fridge.`,
    'Taste again before serving: grains swallow salt and acid while they stand.',
    `Chop the ${k.call('herb')} at the last moment, so that it stays green.`,
  ],
};
