import type { Archetype } from '../../archetype.ts';
import { crunch, herb } from '../../slots.ts';
import { minutesOf } from '../mains/about-slots.ts';
import { among, except } from '../only.ts';
import { byHand, finish, friedSpice, hotPan, lastAcid } from '../phrases.ts';

/** Two vegetables from a hot oven, sharpened and scattered when they come out. */
export const roastVegetables: Archetype = {
  id: 'roast-vegetables',
  courses: ['side'],
  techniques: ['roasting', 'baking', 'air-frying'],
  styles: ['comfort', 'rustic', 'family', 'festive', 'budget'],
  difficulty: 'Easy',
  vessel: 'on a serving plate',
  slots: {
    root: {
      list: 'root',
      pick: [1, 1],
      method: 'roast',
      grams: [70, 95, 120],
      only: except('cassava plantain daikon potato new-potato'),
    },
    vegetable: {
      list: 'vegetable',
      pick: [1, 1],
      method: 'roast',
      grams: [60, 80, 100],
      only: among(
        'cauliflower red-pepper yellow-pepper fennel brussels-sprouts aubergine courgette broccoli tomato',
      ),
    },
    spice: friedSpice,
    acid: { ...lastAcid, grams: [3, 5, 8] },
    herb: { ...herb, grams: [3, 4, 6] },
    crunch: {
      ...crunch,
      grams: [5, 9, 14],
      only: except('desiccated-coconut'),
    },
    ...hotPan,
    fat: { ...hotPan.fat, grams: [8, 10, 14] },
  },
  titles: (k) => [
    `Roast ${k.title('root')} and ${k.title('vegetable')} with ${k.title('herb')}`,
    `Golden Roast ${k.title('root')} with ${k.title('crunch')}`,
    `Oven-Browned ${k.title('vegetable')} and ${k.title('root')} with ${k.title('crunch')}`,
    k.has('spice')
      ? `${k.title('spice')}-Roast ${k.title('vegetable')} and ${k.title('root')}`
      : `Tray-Roast ${k.title('root')} with ${k.title('herb')} and ${k.title('crunch')}`,
  ],
  describe: (k) =>
    k.pick([
      `Golden edges and soft middles: ${k.call('root', 'vegetable')}, with ${k.call('crunch')} for bite.`,
      `The oven makes them sweet, and ${k.call('acid')} at the end keeps them honest.`,
    ]),
  method: (k) => {
    const late = k.minutes('roast', 'vegetable');
    const all = Math.max(k.minutes('roast', 'root'), late + 5);
    return [
      ...k.prep(0, 'Heat the oven to 210 °C.'),
      byHand(
        k,
        2,
        `toss ${k.the('root')} with ${k.half('fat')}, ${k.the('salt', 'pepper')} on a large tray, and spread out well.`,
      ),
      k.bake(
        all - late,
        `Roast on their own for ${minutesOf(all - late)}, until they begin to colour underneath.`,
      ),
      k.mix(
        1,
        `Turn ${k.the('vegetable', 'spice', 'heat')} in the rest of the ${k.call('fat')} and add to the hot tray; 1 minute is enough.`,
      ),
      k.bake(
        late,
        `Roast everything together for ${minutesOf(late)}, turning once, until golden and tender.`,
      ),
      finish(k, 1, `sprinkle with ${k.the('acid')} and scatter with ${k.the('herb', 'crunch')}.`),
    ];
  },
  tips: (k) => [
    'Give everything room: two trays brown better than one full one.',
    'Cut each kind to one size, so that it is all done at the same time.',
    `What is left over is good cold the next day, with more ${k.call('acid')}.`,
  ],
};
