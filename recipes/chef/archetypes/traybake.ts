import type { Archetype } from '../archetype.ts';
import { ACID, HERB, SAVOURY, SPICES } from '../slots.ts';

export const traybake: Archetype = {
  id: 'traybake',
  courses: ['dinner', 'lunch'],
  techniques: ['roasting', 'baking', 'air-frying', 'grilling'],
  styles: ['comfort', 'family', 'one-pot', 'rustic', 'budget', 'outdoor', 'festive'],
  difficulty: 'Easy',
  vessel: 'on a roasting tray',
  slots: {
    protein: { list: 'protein', pick: [1, 1], method: 'roast' },
    root: {
      list: 'root',
      pick: [0, 1],
      method: 'roast',
      factor: 0.9,
      cut: 'diced',
      optional: true,
    },
    vegetable: {
      list: 'vegetable',
      pick: [2, 2],
      method: 'roast',
      cut: 'in-wedges',
      only: (item) => !['mushroom', 'sweetcorn', 'cauliflower'].includes(item.id),
    },
    aromatic: {
      list: 'aromatic',
      pick: [1, 1],
      method: 'roast',
      cut: 'in-wedges',
      only: (item) => item.grams.piece !== undefined && (item.grams.piece ?? 0) > 25,
    },
    spice: { ...SPICES, pick: [1, 2] },
    creamy: { list: 'creamy', pick: [0, 1], method: 'raw', optional: true },
    acid: ACID,
    herb: HERB,
    ...SAVOURY,
    fat: { ...SAVOURY.fat, factor: 1.6 },
  },
  titles: (k) => [
    `${k.cuisine} ${k.title('protein')} Traybake with ${k.title('vegetable')}`,
    `Roast ${k.title('protein')} with ${k.title('vegetable')}`,
    `${k.title('protein')} and ${k.title('vegetable')} Traybake`,
  ],
  describe: (k) =>
    `One tray and little washing-up: ${k.call('protein')} roasted over ${k.call('vegetable')} until the edges caramelise, sharpened with ${k.call('acid')}.`,
  method: (k) => {
    const protein = k.minutes('roast', 'protein');
    const slow = Math.max(25, k.minutes('roast', 'vegetable', 'root'));
    const ahead = Math.max(0, slow - protein);
    return [
      ...k.prep(2, 'Heat the oven to 200 °C fan (220 °C without).'),
      k.mix(
        2,
        `On a large roasting tray, toss ${k.has('root') ? k.the('root', 'vegetable', 'aromatic') : k.the('vegetable', 'aromatic')} with two thirds of ${k.the('fat')}, half of ${k.the('salt', 'pepper')}${k.has('spice') || k.has('heat') ? `, and ${k.the('spice', 'heat')}` : ''}. Spread out in one layer.`,
      ),
      ...(ahead >= 5
        ? [k.cook(ahead, `Roast for ${ahead} minutes, until the vegetables begin to soften.`)]
        : []),
      k.cook(
        ahead >= 5 ? protein : slow,
        `Turn ${k.the('protein')} in the rest of the ${k.call('fat')}, salt and pepper, nestle among the vegetables, and roast for ${ahead >= 5 ? protein : slow} minutes, ${k.done('protein')}.`,
      ),
      k.rest(
        3,
        `Rest for 3 minutes, then spoon over ${k.the('acid')} and scatter with ${k.the('herb')}.${k.has('creamy') ? ` Serve with ${k.the('creamy')} on the side.` : ''}`,
      ),
    ];
  },
  tips: () => [
    'Use two trays rather than crowding one: vegetables that touch steam instead of browning.',
    'For an air fryer, cook in batches at 190 °C and shake the basket half-way.',
  ],
};
