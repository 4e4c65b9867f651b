import type { Archetype } from '../../archetype.ts';
import type { Kitchen } from '../../kitchen.ts';
import { acid, herb, salt, savoury } from '../../slots.ts';
import { along, hasTag, minutesOf } from './about-slots.ts';
import { flavour } from './flavour-words.ts';
import { grainTitle } from './side-grain.ts';
import { isAromatic, isGroundSpice, noneOf } from './slot-conditions.ts';

const fillingOf = (k: Kitchen): string => k.title('mince').replace(/ Mince$/, '');

export const stuffedVegetables: Archetype = {
  id: 'stuffed-vegetables',
  courses: ['dinner', 'lunch'],
  cuisines: [
    'Greek',
    'Turkish',
    'Lebanese',
    'Middle Eastern',
    'Italian',
    'Mediterranean',
    'Persian',
    'Georgian',
    'Hungarian',
    'Moroccan',
    'Mexican',
    'Spanish',
  ],
  techniques: ['baking', 'roasting'],
  styles: ['light', 'family', 'meal-prep', 'festive'],
  difficulty: 'Medium',
  vessel: 'in an oven dish, the filled halves side by side',
  takesHeat: true,
  slots: {
    shell: { list: 'shell', pick: [1, 1], method: 'roast', cut: 'halved', grams: [120, 160, 200] },
    mince: {
      list: 'mince',
      pick: [1, 1],
      method: 'fry',
      grams: [70, 90, 110],
      only: noneOf('soya-mince', 'mushroom'),
      universal: ['cooked-lentils', 'black-beans'],
    },
    grain: {
      list: 'grain',
      pick: [1, 1],
      grams: [30, 40, 55],
      only: ({ roles, minutes }) => roles.has('grain') && (minutes.simmer ?? 99) <= 16,
      universal: ['basmati', 'quinoa', 'millet'],
    },
    aromatic: {
      list: 'aromatic',
      pick: [1, 2],
      method: 'fry',
      only: isAromatic,
      universal: ['fennel', 'ginger'],
    },
    spice: { list: 'spice', pick: [1, 2], optional: true, only: isGroundSpice },
    body: {
      list: 'body',
      pick: [1, 1],
      method: 'simmer',
      factor: 0.8,
      only: ({ id }) => ['tinned-tomatoes', 'passata'].includes(id),
      optional: true,
    },
    cheese: {
      list: 'cheese',
      pick: [0, 1],
      optional: true,
      factor: 0.6,
      only: noneOf('halloumi', 'paneer'),
    },
    acid: { ...acid, factor: 0.7 },
    herb: { ...herb, factor: 1.3 },
    fat: { ...savoury.fat, factor: 1.3 },
    heat: savoury.heat,
    salt,
  },
  titles: (k) => [
    `Stuffed ${k.title('shell')}s with ${fillingOf(k)} and ${grainTitle(k)}`,
    `${flavour(k, 'spice', 'herb')} ${fillingOf(k)}-Stuffed ${k.title('shell')}s`,
    `Baked ${k.title('shell')}s Filled with ${fillingOf(k)}, ${grainTitle(k)} and ${k.title('herb')}`,
  ],
  describe: (k) =>
    k.pick([
      `Roasted until they slump and filled to the brim with ${k.call('mince', 'grain', 'herb')}: a whole dinner that needs only a spoon.`,
      `Soft ${k.call('shell')} holding a fragrant filling of ${k.call('mince')} and ${k.call('grain')}, with juices to mop from the dish.`,
    ]),
  method: (k) => {
    const isMince = hasTag(k, 'mince', 'minced');
    const boil = k.minutes('simmer', 'grain');
    const soft = k.soften('aromatic');
    const brown = Math.max(4, k.minutes('fry', 'mince'));
    return [
      ...k.prep(1, 'Heat the oven to 200 °C fan (220 °C without).'),
      k.bake(
        15,
        `Set ${k.the('shell')} cut side up in an oven dish, hollowing them out a little, and roast for 15 minutes, until beginning to soften.`,
        { after: [], id: 'shells' },
      ),
      k.leave(
        boil,
        `Boil ${k.the('grain')} in salted water for ${boil} minutes, until just tender, and drain well.`,
        { after: [], id: 'grain' },
      ),
      k.cook(
        soft,
        `Soften ${k.the('aromatic')}${along(k, ' with ', ['spice', 'heat'])} in ${k.the('fat')} for ${minutesOf(soft)}, until fragrant and sweet.`,
        { after: [] },
      ),
      k.cook(
        brown,
        `Add ${k.the('mince', 'salt')} to the pan and fry over a high heat for ${brown} minutes, ${isMince ? 'breaking it up, until no pink is left' : 'stirring, until hot and dry'}.`,
        { id: 'mince' },
      ),
      k.mix(
        3,
        `Fold the ${k.call('grain')} into the pan with ${k.the('body', 'acid')} and ${k.half('herb')}, and heap into the halves, about 3 minutes${along(k, '. Crown with ', ['cheese'])}.`,
        { after: ['shells', 'grain', 'mince'] },
      ),
      k.bake(
        20,
        `Bake for 20 minutes, until the edges are charred and the filling is ${isMince ? 'at least 74 °C inside' : 'piping hot'}.`,
      ),
      k.rest(
        3,
        `Let them sit for 3 minutes in their juices. Scatter with the rest of the ${k.call('herb')}.`,
      ),
    ];
  },
  tips: (k) => [
    `Choose ${k.call('shell')} of one size, so that they are tender at the same moment.`,
    'Spoon the juices in the dish back over the filling half-way: it keeps moist.',
    'They are as good lukewarm. Cool within an hour, and reheat to 74 °C the next day.',
  ],
};
