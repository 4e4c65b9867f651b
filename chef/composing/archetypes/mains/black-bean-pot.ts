import type { Archetype } from '../../archetype.ts';
import { herb, salt, savoury } from '../../slots.ts';
import { along, hasTag } from './about-slots.ts';
import { flavour } from './flavour-words.ts';
import { boilGrain, grainTitle, riceBeside, withGrain } from './side-grain.ts';
import { isAromatic, isGroundSpice, oneOf } from './slot-conditions.ts';

/** Beans and something smoky or slow in one pot, with rice and greens, in the manner of a feijoada. */
export const blackBeanPot: Archetype = {
  id: 'black-bean-pot',
  courses: ['dinner'],
  cuisines: ['Brazilian', 'Caribbean', 'Mexican', 'Peruvian', 'Cajun', 'Portuguese', 'Argentinian'],
  techniques: ['simmering', 'slow-cooking', 'braising'],
  styles: ['comfort', 'one-pot', 'sharing', 'festive', 'meal-prep', 'rustic'],
  difficulty: 'Medium',
  vessel: 'in a deep bowl, rice and greens beside it',
  takesHeat: true,
  slots: {
    bean: {
      list: 'bean',
      pick: [1, 1],
      method: 'simmer',
      grams: [90, 110, 140],
      only: oneOf('black-beans', 'kidney-beans', 'pinto-beans'),
    },
    meat: {
      list: 'stew',
      pick: [1, 1],
      optional: true,
      method: 'simmer',
      factor: 0.55,
      only: ({ tags }) => tags.has('pork') || tags.has('poultry') || tags.has('beef'),
    },
    vegetable: {
      list: 'vegetable',
      pick: [1, 1],
      method: 'simmer',
      factor: 0.7,
      only: oneOf(
        'red-pepper',
        'green-pepper',
        'yellow-pepper',
        'tomato',
        'carrot',
        'butternut-squash',
      ),
    },
    aromatic: {
      list: 'aromatic',
      pick: [2, 2],
      method: 'fry',
      only: isAromatic,
      universal: ['fennel', 'ginger'],
    },
    spice: { list: 'spice', pick: [1, 1], optional: true, factor: 1.3, only: isGroundSpice },
    broth: { list: 'broth', pick: [1, 1], grams: [80, 100, 130], universal: ['water'] },
    green: {
      list: 'green',
      pick: [1, 1],
      method: 'fry',
      factor: 0.9,
      only: oneOf('kale', 'spinach', 'swiss-chard', 'green-beans'),
    },
    grain: riceBeside,
    acid: { list: 'acid', pick: [1, 1], factor: 0.7 },
    herb,
    fat: { ...savoury.fat, factor: 1.4 },
    heat: savoury.heat,
    salt,
  },
  titles: (k) => [
    `${k.title('bean')} Pot with ${k.title(k.has('meat') ? 'meat' : 'vegetable')} and ${k.title('green')}`,
    `${flavour(k, 'spice', 'heat')} ${k.title('bean')} Stew${k.has('meat') ? ` with ${k.title('meat')}` : ''}${k.has('grain') ? `${k.has('meat') ? ' and' : ' with'} ${grainTitle(k)}` : ''}`,
    `Slow ${k.title('bean')} Pot with ${k.title('green')}${k.has('grain') ? ` and ${grainTitle(k)}` : ''}`,
  ],
  describe: (k) =>
    k.pick([
      `Dark, glossy and patient: ${k.call('bean')} cooked down with ${k.call(k.has('meat') ? 'meat' : 'vegetable')} and ${k.call('aromatic')}, with bright ${k.call('green')} and a squeeze of ${k.call('acid')}.`,
      `A Saturday pot for a full table: thick ${k.call('bean')}, ${k.call('green')} tossed in a hot pan, and something sharp to wake it all up.`,
    ]),
  method: (k) => {
    const soften = Math.max(5, k.soften('aromatic'));
    const simmer = Math.max(25, k.minutes('simmer', 'meat', 'vegetable', 'bean'));
    const green = Math.max(3, k.minutes('fry', 'green'));
    const isAnimal = hasTag(k, 'meat', 'meat');
    return [
      ...k.prep(),
      ...(k.has('meat')
        ? [
            k.cook(
              7,
              `Heat a third of ${k.the('fat')} in a heavy pot and brown ${k.the('meat')} for 7 minutes, turning, until deep golden on all sides.`,
            ),
          ]
        : []),
      k.cook(
        soften,
        `${k.has('meat') ? `Add ${k.the('aromatic')}` : `Soften ${k.the('aromatic')} in half of ${k.the('fat')} in a heavy pot`}${along(k, ' with ', ['spice', 'heat'])} and cook for ${soften} minutes, until fragrant.`,
      ),
      k.leave(
        simmer,
        `Add ${k.the('bean', 'vegetable', 'broth')} and ${k.half('salt')}. Simmer half covered for ${simmer} minutes, ${isAnimal ? 'until very tender and at least 74 °C inside' : 'until dark and thick'}.`,
        { id: 'pot' },
      ),
      ...boilGrain(k),
      k.cook(
        green,
        `Toss ${k.the('green')} in the rest of the ${k.call('fat')} with the rest of the ${k.call('salt')} in a hot pan for ${green} minutes, until bright.`,
        { after: [], id: 'greens' },
      ),
      k.mix(
        2,
        `Crush a ladleful of the ${k.call('bean')} into the pot to thicken it, about 2 minutes, and stir in ${k.the('acid')}. Serve with the ${k.call('green')}${k.has('grain') ? `, the ${k.call('grain')}` : ''} and ${k.the('herb')}.`,
        { after: withGrain(k, ['pot', 'greens']) },
      ),
    ];
  },
  tips: (k) => [
    'It is a dish for the day before: cool within an hour, chill, and reheat to 74 °C.',
    `Keep the ${k.call('green')} apart until the plate, so that the colour stays bright.`,
    `Taste for ${k.call('acid')} at the end: dark beans need more than you think.`,
  ],
};
