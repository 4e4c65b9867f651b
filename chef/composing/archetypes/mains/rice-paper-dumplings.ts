import type { Archetype } from '../../archetype.ts';
import { salt, savoury } from '../../slots.ts';
import { hasTag, inBatches, panfuls } from './about-slots.ts';
import { flavour } from './flavour-words.ts';
import { boilGrain, riceBeside, withGrain } from './side-grain.ts';
import { noneOf, oneOf, within } from './slot-conditions.ts';

export const ricePaperDumplings: Archetype = {
  id: 'rice-paper-dumplings',
  courses: ['dinner', 'lunch'],
  cuisines: ['Chinese', 'Vietnamese', 'Japanese', 'Korean', 'Thai', 'Filipino', 'Indonesian'],
  techniques: ['searing', 'steaming'],
  styles: ['street-food', 'sharing', 'modern', 'date-night'],
  difficulty: 'Hard',
  vessel: 'on a wide plate, the crisp sides up, a small bowl of sauce in the middle',
  takesHeat: true,
  maxServings: 6,
  slots: {
    wrapper: { list: 'wrapper', pick: [1, 1], grams: [30, 40, 50] },
    mince: {
      list: 'mince',
      pick: [1, 1],
      method: 'fry',
      grams: [80, 100, 120],
      only: noneOf('beef-mince', 'lamb-mince', 'soya-mince', 'black-beans'),
      universal: ['mushroom', 'cooked-lentils'],
    },
    cabbage: {
      list: 'slaw',
      pick: [1, 1],
      method: 'fry',
      cut: 'shredded',
      factor: 0.8,
      only: oneOf('white-cabbage', 'chinese-leaf', 'carrot', 'courgette'),
    },
    vegetable: {
      list: 'vegetable',
      pick: [1, 1],
      method: 'fry',
      cut: 'finely-chopped',
      factor: 0.5,
      only: within('fry', 8),
    },
    aromatic: {
      list: 'aromatic',
      pick: [2, 2],
      method: 'fry',
      optional: true,
      only: within('fry', 6),
    },
    umami: {
      list: 'umami',
      pick: [1, 1],
      factor: 1.3,
      only: noneOf('lemon-zest', 'nutritional-yeast', 'tomato-puree', 'miso'),
      universal: ['coconut-aminos'],
    },
    acid: { list: 'acid', pick: [1, 1], factor: 0.8 },
    grain: riceBeside,
    finish: { list: 'finish', pick: [0, 1], optional: true, only: oneOf('sesame-oil') },
    fat: { ...savoury.fat, factor: 1.3 },
    heat: savoury.heat,
    salt: { ...salt, factor: 0.3 },
  },
  titles: (k) => [
    `Crisp Rice-Paper Dumplings with ${k.title('mince').replace(/ Mince$/, '')} and ${k.title('cabbage')}`,
    `${k.title('mince').replace(/ Mince$/, '')} Dumplings with a ${flavour(k, 'umami', 'acid', 'heat')} Dipping Sauce`,
    `Pan-Fried ${k.title('mince').replace(/ Mince$/, '')} and ${k.title('vegetable')} Dumplings`,
  ],
  describe: (k) =>
    k.pick([
      `Shatteringly crisp outside and juicy within: ${k.call('mince')} and ${k.call('cabbage')} folded into rice paper, with a salty, sharp sauce to dip.`,
      `A parcel for every bite, filled with ${k.call('mince', 'vegetable')}, then fried until the wrappers blister and crackle.`,
    ]),
  method: (k) => {
    const isMince = hasTag(k, 'mince', 'minced');
    const fry = Math.max(5, k.minutes('fry', 'mince'));
    const soft = Math.max(3, Math.min(6, k.minutes('fry', 'cabbage', 'vegetable', 'aromatic')));
    const fold = Math.max(4, k.servings * 3);
    const crisp = 8 * panfuls(k);
    return [
      ...k.prep(),
      k.cook(
        fry,
        `Heat a third of ${k.the('fat')} in a frying pan and cook ${k.the('mince')} with ${k.the('salt')} for ${fry} minutes, ${isMince ? k.done('mince') : 'until dry and browned'}.`,
      ),
      k.cook(
        soft,
        `Add ${k.the('cabbage', 'vegetable', 'aromatic')} and fry for ${soft} minutes, until wilted and dry. Season with ${k.half('umami')} and spread on a plate.`,
        { id: 'filling' },
      ),
      ...boilGrain(k),
      k.mix(
        fold,
        `Dip ${k.the('wrapper')} in warm water one by one, put a spoonful of filling on each and fold into tight parcels; it takes ${fold} minutes.`,
        { after: ['filling'] },
      ),
      k.cook(
        crisp,
        `Wipe the pan, heat the rest of the ${k.call('fat')} and fry the dumplings${inBatches(k)} for ${crisp} minutes, turning, until crisp and golden.`,
        { id: 'crisp' },
      ),
      k.mix(
        1,
        `Stir the rest of the ${k.call('umami')} with ${k.the('acid', 'finish', 'heat')} for 1 minute, and serve for dipping${k.has('grain') ? `, with the ${k.call('grain')}` : ''}.`,
        { after: withGrain(k, ['crisp']) },
      ),
    ];
  },
  tips: (k) => [
    'Wrap each one in two sheets if yours are thin: they stay whole and come out crisper.',
    'Leave space in the pan. Rice paper sticks to its neighbours until the crust has formed.',
    `Fry the ${k.call('cabbage')} until no steam rises: a wet filling tears its wrapper.`,
  ],
};
