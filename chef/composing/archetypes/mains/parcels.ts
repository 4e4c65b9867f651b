import type { Archetype } from '../../archetype.ts';
import { acid, herb, salt, savoury } from '../../slots.ts';
import { along, minutesOf, until } from './about-slots.ts';
import { flavour } from './flavour-words.ts';
import { boilGrain, grainBeside, withGrain } from './side-grain.ts';
import { both, isAromatic, noneOf, within } from './slot-conditions.ts';

export const parcels: Archetype = {
  id: 'steamed-parcels',
  courses: ['dinner', 'lunch'],
  cuisines: [
    'Chinese',
    'Japanese',
    'Thai',
    'Vietnamese',
    'Mediterranean',
    'French',
    'Nordic',
    'Italian',
    'Indonesian',
    'Filipino',
    'Sri Lankan',
  ],
  techniques: ['steaming', 'baking', 'poaching'],
  styles: ['light', 'date-night', 'modern', 'fine-dining'],
  difficulty: 'Easy',
  vessel: 'on a plate, the paper parcel just opened',
  takesHeat: true,
  slots: {
    fillet: { list: 'fillet', pick: [1, 1], method: 'roast' },
    vegetable: {
      list: 'vegetable',
      pick: [1, 1],
      method: 'fry',
      cut: 'finely-sliced',
      factor: 0.8,
      only: both(within('fry', 8), noneOf('sweetcorn', 'cauliflower', 'white-cabbage', 'okra')),
    },
    green: {
      list: 'green',
      pick: [1, 1],
      method: 'fry',
      factor: 0.9,
      only: both(within('fry', 5), noneOf('peas', 'bean-sprouts')),
    },
    aromatic: {
      list: 'aromatic',
      pick: [1, 2],
      method: 'fry',
      cut: 'finely-sliced',
      only: both(isAromatic, within('fry', 8)),
      universal: ['fennel', 'ginger'],
    },
    umami: {
      list: 'umami',
      pick: [1, 1],
      optional: true,
      only: noneOf(
        'sun-dried-tomato',
        'tomato-puree',
        'worcestershire',
        'lemon-zest',
        'nutritional-yeast',
        'hoisin',
      ),
    },
    grain: grainBeside,
    acid,
    herb,
    fat: { ...savoury.fat, factor: 1.3 },
    heat: savoury.heat,
    salt: { ...salt, factor: 0.7 },
  },
  titles: (k) => [
    `${k.title('fillet')} Baked in Paper with ${k.title('vegetable')} and ${k.title('green')}`,
    `${flavour(k, 'acid', 'aromatic', 'umami')} ${k.title('fillet')} Parcels with ${k.title('green')}`,
    `Steamed ${k.title('fillet')} in a Parcel with ${k.title('aromatic')} and ${k.title('herb')}`,
  ],
  describe: (k) =>
    k.pick([
      `Open the paper and everything rises at once: ${k.call('herb')}, ${k.call('acid')}, and ${k.call('fillet')} steamed in its own juices over ${k.call('vegetable', 'green')}.`,
      `Clean and light, with nothing lost: ${k.call('fillet')} cooked in a sealed parcel with ${k.call('aromatic', 'green')}, and juices to spoon up.`,
    ]),
  method: (k) => {
    const bake = Math.max(15, k.minutes('roast', 'fillet') + 3);
    const fold = Math.max(3, k.servings + 1);
    return [
      ...k.prep(1, 'Heat the oven to 200 °C fan (220 °C without).'),
      k.mix(
        2,
        `Toss ${k.the('vegetable', 'green', 'aromatic', 'heat')} with ${k.half('fat')} and ${k.half('salt')} for ${minutesOf(2)}, until everything shines.`,
      ),
      k.mix(
        fold,
        `Divide between ${k.servings === 1 ? 'a big sheet' : `${k.servings} big sheets`} of baking paper and lay ${k.the('fillet')} on top. Dress with the rest of the ${k.call('fat')} and ${k.call('salt')}${along(k, ' and ', ['umami'])}; it takes ${fold} minutes.`,
      ),
      k.bake(
        bake,
        `Fold the paper into tight parcels, set on a tray and bake for ${bake} minutes, ${until(k, 'fillet', 'until the middle is hot and tender')}.`,
        { id: 'parcels' },
      ),
      ...boilGrain(k),
      k.rest(
        2,
        `Leave the parcels closed for 2 minutes, then open at the table, add ${k.the('acid', 'herb')} and serve${k.has('grain') ? ` with the ${k.call('grain')}` : ''}.`,
        { after: withGrain(k, ['parcels']) },
      ),
    ];
  },
  tips: (k) => [
    'Fold the edges twice and pinch them well: the steam is what cooks it.',
    `Slice the ${k.call('vegetable')} very thin: thick slices are still hard when the rest is done.`,
    'The parcels can be folded in the morning and kept chilled until the oven is hot.',
  ],
};
