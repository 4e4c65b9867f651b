import type { Archetype } from '../../archetype.ts';
import { herb, pepper, salt } from '../../slots.ts';
import { among, except } from '../only.ts';
import { finish, lastAcid } from '../phrases.ts';

/** Hot, crisp bread under something cool and creamy and something fresh. */
export const topToast: Archetype = {
  id: 'toast',
  courses: ['breakfast', 'appetizer', 'snack', 'lunch'],
  techniques: ['grilling', 'baking'],
  styles: ['modern', 'light', 'street-food', 'rustic', 'sharing'],
  difficulty: 'Easy',
  family: 'toast',
  vessel: 'on a wooden board',
  slots: {
    bread: {
      list: 'bread',
      pick: [1, 1],
      method: 'fry',
      grams: [50, 60, 100],
      only: except('baguette'),
    },
    spread: {
      list: 'creamy',
      pick: [1, 1],
      method: 'raw',
      grams: [25, 38, 55],
      only: among(
        'greek-yoghurt avocado ricotta cream-cheese tahini sour-cream yoghurt almond-butter',
      ),
    },
    salad: {
      list: 'salad',
      pick: [1, 1],
      method: 'raw',
      grams: [40, 60, 80],
      only: among('cucumber tomato cherry-tomato radish'),
    },
    ready: {
      list: 'ready',
      pick: [0, 1],
      method: 'raw',
      optional: true,
      grams: [25, 40, 60],
      only: among(
        'smoked-salmon feta cannellini chickpeas butter-beans smoked-mackerel tinned-tuna black-beans',
      ),
    },
    crunch: {
      list: 'crunch',
      pick: [1, 1],
      method: 'raw',
      grams: [5, 9, 14],
      only: except('desiccated-coconut'),
    },
    herb: { ...herb, grams: [2, 3, 5] },
    acid: { ...lastAcid, grams: [3, 5, 7] },
    heat: { list: 'heat', pick: [0, 1], method: 'raw' },
    salt: { ...salt, grams: [0.2, 0.4, 0.6] },
    pepper,
  },
  titles: (k) => [
    k.has('ready')
      ? `${k.title('ready')} and ${k.title('salad')} on Crisp ${k.title('bread')}`
      : `${k.title('salad')} and ${k.title('spread')} on Crisp ${k.title('bread')}`,
    k.has('ready')
      ? `Hot ${k.title('bread')} with ${k.title('ready')} and ${k.title('salad')}`
      : `Grilled ${k.title('bread')} with ${k.title('salad')} and ${k.title('herb')}`,
    k.has('ready')
      ? `${k.title('ready')} and ${k.title('spread')} on Grilled ${k.title('bread')}`
      : `Crisp ${k.title('bread')} with ${k.title('spread')} and ${k.title('crunch')}`,
    `Loaded ${k.title('bread')} with ${k.title('salad')}, ${k.title('spread')} and ${k.title('crunch')}`,
  ],
  describe: (k) =>
    k.pick([
      `Hot and crisp underneath, cool and fresh on top: ${k.call('spread', 'salad')} with ${k.call('crunch')}.`,
      `Five minutes, one board, and nothing that needs a knife and fork.`,
    ]),
  method: (k) => [
    ...k.prep(),
    k.mix(
      1,
      `Stir ${k.the('salad', 'ready')} with ${k.the('acid', 'salt', 'pepper', 'heat')} in a bowl for 1 minute.`,
    ),
    k.cook(
      4,
      `Grill ${k.the('bread')} for 4 minutes in a dry, hot pan, turning once, until crisp and golden at the edges.`,
    ),
    k.mix(1, `Spread ${k.the('spread')} right to the edges while it is warm, about 1 minute.`),
    finish(
      k,
      2,
      `pile on the ${k.call('salad', 'ready')} with their juices, and finish with ${k.the('crunch', 'herb')}.`,
    ),
  ],
  tips: (k) => [
    'Dress the topping just before serving: salt draws the water out of it.',
    'Eat at once, while the contrast of hot and cold lasts.',
    `Let the ${k.call('bread')} go really dark at the rim: it stays crisp longer under the topping.`,
  ],
};
