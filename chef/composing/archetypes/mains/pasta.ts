import type { Archetype } from '../../archetype.ts';
import type { Kitchen } from '../../kitchen.ts';
import { herb, salt, savoury } from '../../slots.ts';
import { along, isOneOf, until } from './about-slots.ts';
import { flavour } from './flavour-words.ts';
import { isAromatic, noneOf, within } from './slot-conditions.ts';

const cuisines = ['Italian', 'Mediterranean', 'Greek', 'French', 'American', 'Home'];

/** What a menu calls it: a shape where it is of wheat, else only what it is. */
const named = (k: Kitchen): string =>
  isOneOf(k, 'pasta', 'pasta')
    ? k.pick(['Pasta', 'Spaghetti', 'Penne', 'Linguine', 'Rigatoni'])
    : isOneOf(k, 'pasta', 'gnocchi')
      ? 'Gnocchi'
      : 'Pasta';

export const pasta: Archetype = {
  id: 'pasta',
  courses: ['dinner', 'lunch'],
  cuisines,
  techniques: ['simmering'],
  styles: ['comfort', 'family', 'budget'],
  difficulty: 'Easy',
  vessel: 'in a shallow bowl',
  weight: 1.2,
  takesHeat: true,
  slots: {
    pasta: {
      list: 'pasta',
      pick: [1, 1],
      method: 'simmer',
      universal: ['gluten-free-pasta'],
    },
    protein: {
      list: 'protein',
      pick: [1, 1],
      method: 'fry',
      factor: 0.75,
      only: noneOf('tofu', 'black-beans', 'kidney-beans', 'jackfruit', 'duck-breast', 'portobello'),
    },
    vegetable: {
      list: 'vegetable',
      pick: [1, 2],
      method: 'fry',
      factor: 0.9,
      only: within('fry', 10),
    },
    aromatic: { list: 'aromatic', pick: [1, 2], method: 'fry', only: isAromatic },
    salty: { list: 'salty', pick: [0, 1], optional: true, only: noneOf('gherkins') },
    cheese: {
      list: 'cheese',
      pick: [0, 1],
      factor: 0.7,
      optional: true,
      only: noneOf('halloumi', 'paneer', 'cottage-cheese', 'cream-cheese'),
    },
    acid: { list: 'acid', pick: [1, 1], factor: 0.6 },
    herb,
    fat: { ...savoury.fat, factor: 1.4 },
    heat: savoury.heat,
    salt,
    pepper: savoury.pepper,
  },
  titles: (k) => [
    `${named(k)} with ${k.title('protein')} and ${k.title('vegetable')}`,
    `${flavour(k, 'acid', 'herb', 'aromatic')} ${k.title('vegetable')} ${named(k)} with ${k.title('protein')}`,
    `${k.title('protein')} ${named(k)} with ${k.title('vegetable')} and ${k.title('herb')}`,
    k.has('salty')
      ? `${named(k)} with ${k.title('vegetable')}, ${k.title('protein')} and ${k.title('salty')}`
      : `${flavour(k, 'acid', 'herb')} ${named(k)} with ${k.title('protein')}`,
  ],
  describe: (k) =>
    k.pick([
      `A generous bowl of ${k.call('pasta')} with ${k.call('protein', 'vegetable')}, loosened with its own cooking water and finished with ${k.call('herb')}.`,
      `A weeknight plate that tastes of more than the time it takes: ${k.call('vegetable')}, ${k.call('protein')} and a shine of ${k.call('fat', 'acid')}.`,
    ]),
  method: (k) => {
    const boil = k.minutes('simmer', 'pasta');
    const fry = Math.max(4, k.minutes('fry', 'protein'));
    const soft = Math.min(10, Math.max(5, k.minutes('fry', 'vegetable', 'aromatic')));
    return [
      ...k.prep(),
      k.leave(
        boil,
        `Cook ${k.the('pasta')} in plenty of boiling water with ${k.the('salt')} for ${boil} minutes. Keep back a ladleful of the cooking water, then drain.`,
        { after: [], id: 'pasta' },
      ),
      k.cook(
        fry,
        `Heat ${k.half('fat')} in a large frying pan and cook ${k.the('protein')} for ${fry} minutes, ${until(k, 'protein', 'until golden')}, then lift out.`,
        { after: [] },
      ),
      k.cook(
        soft,
        `Add the rest of the ${k.call('fat')} to the pan and cook ${k.the('vegetable')}${along(k, ' with ', ['aromatic', 'heat'])} for ${soft} minutes, until soft and sweet.`,
        { id: 'vegetables' },
      ),
      k.cook(
        2,
        `Return the ${k.call('protein')} with ${k.the('acid', 'salty')}, the ${k.call('pasta')} and a splash of cooking water, and toss over the heat for 2 minutes, until glossy.`,
        { after: ['pasta', 'vegetables'] },
      ),
      k.mix(
        1,
        `Off the heat, fold in ${k.the('herb', 'cheese', 'pepper')} for 1 minute, then serve straight away in warm bowls.`,
      ),
    ];
  },
  tips: (k) => [
    `Save the cooking water: its starch ties everything to the ${k.call('pasta')}.`,
    `Take the ${k.call('pasta')} out of the water a little early; it finishes in the pan and drinks up the juices.`,
    k.has('cheese')
      ? `Stir in the ${k.call('cheese')} off the heat, so that it melts instead of clumping.`
      : `Taste before you serve: the ${k.call('acid')} should lift the bowl, not sour it.`,
  ],
};
