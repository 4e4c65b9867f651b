import type { Archetype } from '../../archetype.ts';
import { herb } from '../../slots.ts';
import { along, minutesOf, until } from '../mains/about-slots.ts';
import { among, except } from '../only.ts';
import { finish, friedSpice, hotPan } from '../phrases.ts';

/** Diced roots fried until they have a crust, with something filling. */
export const breakfastHash: Archetype = {
  id: 'breakfast-hash',
  courses: ['breakfast', 'lunch', 'dinner'],
  cuisines: [
    'American',
    'British',
    'Mexican',
    'Nordic',
    'German',
    'Spanish',
    'Cajun',
    'Polish',
    'Peruvian',
    'Argentinian',
    'Caribbean',
    'Hungarian',
    'Ukrainian',
  ],
  techniques: ['searing'],
  styles: ['comfort', 'rustic', 'one-pot', 'budget', 'family'],
  difficulty: 'Easy',
  vessel: 'in the pan it was cooked in',
  slots: {
    root: {
      list: 'root',
      pick: [1, 1],
      method: 'fry',
      cut: 'diced',
      grams: [130, 160, 190],
      only: except('carrot turnip daikon plantain celeriac radish'),
    },
    vegetable: {
      list: 'vegetable',
      pick: [1, 1],
      method: 'fry',
      grams: [45, 65, 90],
      only: among(
        'red-pepper green-pepper yellow-pepper mushroom courgette sweetcorn leek cherry-tomato',
      ),
    },
    protein: {
      list: 'plant',
      pick: [1, 1],
      method: 'fry',
      grams: [45, 65, 100],
      only: except('mushroom cauliflower avocado tofu tempeh edamame portobello'),
    },
    green: {
      list: 'green',
      pick: [0, 1],
      method: 'fry',
      grams: [20, 30, 45],
      only: among('spinach kale swiss-chard'),
    },
    aromatic: {
      list: 'aromatic',
      pick: [1, 1],
      method: 'fry',
      only: except('lemongrass ginger carrot'),
    },
    spice: friedSpice,
    herb: { ...herb, grams: [2, 4, 6] },
    ...hotPan,
    fat: { ...hotPan.fat, grams: [9, 12, 15] },
  },
  titles: (k) => [
    `Crisp ${k.title('root')} Hash with ${k.title('vegetable')} and ${k.title('herb')}`,
    `${k.title('root')} Hash with ${k.title('protein')}`,
    `Crusty ${k.title('root')} Hash with ${k.title('protein')} and ${k.title('vegetable')}`,
    k.has('green')
      ? `${k.title('root')} and ${k.title('green')} Hash with ${k.title('protein')}`
      : `Skillet Hash of ${k.title('root')}, ${k.title('vegetable')} and ${k.title('herb')}`,
    `Golden Pan of ${k.title('root')}, ${k.title('protein')} and ${k.title('aromatic')}`,
  ],
  describe: (k) =>
    k.pick([
      `Crisp-edged ${k.call('root')} from the pan, with ${k.call('protein')} and ${k.call('vegetable')}.`,
      `A whole breakfast in one pan, with a crust that everyone fights over.`,
    ]),
  method: (k) => {
    const fry = k.minutes('fry', 'root');
    const soft = Math.min(9, Math.max(5, k.minutes('fry', 'vegetable', 'protein', 'aromatic')));
    return [
      ...k.prep(),
      k.cook(
        fry,
        `Warm ${k.the('fat')} in a large frying pan over a medium heat and cook ${k.the('root')} under a lid for ${minutesOf(fry)}, turning now and then, until tender.`,
      ),
      k.cook(
        soft,
        `Add ${k.the('aromatic', 'vegetable', 'protein', 'salt')} and fry without the lid for ${minutesOf(soft)}, ${until(k, 'protein', 'pressing down so that a crust forms')}.`,
      ),
      k.cook(
        3,
        `Stir in ${along(k, '', ['green', 'spice', 'heat'], ' and ')}${k.the('pepper')}, turn up the heat, and leave alone for 3 minutes, until crisp underneath.`,
      ),
      finish(k, 1, `scatter with ${k.the('herb')} and bring the pan to the table.`),
    ];
  },
  tips: (k) => [
    'Leave it alone for a minute at a time: the crust is the point.',
    `Boiled ${k.call('root')} from the day before do very well here and save ten minutes.`,
    'Use your widest pan: what lies in heaps steams and stays soft.',
  ],
};
