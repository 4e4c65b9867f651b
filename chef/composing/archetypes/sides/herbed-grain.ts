import type { Archetype } from '../../archetype.ts';
import { crunch, herb } from '../../slots.ts';
import { minutesOf } from '../mains/about-slots.ts';
import { except } from '../only.ts';
import { finish, friedSpice, hotPan, lastAcid } from '../phrases.ts';

/** A plain grain made good with softened aromatics and many herbs. */
export const herbedGrain: Archetype = {
  id: 'herbed-grain',
  courses: ['side'],
  techniques: ['simmering'],
  styles: ['budget', 'family', 'meal-prep', 'light'],
  difficulty: 'Easy',
  family: 'grain-side',
  vessel: 'in a bowl',
  slots: {
    grain: {
      list: 'grain',
      pick: [1, 1],
      method: 'simmer',
      grams: [40, 50, 65],
      only: (item) => item.roles.has('grain') || item.roles.has('grain-slow'),
    },
    aromatic: {
      list: 'aromatic',
      pick: [1, 1],
      method: 'fry',
      only: except('lemongrass'),
    },
    spice: friedSpice,
    acid: { ...lastAcid, grams: [3, 5, 8] },
    herb: { ...herb, grams: [5, 7, 10] },
    crunch: { ...crunch, grams: [5, 9, 14] },
    ...hotPan,
  },
  titles: (k) => [
    `${k.title('grain')} with ${k.title('herb')} and ${k.title('crunch')}`,
    `Herbed ${k.title('grain')} with ${k.title('aromatic')}`,
    `${k.title('grain')} Tossed with ${k.title('herb')} and ${k.title('acid').replace(' Juice', '')}`,
    k.has('spice')
      ? `${k.title('spice')}-Scented ${k.title('grain')} with ${k.title('herb')}`
      : `Green ${k.title('grain')} with ${k.title('crunch')}`,
  ],
  describe: (k) =>
    k.pick([
      `A side that lifts anything next to it: ${k.call('grain')} with ${k.call('herb', 'crunch')}.`,
      `Fluffy, green and a little sharp, ready to soak up whatever is beside it.`,
    ]),
  method: (k) => {
    const boil = k.minutes('simmer', 'grain') + 2;
    const soft = k.soften('aromatic') + 1;
    return [
      ...k.prep(),
      k.leave(
        boil,
        `Boil ${k.the('grain')} in plenty of water with ${k.half('salt')} for ${minutesOf(boil)}, until tender.`,
        { id: 'grain' },
      ),
      k.cook(
        soft,
        `Warm ${k.the('fat')} in a small pan and soften ${k.the('aromatic')} for ${minutesOf(soft)}, with ${k.theOr('pepper', 'spice', 'heat')} for the last one.`,
        { id: 'aromatic', after: [] },
      ),
      k.mix(
        2,
        `Drain the ${k.call('grain')} well, return to the warm pot, and let the steam escape for 2 minutes.`,
        { after: ['grain', 'aromatic'] },
      ),
      finish(
        k,
        2,
        `fork through the ${k.call('aromatic')}, ${k.has('spice') || k.has('heat') ? k.the('acid', 'herb', 'pepper') : k.the('acid', 'herb')} and the rest of the ${k.call('salt')}, and scatter with ${k.the('crunch')}.`,
      ),
    ];
  },
  tips: (k) => [
    `Let the drained ${k.call('grain')} steam dry with the lid off: wet grains taste of nothing.`,
    `Chop the ${k.call('herb')} at the last moment, so that it stays green and loud.`,
    'Leftovers go into tomorrow’s salad: cool them quickly and keep them in the fridge.',
  ],
};
