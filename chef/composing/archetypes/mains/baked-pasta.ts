import type { Archetype } from '../../archetype.ts';
import { herb, salt, savoury } from '../../slots.ts';
import { along, until } from './about-slots.ts';
import { flavour } from './flavour-words.ts';
import { both, isAromatic, isTossed, noneOf, oneOf, within } from './slot-conditions.ts';

export const bakedPasta: Archetype = {
  id: 'baked-pasta',
  courses: ['dinner', 'lunch'],
  cuisines: ['Italian', 'Mediterranean', 'American', 'Greek', 'British', 'Home'],
  techniques: ['baking'],
  styles: ['comfort', 'family', 'meal-prep', 'sharing'],
  difficulty: 'Medium',
  vessel: 'in an oven dish, the top browned',
  slots: {
    pasta: {
      list: 'pasta',
      pick: [1, 1],
      method: 'simmer',
      grams: [60, 75, 90],
      only: noneOf('gnocchi'),
      universal: ['gluten-free-pasta'],
    },
    protein: {
      list: 'protein',
      pick: [1, 1],
      method: 'fry',
      factor: 0.65,
      only: (item) =>
        (isTossed(item) ||
          item.id === 'cannellini' ||
          item.id === 'butter-beans' ||
          item.id === 'chickpeas') &&
        ![
          'tofu',
          'tempeh',
          'duck-breast',
          'halloumi',
          'jackfruit',
          'beef-steak',
          'squid',
          'paneer',
          'prawns',
        ].includes(item.id),
    },
    vegetable: {
      list: 'vegetable',
      pick: [1, 2],
      method: 'fry',
      factor: 0.8,
      only: both(within('fry', 10), noneOf('tomato', 'cherry-tomato', 'cucumber', 'okra')),
    },
    aromatic: {
      list: 'aromatic',
      pick: [1, 2],
      method: 'fry',
      only: isAromatic,
      universal: ['fennel', 'ginger'],
    },
    body: {
      list: 'body',
      pick: [1, 1],
      method: 'simmer',
      factor: 1.2,
      only: oneOf('tinned-tomatoes', 'passata'),
    },
    spice: {
      list: 'spice',
      pick: [0, 1],
      optional: true,
      only: oneOf('dried-oregano', 'dried-thyme', 'fennel-seeds', 'smoked-paprika', 'paprika'),
    },
    cheese: { list: 'melting', pick: [1, 1], grams: [20, 30, 40], optional: true },
    crumb: {
      list: 'coating',
      pick: [0, 1],
      optional: true,
      grams: [6, 8, 12],
      only: oneOf('breadcrumbs'),
    },
    herb,
    fat: { ...savoury.fat, factor: 1.2 },
    heat: savoury.heat,
    salt,
  },
  titles: (k) => [
    `Baked Pasta with ${k.title('protein')} and ${k.title('vegetable')}`,
    `${k.title('vegetable')} and ${k.title('protein')} Pasta Bake`,
    `${flavour(k, 'body', 'herb', 'spice')} Pasta Bake with ${k.title('protein')} and ${k.title('vegetable')}`,
    `Golden Pasta Bake with ${k.title('vegetable')} and ${k.title('cheese')}`,
  ],
  describe: (k) =>
    k.pick([
      `Crisp at the corners and saucy underneath: ${k.call('pasta')} baked with ${k.call('protein', 'vegetable')} in ${k.call('body')}, under ${k.call('cheese')}.`,
      `One dish in the middle of the table and everybody wants the crust: ${k.call('vegetable')}, ${k.call('protein')} and a bubbling sauce of ${k.call('body')}.`,
    ]),
  method: (k) => {
    const boil = Math.max(6, k.minutes('simmer', 'pasta') - 3);
    const fry = Math.max(4, k.minutes('fry', 'protein'));
    const soft = Math.max(5, Math.min(10, k.minutes('fry', 'vegetable', 'aromatic')));
    return [
      ...k.prep(1, 'Heat the oven to 200 °C fan (220 °C without).'),
      k.leave(
        boil,
        `Boil ${k.the('pasta')} in well-salted water for ${boil} minutes, a little less than usual, then drain: it will finish in the oven.`,
        { after: [], id: 'pasta' },
      ),
      k.cook(
        fry,
        `Heat ${k.half('fat')} in a deep frying pan and cook ${k.the('protein')} for ${fry} minutes, ${until(k, 'protein', 'until golden')}. Lift out.`,
        { after: [] },
      ),
      k.cook(
        soft,
        `Add the rest of the ${k.call('fat')} and soften ${k.the('vegetable', 'aromatic')}${along(k, ' with ', ['spice', 'heat'])} for ${soft} minutes, stirring now and then.`,
      ),
      k.cook(
        5,
        `Pour in ${k.the('body')} with ${k.the('salt')} and bubble for 5 minutes, until it tastes rounded and has thickened a little.`,
        { id: 'sauce' },
      ),
      k.mix(
        2,
        `Fold the ${k.call('pasta')} and ${k.call('protein')} into the sauce and tip into an oven dish in about 2 minutes. Top with ${k.the('cheese', 'crumb')}.`,
        { after: ['pasta', 'sauce'] },
      ),
      k.bake(
        20,
        'Bake for 20 minutes on the upper shelf, until the top is golden and the edges bubble fiercely.',
      ),
      k.rest(
        5,
        `Let it stand for 5 minutes, so that it holds together on the spoon, then scatter with ${k.the('herb')}.`,
      ),
    ];
  },
  tips: (k) => [
    'It can be put together a day ahead and kept chilled; give it 10 more minutes in the oven then.',
    `Undercook the ${k.call('pasta')}: it goes on drinking up sauce in the oven.`,
    'Leftovers: cool within an hour, keep for 2 days, and reheat to 74 °C in the middle.',
  ],
};
