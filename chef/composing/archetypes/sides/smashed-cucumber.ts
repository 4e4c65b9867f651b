import type { Archetype } from '../../archetype.ts';
import { herb, salt } from '../../slots.ts';
import { among } from '../only.ts';
import { byHand, finish, lastAcid } from '../phrases.ts';

/** Cucumber cracked open, so that the dressing runs into every crevice. */
export const smashedCucumber: Archetype = {
  id: 'smashed-cucumber',
  courses: ['side', 'appetizer', 'salad'],
  cuisines: [
    'Chinese',
    'Korean',
    'Japanese',
    'Thai',
    'Vietnamese',
    'Indonesian',
    'Filipino',
    'Sri Lankan',
    'Indian',
  ],
  techniques: ['no-cook', 'pickling'],
  styles: ['light', 'street-food', 'modern', 'budget', 'outdoor'],
  difficulty: 'Easy',
  vessel: 'in a small bowl',
  slots: {
    cucumber: {
      list: 'cucumber',
      pick: [1, 1],
      method: 'raw',
      cut: 'ready',
      grams: [110, 140, 160],
    },
    second: {
      list: 'salad',
      pick: [0, 1],
      method: 'raw',
      optional: true,
      grams: [20, 35, 50],
      only: among('radish carrot red-pepper cherry-tomato daikon'),
    },
    aromatic: {
      list: 'aromatic',
      pick: [1, 1],
      method: 'raw',
      optional: true,
      grams: [2, 4, 7],
      only: among('ginger spring-onion shallot'),
    },
    umami: {
      list: 'umami',
      pick: [1, 1],
      method: 'raw',
      optional: true,
      grams: [4, 6, 9],
      only: among('soy-sauce tamari fish-sauce coconut-aminos miso'),
    },
    acid: { ...lastAcid, grams: [6, 9, 12] },
    oil: { list: 'finish', pick: [1, 1], method: 'raw', grams: [4, 6, 9] },
    nut: {
      list: 'crunch',
      pick: [1, 1],
      method: 'raw',
      grams: [12, 17, 22],
      only: among('peanuts sesame-seeds cashews almonds pumpkin-seeds sunflower-seeds'),
    },
    herb: { ...herb, grams: [3, 5, 8] },
    heat: { list: 'heat', pick: [0, 1], method: 'raw' },
    salt,
  },
  titles: (k) => [
    `Smashed ${k.title('cucumber')} with ${k.title('nut')}`,
    `Smashed ${k.title('cucumber')} Salad with ${k.title('herb')}`,
    `Cracked ${k.title('cucumber')} with ${k.title('acid')} and ${k.title('nut')}`,
    k.has('second')
      ? `Smashed ${k.title('cucumber')} and ${k.title('second')} with ${k.title('nut')}`
      : `Cold ${k.title('cucumber')} with ${k.title('herb')} and ${k.title('nut')}`,
  ],
  describe: (k) =>
    k.pick([
      `Cracked, salted and dressed: cold ${k.call('cucumber')} has never tasted of so much.`,
      `Cool and crunchy with a sharp, savoury dressing and a shower of ${k.call('nut')}.`,
    ]),
  method: (k) => [
    ...k.prep(),
    byHand(
      k,
      2,
      `hit ${k.the('cucumber')} with a rolling pin until they crack, tear into bite-size pieces and sprinkle with ${k.the('salt')}.`,
    ),
    k.rest(6, 'Leave them in a sieve for 6 minutes, until a good deal of water has run off.'),
    k.mix(
      1,
      `Stir ${k.the('acid', 'umami', 'oil', 'aromatic', 'heat')} together in a bowl for 1 minute.`,
    ),
    finish(
      k,
      1,
      `toss the ${k.call('cucumber')}${k.maybe('second', ' and ')} in it, and scatter with ${k.the('nut', 'herb')}.`,
    ),
  ],
  tips: (k) => [
    `Chill the ${k.call('cucumber')} first: it should be really cold when it reaches the table.`,
    'Dress it only when you are ready to eat, or it drowns.',
    `Crush the ${k.call('nut')} a little, so that they cling.`,
  ],
};
