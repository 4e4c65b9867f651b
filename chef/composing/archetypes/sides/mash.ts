import type { Archetype } from '../../archetype.ts';
import type { Kitchen } from '../../kitchen.ts';
import { herb, pepper, salt } from '../../slots.ts';
import { hasTag, minutesOf } from '../mains/about-slots.ts';
import { among } from '../only.ts';
import { finish } from '../phrases.ts';

/** Floury roots make a mash, the others a purée. */
const nameOf = (k: Kitchen): string => (hasTag(k, 'root', 'starchy') ? 'Mash' : 'Purée');

/** Roots boiled soft and crushed with something rich. */
export const mash: Archetype = {
  id: 'mash',
  courses: ['side'],
  cuisines: [
    'British',
    'German',
    'Nordic',
    'Polish',
    'French',
    'American',
    'Ukrainian',
    'Caribbean',
    'Cajun',
    'South African',
    'Peruvian',
  ],
  techniques: ['simmering'],
  styles: ['comfort', 'family', 'budget', 'rustic', 'festive'],
  difficulty: 'Easy',
  vessel: 'in a warm bowl, swirled on top',
  slots: {
    root: {
      list: 'mash-root',
      pick: [1, 1],
      method: 'simmer',
      cut: 'diced',
      grams: [150, 180, 220],
    },
    milk: {
      list: 'milk-creamy',
      pick: [1, 1],
      method: 'simmer',
      grams: [15, 25, 35],
      only: among('milk oat-milk soy-milk coconut-milk rice-milk'),
    },
    aromatic: {
      list: 'aromatic',
      pick: [1, 1],
      method: 'fry',
      optional: true,
      only: among('spring-onion leek shallot garlic onion'),
    },
    warm: {
      list: 'warm',
      pick: [0, 1],
      optional: true,
      only: among('nutmeg allspice'),
    },
    herb: { ...herb, grams: [2, 4, 6], only: among('chives parsley dill') },
    fat: { list: 'fat', pick: [1, 1], method: 'fry', grams: [8, 11, 15] },
    salt,
    pepper,
  },
  titles: (k) => [
    `${k.title('root')} ${nameOf(k)} with ${k.title('herb')}`,
    k.has('aromatic')
      ? `${k.title('root')} ${nameOf(k)} with ${k.title('aromatic')}`
      : `Fluffy ${k.title('root')} ${nameOf(k)}`,
    `Smooth ${k.title('root')} ${nameOf(k)} with ${k.title('herb')}`,
    `Crushed ${k.title('root')} with ${k.title('fat')} and ${k.title('herb')}`,
    `Whipped ${k.title('root')} with ${k.title('herb')}`,
  ],
  describe: (k) =>
    k.pick([
      `Soft, warm and generous, with ${k.call('fat')} worked through it and ${k.call('herb')} on top.`,
      `The side that catches every drop of sauce: ${k.call('root')}, crushed while they are steaming.`,
    ]),
  method: (k) => {
    const boil = k.minutes('simmer', 'root') + 5;
    const soft = k.has('aromatic') ? Math.max(2, k.soften('aromatic')) : 2;
    const inPan = k.has('aromatic')
      ? `Warm ${k.half('fat')} in a small pan, soften ${k.the('aromatic')} for ${minutesOf(soft)}, then pour in ${k.the('milk')} and keep warm.`
      : `Warm ${k.the('milk')} with ${k.half('fat')} in a small pan for ${minutesOf(soft)}, without letting it boil.`;
    return [
      ...k.prep(),
      k.leave(
        boil,
        `Cover ${k.the('root')} with cold water, add ${k.half('salt')}, bring to the boil and cook for ${minutesOf(boil)}, until falling apart.`,
        { id: 'root' },
      ),
      k.cook(soft, inPan, { id: 'milk', after: [] }),
      k.mix(
        2,
        `Drain the ${k.call('root')} and leave in the hot pot for 2 minutes, shaking, until dry and floury.`,
        { after: ['root', 'milk'] },
      ),
      k.mix(
        3,
        `Crush for 3 minutes with a masher, working in the contents of the small pan, until smooth and light.`,
      ),
      finish(
        k,
        1,
        `season with ${k.the('pepper', 'warm')} and the rest of the ${k.call('salt')}, and top with ${k.the('herb')} and the rest of the ${k.call('fat')}.`,
      ),
    ];
  },
  tips: (k) => [
    'Dry the pieces well over the heat: water is what makes it dull.',
    'Never use a blender: it turns it into glue. A masher or a sieve is right.',
    `Warm the ${k.call('milk')} before it goes in, and it stays light.`,
  ],
};
