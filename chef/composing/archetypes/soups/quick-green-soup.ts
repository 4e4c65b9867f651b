import type { Archetype } from '../../archetype.ts';
import { herb } from '../../slots.ts';
import { among } from '../only.ts';
import {
  finish,
  friedSpice,
  hotPan,
  lastAcid,
  seasoning,
  softCream,
  softenAromatics,
} from '../phrases.ts';

/** Peas, broccoli and their like, blended while they are still bright: on the table in a quarter of an hour. */
export const quickGreenSoup: Archetype = {
  id: 'quick-green-soup',
  courses: ['soup', 'lunch'],
  techniques: ['simmering', 'blending'],
  styles: ['light', 'budget', 'one-pot', 'modern', 'family'],
  difficulty: 'Easy',
  family: 'blended-soup',
  vessel: 'in a bowl with a swirl on top',
  slots: {
    main: {
      list: 'quick-soup',
      pick: [1, 1],
      method: 'simmer',
      grams: [130, 170, 220],
    },
    leaf: {
      list: 'leaf',
      pick: [0, 1],
      grams: [15, 25, 35],
      only: among('spinach watercress rocket'),
    },
    aromatic: {
      list: 'aromatic',
      pick: [1, 1],
      method: 'fry',
      only: among('spring-onion garlic shallot ginger'),
    },
    spice: { ...friedSpice, pick: [0, 1] },
    broth: { list: 'broth', pick: [1, 1], grams: [190, 230, 270] },
    creamy: { ...softCream, grams: [20, 30, 50] },
    seed: {
      list: 'crunch',
      pick: [1, 1],
      method: 'raw',
      grams: [8, 12, 20],
      only: among('pumpkin-seeds sunflower-seeds almonds pine-nuts cashews'),
    },
    acid: { ...lastAcid, grams: [3, 5, 8] },
    herb: {
      ...herb,
      grams: [3, 4, 6],
      only: among('mint parsley basil dill chives coriander'),
    },
    ...hotPan,
  },
  titles: (k) => [
    `${k.title('main')} and ${k.title('herb')} Soup`,
    `Quick ${k.title('main')} Soup with ${k.title('seed')}`,
    `Bright ${k.title('main')} Soup with ${k.title('seed')}`,
    k.has('leaf')
      ? `${k.title('main')} and ${k.title('leaf')} Soup with ${k.title('seed')}`
      : `Fresh ${k.title('main')} Soup with ${k.title('herb')} and ${k.title('seed')}`,
  ],
  describe: (k) =>
    k.pick([
      `Cooked only until just tender and blended with ${k.call('herb')}, so that it tastes as fresh as it looks.`,
      `A light, quick soup of ${k.call('main')}, with ${k.call('seed')} scattered over it.`,
    ]),
  method: (k) => {
    const simmer = k.minutes('simmer', 'main') + 2;
    return [
      ...k.prep(),
      softenAromatics(k, 'a wide pot'),
      k.leave(
        simmer,
        `Add ${k.the('main', 'broth')} with ${seasoning(k)}. Bring to the boil with the lid on and simmer, ${k.about(simmer)} in all, until just tender.`,
      ),
      k.mix(
        2,
        `Blend with ${k.the('herb', 'leaf', 'creamy', 'acid')} for 2 minutes, until smooth and evenly coloured. Taste for seasoning.`,
      ),
      finish(
        k,
        1,
        `pour into bowls and scatter with ${k.the('seed')}, while it is hot and bright.`,
      ),
    ];
  },
  tips: (k) => [
    `Stop the cooking as soon as the ${k.call('main')} can be crushed with a spoon: a minute too long costs the colour.`,
    'For a soup like velvet, press it through a sieve after blending.',
    'It is good cold as well: chill it quickly, and season it once more.',
  ],
};
