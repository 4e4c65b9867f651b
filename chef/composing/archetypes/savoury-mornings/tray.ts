import type { Archetype } from '../../archetype.ts';
import { herb } from '../../slots.ts';
import { minutesOf, until } from '../mains/about-slots.ts';
import { among } from '../only.ts';
import { byHand, finish, friedSpice, hotPan, lastAcid } from '../phrases.ts';

/** A whole breakfast on one tray: potatoes, tomatoes or mushrooms, something filling. */
export const breakfastTray: Archetype = {
  id: 'breakfast-tray',
  courses: ['breakfast', 'lunch'],
  cuisines: [
    'British',
    'American',
    'German',
    'Nordic',
    'Greek',
    'Mediterranean',
    'Polish',
    'South African',
    'Hungarian',
    'Portuguese',
    'Turkish',
    'Argentinian',
    'Cajun',
  ],
  techniques: ['roasting', 'baking', 'air-frying'],
  styles: ['family', 'comfort', 'one-pot', 'sharing', 'festive'],
  difficulty: 'Easy',
  vessel: 'on its roasting tray',
  slots: {
    root: {
      list: 'roast-potato',
      pick: [1, 1],
      method: 'roast',
      cut: 'diced',
      grams: [100, 130, 160],
    },
    protein: { list: 'tray-protein', pick: [1, 1], method: 'roast', grams: [50, 70, 100] },
    vegetable: {
      list: 'vegetable',
      pick: [2, 2],
      method: 'roast',
      grams: [45, 60, 80],
      only: among('cherry-tomato mushroom red-pepper courgette tomato portobello yellow-pepper'),
    },
    woody: {
      list: 'woody',
      pick: [0, 1],
      method: 'roast',
      optional: true,
      only: among('thyme rosemary'),
    },
    spice: {
      ...friedSpice,
      pick: [0, 1],
      only: among('smoked-paprika paprika cumin dried-oregano garlic-powder'),
    },
    acid: { ...lastAcid, grams: [3, 5, 7] },
    herb: { ...herb, grams: [2, 4, 6] },
    ...hotPan,
    fat: { ...hotPan.fat, grams: [8, 11, 14] },
  },
  titles: (k) => [
    `Breakfast Tray with ${k.title('protein')}, ${k.title('root')} and ${k.title('vegetable')}`,
    `One-Tray Breakfast of ${k.title('root')} and ${k.title('vegetable')}`,
    `Roast ${k.title('vegetable')} and ${k.title('root')} with ${k.title('protein')}`,
    `Sunday Tray of ${k.title('protein')}, ${k.title('vegetable')} and ${k.title('herb')}`,
  ],
  describe: (k) =>
    k.pick([
      `The oven cooks the whole breakfast while you lay the table: ${k.call('root')}, ${k.call('vegetable')} and ${k.call('protein')}.`,
      `Everyone's favourites on one tray, all hot at the same moment.`,
    ]),
  method: (k) => {
    const late = Math.max(15, k.minutes('roast', 'protein', 'vegetable'));
    const first = Math.max(10, k.minutes('roast', 'root') - late);
    return [
      ...k.prep(0, 'Heat the oven to 210 °C.'),
      byHand(
        k,
        2,
        `turn ${k.the('root')} on a large tray with ${k.half('fat')}, ${k.theOr('pepper', 'spice', 'heat')} and ${k.half('salt')}.`,
      ),
      k.bake(first, `Roast on their own for ${minutesOf(first)}, until they begin to colour.`),
      byHand(
        k,
        2,
        `add ${k.the('vegetable', 'protein', 'woody')} with the rest of the ${k.call('fat')} and the rest of the ${k.call('salt')}, and turn everything over.`,
      ),
      k.bake(
        late,
        `Roast for ${minutesOf(late)} more, ${until(k, 'protein', 'until everything is golden and the edges catch')}.`,
      ),
      finish(
        k,
        1,
        `sprinkle with ${k.has('spice') || k.has('heat') ? k.the('acid', 'pepper') : k.the('acid')}, and scatter with ${k.the('herb')}.`,
      ),
    ];
  },
  tips: (k) => [
    `Cut the ${k.call('root')} small: they have the longest way to go.`,
    'Use the biggest tray that the oven takes; what lies in heaps does not brown.',
    `Keep the ${k.call('herb')} and the ${k.call('acid')} until it is on the table.`,
  ],
};
