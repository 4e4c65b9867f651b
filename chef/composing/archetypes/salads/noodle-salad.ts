import type { Archetype } from '../../archetype.ts';
import { herb } from '../../slots.ts';
import { minutesOf } from '../mains/about-slots.ts';
import { among } from '../only.ts';
import { finish, lastAcid } from '../phrases.ts';

/** Cold noodles with raw vegetables, herbs and a sharp, salty dressing. */
export const noodleSalad: Archetype = {
  id: 'noodle-salad',
  courses: ['salad', 'lunch', 'dinner'],
  cuisines: ['Vietnamese', 'Thai', 'Japanese', 'Korean', 'Chinese', 'Indonesian', 'Filipino'],
  techniques: ['simmering'],
  styles: ['light', 'street-food', 'lunchbox', 'modern', 'outdoor'],
  difficulty: 'Easy',
  vessel: 'in a wide bowl',
  slots: {
    noodle: { list: 'noodle', pick: [1, 1], method: 'simmer', grams: [35, 45, 60] },
    protein: {
      list: 'protein',
      pick: [0, 1],
      method: 'fry',
      optional: true,
      grams: [40, 60, 100],
      only: among('prawns tofu chicken-thigh chicken-breast edamame pork-loin beef-steak'),
    },
    salad: {
      list: 'salad',
      pick: [2, 2],
      method: 'raw',
      cut: 'finely-sliced',
      grams: [35, 50, 70],
      only: among('cucumber carrot red-pepper radish daikon papaya chinese-leaf'),
    },
    onion: {
      list: 'aromatic',
      pick: [1, 1],
      method: 'raw',
      optional: true,
      grams: [5, 8, 12],
      only: among('spring-onion ginger shallot red-onion'),
    },
    umami: {
      list: 'umami',
      pick: [1, 1],
      optional: true,
      grams: [5, 8, 11],
      only: among('soy-sauce tamari fish-sauce coconut-aminos'),
    },
    acid: { ...lastAcid, grams: [7, 10, 14], only: among('lime-juice rice-vinegar lemon-juice') },
    heat: { list: 'heat', pick: [0, 1], method: 'raw' },
    oil: { list: 'fat', pick: [1, 1], method: 'fry', grams: [5, 8, 11] },
    herb: { ...herb, grams: [5, 8, 11], only: among('coriander mint basil chives') },
    crunch: {
      list: 'crunch',
      pick: [1, 1],
      method: 'raw',
      grams: [7, 11, 16],
      only: among('peanuts cashews sesame-seeds almonds pumpkin-seeds sunflower-seeds'),
    },
    salt: { list: 'salt', pick: [1, 1], grams: [0.2, 0.4, 0.6] },
  },
  titles: (k) => [
    `Cold ${k.title('noodle')} Salad with ${k.title('salad')} and ${k.title('crunch')}`,
    `${k.title('noodle')} Salad with ${k.title('herb')} and ${k.title('crunch')}`,
    k.has('protein')
      ? `${k.title('protein')} and ${k.title('noodle')} Salad with ${k.title('herb')}`
      : `Crunchy ${k.title('noodle')} Salad with ${k.title('acid').replace(' Juice', '')}`,
    k.has('protein')
      ? `${k.title('noodle')} Salad with ${k.title('protein')} and ${k.title('salad')}`
      : `${k.title('noodle')} and ${k.title('salad')} Salad`,
  ],
  describe: (k) =>
    k.pick([
      `Cool, slippery and loud with ${k.call('herb')}, under a handful of ${k.call('crunch')}.`,
      `All crunch and freshness: raw ${k.call('salad')}, cold ${k.call('noodle')} and a dressing sharp with ${k.call('acid')}.`,
    ]),
  method: (k) => {
    const boil = k.minutes('simmer', 'noodle');
    const fry = k.minutes('fry', 'protein');
    const fat = k.has('protein') ? k.half('oil') : k.the('oil');
    const steps = [
      ...k.prep(),
      k.leave(
        boil,
        `Cook ${k.the('noodle')} in plenty of boiling water for ${minutesOf(boil)}, until just tender. Rinse cold and drain well.`,
        { id: 'noodle' },
      ),
      ...(k.has('protein')
        ? [
            k.cook(
              fry,
              `Heat ${fat} in a frying pan and brown ${k.the('protein')} for ${minutesOf(fry)}, ${k.done('protein')}.`,
              { id: 'protein', after: [] },
            ),
          ]
        : []),
      k.mix(
        1,
        `Stir ${k.the('umami', 'acid', 'onion', 'heat', 'salt')} with ${k.has('protein') ? `the rest of the ${k.call('oil')}` : fat} in a large bowl for 1 minute.`,
        { id: 'dressing', after: [] },
      ),
    ];
    return [
      ...steps,
      k.mix(
        2,
        `Lift the ${k.call('noodle')} and ${k.the('salad')} through the dressing for 2 minutes, until every strand shines.`,
        { after: ['noodle', 'dressing', ...(k.has('protein') ? ['protein'] : [])] },
      ),
      finish(
        k,
        1,
        `${k.has('protein') ? `lay the ${k.call('protein')} on top and ` : ''}scatter with ${k.the('herb', 'crunch')}.`,
      ),
    ];
  },
  tips: (k) => [
    `Rinse the ${k.call('noodle')} until the water runs clear, or they stick together in a lump.`,
    `Crush the ${k.call('crunch')} roughly, so that some of it is dust and some of it is bite.`,
    `Have more ${k.call('acid')} at hand: cold noodles drink it.`,
  ],
};
