import type { Archetype } from '../archetype.ts';
import { ACID, HERB, SAVOURY, SPICES } from '../slots.ts';

export const tacos: Archetype = {
  id: 'tacos',
  courses: ['lunch', 'dinner'],
  cuisines: [
    'Mexican',
    'American',
    'Korean',
    'Greek',
    'Middle Eastern',
    'Turkish',
    'Moroccan',
    'Indian',
  ],
  techniques: ['searing', 'grilling'],
  styles: ['street-food', 'family', 'outdoor', 'modern'],
  difficulty: 'Easy',
  vessel: 'on a board',
  slots: {
    wrap: { list: 'wrap', pick: [1, 1], method: 'fry' },
    protein: { list: 'protein', pick: [1, 1], method: 'fry', factor: 0.9 },
    vegetable: { list: 'vegetable', pick: [1, 1], method: 'fry', cut: 'finely-sliced' },
    slaw: { list: 'slaw', pick: [1, 1], method: 'raw', cut: 'shredded' },
    aromatic: { list: 'aromatic', pick: [1, 1], method: 'fry' },
    spice: { ...SPICES, pick: [2, 2] },
    creamy: { list: 'creamy', pick: [1, 1], method: 'raw' },
    acid: { ...ACID, factor: 1.4 },
    herb: HERB,
    ...SAVOURY,
  },
  titles: (k) => [
    `${k.title('protein')} ${k.first('wrap')?.id === 'corn-tortilla' ? 'Tacos' : 'Wraps'} with ${k.title('slaw')} Slaw`,
    `${k.cuisine} ${k.title('protein')} ${k.first('wrap')?.id === 'corn-tortilla' ? 'Tacos' : 'Wraps'}`,
  ],
  describe: (k) =>
    `Made to be eaten with the hands: spiced ${k.call('protein')} with a sharp ${k.call('slaw')} slaw and ${k.call('creamy')}, in a warm ${k.call('wrap').replace(/s$/, '')}.`,
  method: (k) => {
    const fry = k.minutes('fry', 'protein');
    const soft = Math.min(8, k.minutes('fry', 'vegetable'));
    return [
      ...k.prep(),
      k.mix(
        2,
        `Toss ${k.the('slaw')} with half of ${k.the('acid')} and a pinch of ${k.the('salt')}, squeezing it lightly so that it softens.`,
      ),
      k.cook(
        soft,
        `Warm ${k.the('fat')} in a large frying pan over a high heat and fry ${k.the('vegetable')} for ${soft} minutes.`,
      ),
      k.cook(
        fry + 1,
        `Push to one side and add ${k.the('protein')}. Sprinkle with ${k.has('spice') ? `${k.the('spice')}, ` : ''}the remaining salt and ${k.the('pepper')}, and fry for ${fry} minutes, ${k.done('protein')}. Stir in ${k.the('aromatic', 'heat')} for 1 minute, then add the rest of the ${k.call('acid')}.`,
      ),
      k.cook(
        3,
        `Warm ${k.the('wrap')} in a dry pan for a few seconds on each side and keep them in a clean cloth.`,
      ),
      k.mix(
        2,
        `Fill with the ${k.call('protein')} and the slaw, top with ${k.the('creamy')} and ${k.the('herb')}, and eat at once.`,
      ),
    ];
  },
  tips: (k) => [
    `Let everybody fill their own: put out the ${k.call('protein')}, the slaw and the ${k.call('creamy')} in bowls.`,
    'Keep the pan hot and do not stir too much: the browned edges are where the flavour is.',
  ],
};
