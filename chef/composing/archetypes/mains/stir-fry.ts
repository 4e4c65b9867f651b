import type { Archetype } from '../../archetype.ts';
import { savoury } from '../../slots.ts';
import { along, until } from './about-slots.ts';
import { flavour, ownCuisine } from './flavour-words.ts';
import { boilGrain, riceBeside, withGrain } from './side-grain.ts';
import { isTossed, noneOf, within } from './slot-conditions.ts';

const cuisines = ['Chinese', 'Thai', 'Japanese', 'Korean', 'Vietnamese', 'Indonesian', 'Filipino'];
const mostMin = 8;

export const stirFry: Archetype = {
  id: 'stir-fry',
  courses: ['dinner', 'lunch'],
  cuisines,
  techniques: ['stir-frying'],
  styles: ['light', 'street-food', 'budget', 'modern'],
  difficulty: 'Easy',
  vessel: 'in a wide bowl, beside a mound of rice',
  weight: 1.2,
  takesHeat: true,
  slots: {
    protein: { list: 'protein', pick: [1, 1], method: 'fry', cut: 'thinly-sliced', only: isTossed },
    vegetable: {
      list: 'vegetable',
      pick: [1, 2],
      method: 'fry',
      cut: 'finely-sliced',
      factor: 0.8,
      only: within('fry', mostMin),
    },
    green: { list: 'green', pick: [1, 1], method: 'fry' },
    aromatic: {
      list: 'aromatic',
      pick: [1, 2],
      method: 'fry',
      optional: true,
      only: within('fry', 2),
    },
    umami: {
      list: 'umami',
      pick: [1, 1],
      factor: 1.1,
      only: noneOf('lemon-zest', 'nutritional-yeast'),
      universal: ['coconut-aminos'],
    },
    acid: { list: 'acid', pick: [1, 1], factor: 0.7 },
    grain: riceBeside,
    crunch: { list: 'crunch', pick: [0, 1], method: 'raw' },
    fat: savoury.fat,
    heat: savoury.heat,
    salt: { ...savoury.salt, factor: 0.4 },
  },
  titles: (k) => [
    `${flavour(k, 'umami', 'heat', 'aromatic')} ${k.title('protein')} Stir-Fry with ${k.title('green')}`,
    `Stir-Fried ${k.title('protein')} with ${k.title('vegetable')} and ${k.title('green')}`,
    `${ownCuisine(k, cuisines)} ${k.title('protein')} and ${k.title('green')} Stir-Fry`,
    `Wok-Tossed ${k.title('vegetable')} and ${k.title('protein')}${k.has('crunch') ? ` with ${k.title('crunch')}` : ''}`,
  ],
  describe: (k) =>
    k.pick([
      `A very hot pan and ten minutes: ${k.call('protein')} seared at the edges, ${k.call('vegetable', 'green')} still crisp, all glossed with ${k.call('umami')}.`,
      `Fast, crisp and glossy: ${k.call('protein', 'green')} tossed with ${k.call('umami', 'acid')} while everything is still lively.`,
    ]),
  method: (k) => {
    const sear = Math.max(4, k.minutes('fry', 'protein'));
    const soft = Math.max(3, Math.min(6, k.minutes('fry', 'vegetable')));
    const green = Math.max(2, k.minutes('fry', 'green'));
    return [
      ...k.prep(1, `Stir ${k.the('umami', 'acid')} together for the sauce.`),
      ...boilGrain(k),
      k.cook(
        sear,
        k.pick([
          `Heat ${k.half('fat')} in a wok until it shimmers, then fry ${k.the('protein')} with ${k.the('salt')} for ${sear} minutes, ${until(k, 'protein', 'until golden')}. Tip out.`,
          `Get a wok very hot with ${k.half('fat')}. Fry ${k.the('protein')} with ${k.the('salt')} for ${sear} minutes, ${until(k, 'protein', 'until golden')}, then tip onto a plate.`,
        ]),
        { after: [] },
      ),
      k.cook(
        soft,
        `Add the rest of the ${k.call('fat')} to the wok and stir-fry ${k.the('vegetable')} for ${soft} minutes, until browned at the edges but crisp in the middle.`,
      ),
      k.cook(
        green,
        `Toss in ${k.the('green')}${along(k, ' with ', ['aromatic', 'heat'])} and keep everything moving for ${green} minutes, until bright and fragrant.`,
        { id: 'greens' },
      ),
      k.cook(
        1,
        `Return the ${k.call('protein')}, pour in the sauce and toss for 1 minute, until glossy and hot. ${k.has('crunch') ? `Scatter with ${k.the('crunch')} and serve` : 'Serve'} ${k.has('grain') ? `over the ${k.call('grain')}` : 'at once'}.`,
        { after: withGrain(k, ['greens']) },
      ),
    ];
  },
  tips: (k) => [
    'Have everything cut and the sauce mixed before the pan gets hot: there is no time to chop once it starts.',
    k.servings > 2
      ? 'Cook in two batches if your pan is small. A crowded pan steams instead of searing.'
      : `Leave the ${k.call('protein')} alone for the first minute, so that it browns before you move it.`,
    `Cut the ${k.call('vegetable')} to one thickness and everything will be done at the same moment.`,
  ],
};
