import type { Archetype } from '../../archetype.ts';
import { herb, salt, savoury } from '../../slots.ts';
import { along, isOneOf, until } from './about-slots.ts';
import { flavour } from './flavour-words.ts';
import { both, isTossed, noneOf, oneOf } from './slot-conditions.ts';

export const gnocchiTray: Archetype = {
  id: 'sheet-pan-gnocchi',
  courses: ['dinner', 'lunch'],
  cuisines: ['Italian', 'Mediterranean', 'American', 'Argentinian', 'French'],
  techniques: ['roasting', 'baking'],
  styles: ['comfort', 'family', 'one-pot', 'budget'],
  difficulty: 'Easy',
  vessel: 'on a roasting tray',
  takesHeat: true,
  slots: {
    gnocchi: { list: 'gnocchi', pick: [1, 1], cut: 'diced', grams: [140, 170, 210] },
    protein: {
      list: 'protein',
      pick: [1, 1],
      method: 'roast',
      factor: 0.75,
      only: both(
        (item) => isTossed(item) || item.roles.has('pulse'),
        noneOf('tofu', 'tempeh', 'duck-breast', 'jackfruit', 'squid', 'prawns', 'beef-steak'),
      ),
    },
    vegetable: {
      list: 'vegetable',
      pick: [2, 2],
      method: 'roast',
      cut: 'in-wedges',
      factor: 0.8,
      only: noneOf('mushroom', 'sweetcorn', 'okra', 'bamboo-shoots', 'white-cabbage', 'artichoke'),
    },
    onion: {
      list: 'aromatic',
      pick: [1, 1],
      optional: true,
      method: 'roast',
      cut: 'in-wedges',
      only: oneOf('red-onion', 'onion', 'shallot', 'leek', 'fennel'),
    },
    woody: { list: 'woody', pick: [0, 1], optional: true, method: 'roast' },
    cheese: {
      list: 'cheese',
      pick: [0, 1],
      optional: true,
      factor: 0.8,
      only: noneOf('halloumi', 'paneer'),
    },
    salty: {
      list: 'salty',
      pick: [0, 1],
      optional: true,
      factor: 0.8,
      only: noneOf('gherkins', 'lemon-zest'),
    },
    acid: { list: 'acid', pick: [1, 1], factor: 0.8 },
    herb,
    fat: { ...savoury.fat, factor: 1.8 },
    heat: savoury.heat,
    salt,
  },
  titles: (k) => [
    `Sheet-Pan ${k.title('gnocchi')} with ${k.title('protein')} and ${k.title('vegetable')}`,
    `Crisp Roast ${k.title('gnocchi')} with ${k.title('vegetable')}${k.has('cheese') ? ` and ${k.title('cheese')}` : ` and ${k.title('herb')}`}`,
    `${flavour(k, 'woody', 'acid', 'herb')} ${k.title('gnocchi')} Traybake with ${k.title('protein')}`,
  ],
  describe: (k) =>
    k.pick([
      `Roasted until crisp outside and pillowy within: ${k.call('gnocchi')} with ${k.call('protein')}, sticky ${k.call('vegetable')} and a sharp finish of ${k.call('acid')}.`,
      `No pan of water, no draining: ${k.call('gnocchi', 'vegetable', 'protein')} straight onto the tray and into a hot oven.`,
    ]),
  method: (k) => {
    const isGnocchi = isOneOf(k, 'gnocchi', 'gnocchi');
    const protein = Math.max(8, k.minutes('roast', 'protein'));
    const slow = Math.max(
      28,
      k.minutes('roast', 'vegetable', 'onion'),
      protein,
      isGnocchi ? 0 : k.minutes('roast', 'gnocchi'),
    );
    const first = Math.max(10, slow - protein);
    return [
      ...k.prep(1, 'Heat the oven to 210 °C fan (230 °C without).'),
      k.mix(
        2,
        `Tumble ${k.the('gnocchi', 'vegetable', 'onion', 'woody', 'heat')} with ${k.half('fat')} and ${k.half('salt')} on a large tray for 2 minutes, and spread out.`,
      ),
      k.bake(
        first,
        `Roast for ${first} minutes on the upper shelf, shaking the tray once, until everything begins to colour.`,
        { id: 'tray' },
      ),
      k.mix(
        1,
        `Turn ${k.the('protein')} in the rest of the ${k.call('fat')} and ${k.call('salt')} for 1 minute, until coated.`,
        { after: [], id: 'coated' },
      ),
      k.bake(
        protein,
        `Tuck the ${k.call('protein')} into the gaps and roast for ${protein} minutes more, ${until(k, 'protein', 'until crisp and golden')}.`,
        { after: ['tray', 'coated'] },
      ),
      k.rest(
        2,
        `Leave the tray for 2 minutes, then toss with ${k.the('acid', 'salty')} and scatter with ${k.the('herb')}${along(k, ' and ', ['cheese'])}.`,
      ),
    ];
  },
  tips: (k) => [
    isOneOf(k, 'gnocchi', 'gnocchi')
      ? 'There is no need to boil them first: dry heat is what makes them crisp.'
      : `Cut the ${k.call('gnocchi')} no bigger than a thumbnail, so that they crisp all round.`,
    'Space is everything. Two trays crisp, one crowded tray steams.',
    'Line the tray with baking paper: what sticks is always the best part.',
  ],
};
