import type { Archetype } from '../../archetype.ts';
import { crunch, herb, pepper, salt } from '../../slots.ts';
import { minutesOf } from '../mains/about-slots.ts';
import { among, except } from '../only.ts';
import { finish, lastAcid, rawOil } from '../phrases.ts';

/** Steamed until just tender and dressed while hot. */
export const steamedVegetables: Archetype = {
  id: 'steamed-vegetables',
  courses: ['side', 'appetizer'],
  techniques: ['steaming'],
  styles: ['light', 'family', 'budget', 'modern'],
  difficulty: 'Easy',
  vessel: 'on a warm plate',
  slots: {
    vegetable: { list: 'steam-veg', pick: [1, 2], method: 'simmer', grams: [65, 90, 130] },
    aromatic: {
      list: 'aromatic',
      pick: [0, 1],
      method: 'raw',
      optional: true,
      grams: [4, 7, 10],
      only: among('ginger spring-onion shallot red-onion'),
    },
    umami: {
      list: 'umami',
      pick: [0, 1],
      method: 'raw',
      optional: true,
      grams: [3, 5, 8],
      only: among('dijon soy-sauce tamari miso sun-dried-tomato coconut-aminos'),
    },
    acid: { ...lastAcid, grams: [4, 7, 10] },
    oil: { ...rawOil, grams: [6, 9, 13] },
    crunch: { ...crunch, grams: [6, 10, 16], only: except('desiccated-coconut') },
    herb: { ...herb, grams: [3, 4, 6] },
    heat: { list: 'heat', pick: [0, 1], method: 'raw' },
    salt: { ...salt, grams: [0.4, 0.6, 0.9] },
    pepper,
  },
  titles: (k) => [
    `Steamed ${k.title('vegetable')} with ${k.title('crunch')} and ${k.title('herb')}`,
    `${k.title('vegetable')} with ${k.title('acid').replace(' Juice', '')} Dressing and ${k.title('crunch')}`,
    `Tender ${k.title('vegetable')} with ${k.title('herb')} Dressing`,
    `Warm ${k.title('vegetable')} with ${k.title('crunch')} and ${k.title('acid').replace(' Juice', '')}`,
  ],
  describe: (k) =>
    k.pick([
      `Steamed until a knife just slips in, and dressed hot, so that the dressing sinks in.`,
      `Clean and bright: ${k.call('vegetable')}, good oil and ${k.call('acid')}.`,
    ]),
  method: (k) => {
    const steam = k.minutes('simmer', 'vegetable') + 2;
    return [
      ...k.prep(),
      k.leave(
        3,
        'Bring 3 cm of water to the boil in a pan that a steaming basket fits, about 3 minutes.',
        { id: 'water' },
      ),
      k.leave(
        steam,
        `Spread ${k.the('vegetable')} in the basket, cover, and steam for ${minutesOf(steam)}, until just tender and still bright.`,
        { id: 'steam' },
      ),
      k.mix(
        2,
        `Whisk ${k.the('oil', 'acid', 'umami', 'aromatic', 'salt', 'pepper', 'heat')} for 2 minutes in a warm bowl, until thick.`,
        { id: 'dressing', after: [] },
      ),
      k.mix(
        1,
        `Turn the hot ${k.call('vegetable')} in the dressing for 1 minute, gently, so that nothing breaks.`,
        { after: ['steam', 'dressing'] },
      ),
      finish(k, 1, `scatter with ${k.the('crunch', 'herb')} and serve while warm.`),
    ];
  },
  tips: (k) => [
    'No basket? A sieve under a tight lid does as well.',
    'Take them out a little early: they go on cooking in their own heat.',
    `Warm the ${k.call('crunch')} in a dry pan while you wait.`,
  ],
};
