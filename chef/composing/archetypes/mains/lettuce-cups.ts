import type { Archetype } from '../../archetype.ts';
import { herb, salt, savoury } from '../../slots.ts';
import { hasTag } from './about-slots.ts';
import { flavour } from './flavour-words.ts';
import { boilGrain, riceBeside, withGrain } from './side-grain.ts';
import { noneOf, oneOf, within } from './slot-conditions.ts';

export const lettuceCups: Archetype = {
  id: 'leaf-cups',
  courses: ['lunch', 'dinner'],
  cuisines: ['Thai', 'Vietnamese', 'Chinese', 'Korean', 'Indonesian', 'Filipino'],
  techniques: ['stir-frying'],
  styles: ['light', 'sharing', 'street-food', 'modern'],
  difficulty: 'Easy',
  vessel: 'on a platter, crisp leaves filled and side by side',
  takesHeat: true,
  slots: {
    leaf: { list: 'leaf-cup', pick: [1, 1], method: 'raw', cut: 'uncut', grams: [50, 65, 80] },
    mince: {
      list: 'mince',
      pick: [1, 1],
      method: 'fry',
      grams: [100, 125, 145],
      only: noneOf('lamb-mince', 'soya-mince', 'black-beans'),
      universal: ['cooked-lentils', 'mushroom'],
    },
    vegetable: {
      list: 'vegetable',
      pick: [1, 1],
      method: 'fry',
      cut: 'finely-chopped',
      factor: 0.8,
      only: within('fry', 8),
    },
    aromatic: {
      list: 'aromatic',
      pick: [2, 2],
      optional: true,
      method: 'fry',
      only: within('fry', 6),
    },
    umami: {
      list: 'umami',
      pick: [1, 1],
      factor: 1.3,
      only: noneOf('lemon-zest', 'nutritional-yeast', 'tomato-puree', 'miso'),
      universal: ['coconut-aminos'],
    },
    acid: { list: 'acid', pick: [1, 1], factor: 1.3 },
    grain: { ...riceBeside, grams: [35, 50, 70] },
    salad: {
      list: 'salad',
      pick: [1, 1],
      method: 'raw',
      cut: 'in-sticks',
      factor: 0.7,
      only: oneOf('cucumber', 'carrot', 'radish', 'daikon', 'mango'),
    },
    crunch: { list: 'crunch', pick: [1, 1], method: 'raw', optional: true },
    herb: { ...herb, factor: 1.3 },
    fat: { ...savoury.fat, factor: 1.2 },
    heat: savoury.heat,
    salt: { ...salt, factor: 0.3 },
  },
  titles: (k) => [
    `${flavour(k, 'acid', 'heat', 'umami')} ${k.title('mince').replace(/ Mince$/, '')} in Crisp Leaves with ${k.title('herb')}`,
    `Leaf Cups with ${k.title('mince').replace(/ Mince$/, '')}, ${k.title('vegetable')} and ${k.title('herb')}`,
    `${k.title('mince').replace(/ Mince$/, '')} and ${k.title('salad')} Leaf Cups${k.has('crunch') ? ` with ${k.title('crunch')}` : ''}`,
  ],
  describe: (k) =>
    k
      .pick([
        `Hot and sharp against cold and crisp: ${k.call('mince')} fried with ${k.call('aromatic')}, scooped up in cool leaves with ${k.call('herb')}.`,
        `No plates needed: a leaf, a spoonful of sizzling ${k.call('mince')}, something crunchy, and it is gone.`,
      ])
      .replace('fried with ,', 'fried until crisp,'),
  method: (k) => {
    const fry = Math.max(6, k.minutes('fry', 'mince'));
    const soft = Math.max(3, Math.min(6, k.minutes('fry', 'vegetable', 'aromatic')));
    const isMince = hasTag(k, 'mince', 'minced');
    return [
      ...k.prep(),
      ...boilGrain(k),
      k.cook(
        soft,
        `Heat ${k.half('fat')} in a wok over a high heat and stir-fry ${k.the('vegetable', 'aromatic', 'heat')} for ${soft} minutes, until fragrant, then tip out.`,
        { after: [] },
      ),
      k.cook(
        fry,
        `Fry ${k.the('mince', 'salt')} in the rest of the ${k.call('fat')} for ${fry} minutes, ${isMince ? `breaking it up, ${k.done('mince')}` : 'stirring, until dry and crisp in places'}.`,
      ),
      k.cook(
        2,
        `Return the ${k.call('vegetable')} with ${k.the('umami')} and toss for 2 minutes, until glossy, then take off the heat and add ${k.the('acid')}.`,
        { id: 'filling' },
      ),
      k.mix(
        3,
        `Separate ${k.the('leaf')} and fill with the hot ${k.call('mince')}, ${k.the('salad', 'herb', 'crunch')}, about 3 minutes${k.has('grain') ? `. Serve with the ${k.call('grain')}` : ', and serve at once'}.`,
        { after: withGrain(k, ['filling']) },
      ),
    ];
  },
  tips: (k) => [
    'Dry the leaves well and keep them in the fridge until the last minute: cold is what makes them snap.',
    `Cut everything small, no bigger than the ${k.call('mince')}, so that it stays in the leaf.`,
    `Pass round more ${k.call('herb')} and ${k.call('acid')}, and let everybody fill their own.`,
  ],
};
