import type { Archetype } from '../../archetype.ts';
import { acid, crunch, herb, salt } from '../../slots.ts';
import { along, hasTag, isOneOf, until } from './about-slots.ts';
import { flavour } from './flavour-words.ts';
import { boilGrain, grainBeside, grainTitle } from './side-grain.ts';
import { noneOf } from './slot-conditions.ts';

const isDressing = noneOf('double-cream', 'cream-cheese', 'coconut-cream', 'ricotta');

export const grainBowl: Archetype = {
  id: 'grain-bowl',
  courses: ['lunch', 'dinner'],
  techniques: ['simmering', 'searing', 'grilling'],
  styles: ['light', 'modern', 'meal-prep', 'lunchbox', 'bowl'],
  difficulty: 'Easy',
  vessel: 'in a wide bowl, each part side by side',
  takesHeat: true,
  slots: {
    grain: {
      ...grainBeside,
      optional: false,
      universal: ['quinoa', 'basmati', 'millet', 'buckwheat'],
    },
    protein: { list: 'protein', pick: [1, 1], method: 'fry' },
    salad: { list: 'salad', pick: [2, 2], method: 'raw', factor: 0.8 },
    green: { list: 'green', pick: [1, 1], method: 'fry', factor: 0.8 },
    spice: {
      list: 'spice',
      pick: [1, 1],
      optional: true,
      only: noneOf('star-anise', 'saffron', 'cinnamon', 'cardamom'),
    },
    creamy: {
      list: 'creamy',
      pick: [1, 1],
      method: 'raw',
      only: isDressing,
      universal: ['avocado', 'olive-oil'],
    },
    acid: { ...acid, factor: 1.2 },
    herb,
    crunch,
    fat: { list: 'fat', pick: [1, 1], method: 'fry' },
    heat: { list: 'heat', pick: [0, 1] },
    salt,
  },
  titles: (k) => [
    `${flavour(k, 'spice', 'acid', 'heat')} ${k.title('protein')} Bowl with ${grainTitle(k)}`,
    `${k.title('protein')}, ${k.title('green')} and ${grainTitle(k)} Bowl`,
    `${grainTitle(k)} Bowl with ${k.title('protein')} and ${k.title('salad')}`,
    `Warm ${grainTitle(k)} Bowl with ${k.title('protein')} and ${k.title('crunch')}`,
  ],
  describe: (k) =>
    k.pick([
      `A full bowl in which every forkful differs: warm ${k.call('grain')}, ${k.call('protein')} from the pan, crisp ${k.call('salad')}, and a dressing of ${k.call('creamy', 'acid')}.`,
      `A bowl that keeps you going: ${k.call('grain')}, ${k.call('protein', 'green')}, something creamy, something sharp and a handful of ${k.call('crunch')}.`,
    ]),
  method: (k) => {
    const fry = Math.max(4, k.minutes('fry', 'protein'));
    const green = Math.max(2, k.minutes('fry', 'green'));
    return [
      ...k.prep(),
      ...boilGrain(k),
      k.mix(
        2,
        `${isOneOf(k, 'creamy', 'avocado') ? 'Mash' : 'Whisk'} ${k.the('creamy')} with ${k.the('acid')}${along(k, ', ', ['heat'])}, a splash of water and ${k.half('salt')} for about 2 minutes, until pourable.`,
        { after: [] },
      ),
      k.cook(
        fry,
        `Fry ${k.the('protein')}${along(k, ' with ', ['spice'])} and the rest of the ${k.call('salt')} in ${k.the('fat')} for ${fry} minutes, turning, ${until(k, 'protein', 'until golden')}.`,
      ),
      k.cook(
        green,
        `Lift out the ${k.call('protein')} and toss ${k.the('green')} in the same hot pan for ${green} minutes, until bright and only just tender.`,
        { id: 'greens' },
      ),
      k.mix(
        3,
        `Take 3 minutes to build the bowls${hasTag(k, 'protein', 'beef', 'pork', 'lamb') ? ` while the ${k.call('protein')} rests` : ''}: first the ${k.call('grain')}, then the ${k.call('protein')}, the ${k.call('green')} and ${k.the('salad')} in their own corners.`,
        { after: ['grain', 'greens'] },
      ),
      k.mix(
        1,
        `Spoon the dressing over, let it sink in for 1 minute, and finish each bowl with ${k.the('herb', 'crunch')}.`,
      ),
    ];
  },
  tips: (k) => [
    `For a lunchbox, cool the ${k.call('grain')} within an hour, pack the dressing apart, and keep it chilled.`,
    `Dress the ${k.call('grain')} with a spoonful first: it takes on more flavour while warm.`,
    `Cut the ${k.call('salad')} small, so that every forkful gets some.`,
  ],
};
