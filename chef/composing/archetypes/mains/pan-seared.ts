import type { Archetype } from '../../archetype.ts';
import { acid, herb, salt, savoury } from '../../slots.ts';
import { along, hasTag, until } from './about-slots.ts';
import { flavour } from './flavour-words.ts';
import { both, isAromatic, noneOf, notPulse } from './slot-conditions.ts';

const cuisines = [
  'French',
  'British',
  'Nordic',
  'American',
  'German',
  'Italian',
  'Spanish',
  'Mediterranean',
  'Polish',
  'Portuguese',
  'Home',
];

export const panSeared: Archetype = {
  id: 'pan-seared',
  courses: ['dinner', 'lunch'],
  cuisines,
  techniques: ['searing', 'grilling'],
  styles: ['date-night', 'modern', 'light', 'fine-dining', 'festive'],
  difficulty: 'Medium',
  maxServings: 8,
  vessel: 'on a warm plate, the sauce spooned over',
  slots: {
    protein: {
      list: 'protein',
      pick: [1, 1],
      method: 'fry',
      cut: 'whole',
      only: both(notPulse, noneOf('jackfruit')),
    },
    root: {
      list: 'root',
      pick: [1, 1],
      method: 'simmer',
      grams: [150, 210, 280],
      optional: true,
      only: noneOf('beetroot', 'cassava', 'daikon', 'carrot', 'turnip'),
    },
    green: { list: 'green', pick: [1, 1], method: 'fry' },
    shallot: {
      list: 'aromatic',
      pick: [1, 1],
      method: 'fry',
      factor: 0.7,
      only: isAromatic,
      universal: ['fennel', 'ginger'],
    },
    broth: { list: 'broth', pick: [1, 1], factor: 0.4, universal: ['water'] },
    salty: { list: 'salty', pick: [0, 1], optional: true },
    acid,
    herb,
    fat: { ...savoury.fat, grams: [9, 14, 18] },
    salt,
    pepper: savoury.pepper,
  },
  titles: (k) => [
    `Pan-Seared ${k.title('protein')} with ${k.has('root') ? `Crushed ${k.title('root')} and ` : ''}${k.title('green')}`,
    `Seared ${k.title('protein')}${k.has('root') ? ` on ${k.title('root')} Mash` : ''} with a ${flavour(k, 'acid', 'herb')} Pan Sauce`,
    `Golden ${k.title('protein')} with ${k.title('green')} and a ${k.title('herb')} Dressing`,
    `${k.title('protein')} with ${k.has('root') ? `${k.title('root')} Mash, ` : ''}${k.title('green')} and ${k.title('herb')}`,
  ],
  describe: (k) =>
    k.pick([
      `A brown crust, a tender middle, and a quick sauce of ${k.call('acid', 'herb')} made in the same pan as the ${k.call('protein')}.`,
      `A plate for two candles: ${k.call('protein')} seared until golden, ${k.call('green')} still bright, and pan juices too good to leave behind.`,
    ]),
  method: (k) => {
    const boil = k.minutes('simmer', 'root');
    // A whole breast or chop takes longer than its pieces.
    const pieces = Math.max(4, k.minutes('fry', 'protein'));
    const fry = hasTag(k, 'protein', 'poultry')
      ? 14
      : hasTag(k, 'protein', 'pork', 'lamb')
        ? pieces + 3
        : pieces;
    const green = Math.max(2, k.minutes('fry', 'green'));
    return [
      ...k.prep(),
      ...(k.has('root')
        ? [
            k.leave(
              boil,
              `Boil ${k.the('root')} in salted water for ${boil} minutes, until a knife slides through. Drain, crush roughly and keep warm under a lid.`,
              { after: [], id: 'root' },
            ),
          ]
        : []),
      k.cook(
        fry,
        `Pat ${k.the('protein')} dry and season with ${k.the('salt', 'pepper')}. Sear in ${k.half('fat')} for ${fry} minutes, turning, ${until(k, 'protein', 'until golden')}.`,
        { after: [] },
      ),
      k.cook(
        4,
        `Lift the ${k.call('protein')} onto a warm plate to rest. Soften ${k.the('shallot')} in the same pan for 4 minutes, stirring.`,
      ),
      k.cook(
        3,
        `Pour ${k.the('broth', 'acid')}${along(k, ' with ', ['salty'])} into the pan and bubble for 3 minutes, scraping up the crust, then swirl in ${k.the('herb')}.`,
        { id: 'sauce' },
      ),
      k.cook(
        green,
        `Toss ${k.the('green')} in the rest of the ${k.call('fat')} in a second pan for ${green} minutes, until bright and just tender.`,
        { id: 'greens' },
      ),
      k.mix(
        2,
        `Take 2 minutes to plate: ${k.has('root') ? `the crushed ${k.call('root')} and ` : ''}the ${k.call('green')} first, the ${k.call('protein')} on top, and the sauce over everything.`,
        { after: [...(k.has('root') ? ['root'] : []), 'sauce', 'greens'] },
      ),
    ];
  },
  tips: (k) => [
    `Dry the ${k.call('protein')} well: a wet surface steams and never browns.`,
    'Leave it alone once it is in the pan. It is ready to turn when it lets go by itself.',
    hasTag(k, 'protein', 'beef', 'lamb', 'pork', 'game')
      ? 'Those minutes of rest while the sauce cooks are what keeps the juices in.'
      : `Warm the plates: the sauce is only a few spoonfuls and cools quickly.`,
  ],
};
