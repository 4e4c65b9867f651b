import type { Archetype } from '../archetype.ts';
import { ACID, CRUNCH, HERB, PEPPER, SALT, SPICES } from '../slots.ts';

export const grainBowl: Archetype = {
  id: 'grain-bowl',
  courses: ['lunch', 'dinner'],
  techniques: ['simmering', 'searing', 'grilling'],
  styles: ['light', 'modern', 'meal-prep', 'lunchbox', 'bowl'],
  difficulty: 'Easy',
  vessel: 'in a wide bowl, each part side by side',
  slots: {
    grain: {
      list: 'grain',
      pick: [1, 1],
      method: 'simmer',
      only: (item) => (item.minutes.simmer ?? 99) <= 28,
    },
    protein: { list: 'protein', pick: [1, 1], method: 'fry' },
    salad: { list: 'salad', pick: [2, 2], method: 'raw' },
    green: { list: 'green', pick: [1, 1], method: 'fry' },
    spice: { ...SPICES, pick: [1, 1] },
    creamy: { list: 'creamy', pick: [1, 1], method: 'raw', factor: 0.9 },
    acid: { ...ACID, factor: 1.2 },
    herb: HERB,
    crunch: CRUNCH,
    fat: { list: 'fat', pick: [1, 1], method: 'fry', factor: 1.4 },
    heat: { list: 'heat', pick: [0, 1] },
    salt: SALT,
    pepper: PEPPER,
  },
  titles: (k) => [
    `${k.cuisine} ${k.title('protein')} Bowl with ${k.title('grain')}`,
    `${k.title('protein')}, ${k.title('green')} and ${k.title('grain')} Bowl`,
    `${k.title('grain')} Bowl with ${k.title('protein')} and ${k.title('salad')}`,
  ],
  describe: (k) =>
    `A full bowl in which every forkful differs: warm ${k.call('grain')}, ${k.call('protein')} from the pan, crisp ${k.call('salad')} and a dressing of ${k.call('creamy', 'acid')}.`,
  method: (k) => {
    const boil = k.minutes('simmer', 'grain');
    const fry = k.minutes('fry', 'protein');
    const green = k.minutes('fry', 'green');
    return [
      ...k.prep(),
      k.meanwhile(
        boil + 3,
        `Boil ${k.the('grain')} in plenty of water with half of ${k.the('salt')} for ${boil} minutes, until tender. Drain well.`,
      ),
      k.mix(
        2,
        `For the dressing, whisk ${k.the('creamy')} with ${k.the('acid', 'heat')}, loosening it with a spoonful of water, and season with half of ${k.the('pepper')}.`,
      ),
      k.cook(
        fry,
        `Warm ${k.the('fat')} in a frying pan over a medium-high heat. Season ${k.the('protein')} with the remaining salt and pepper${k.has('spice') ? ` and with ${k.the('spice')}` : ''}, and fry for ${fry} minutes, turning, ${k.done('protein')}. Lift out.`,
      ),
      k.cook(
        green,
        `In the same pan, cook ${k.the('green')} for ${green} ${green === 1 ? 'minute' : 'minutes'}, until bright and just tender.`,
      ),
      k.mix(
        3,
        `Divide the ${k.call('grain')} between bowls and arrange the ${k.call('protein')}, the ${k.call('green')} and ${k.the('salad')} on top. Spoon over the dressing, and finish with ${k.the('herb', 'crunch')}.`,
      ),
    ];
  },
  tips: (k) => [
    `For a lunchbox, cool the ${k.call('grain')} within an hour, pack the dressing apart, and keep it chilled.`,
    'Dress the warm grain with a spoonful of the dressing first: it takes on more flavour while hot.',
  ],
};
