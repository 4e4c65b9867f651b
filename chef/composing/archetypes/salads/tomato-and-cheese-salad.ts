import type { Archetype } from '../../archetype.ts';
import { herb } from '../../slots.ts';
import { among } from '../only.ts';
import { byHand, finish } from '../phrases.ts';
import { dressingSlots } from './salad-slots.ts';

/** Ripe tomatoes in slices, something soft between them, a great deal of herb. */
export const tomatoAndCheeseSalad: Archetype = {
  id: 'tomato-and-cheese-salad',
  courses: ['salad', 'appetizer', 'side'],
  cuisines: ['Italian', 'Mediterranean', 'French', 'Greek', 'Spanish', 'Portuguese', 'Turkish'],
  techniques: ['no-cook'],
  styles: ['light', 'date-night', 'sharing', 'outdoor', 'fine-dining'],
  difficulty: 'Easy',
  vessel: 'in overlapping slices on a plate',
  slots: {
    tomato: {
      list: 'red-veg',
      pick: [1, 1],
      method: 'raw',
      cut: 'sliced',
      grams: [110, 150, 190],
      only: among('tomato cherry-tomato'),
    },
    cheese: { list: 'soft-cheese', pick: [1, 1], method: 'raw', grams: [35, 50, 65] },
    salty: {
      list: 'salty',
      pick: [0, 1],
      method: 'raw',
      optional: true,
      grams: [5, 9, 13],
      only: among('black-olives capers green-olives'),
    },
    onion: {
      list: 'aromatic',
      pick: [0, 1],
      method: 'raw',
      optional: true,
      grams: [5, 9, 14],
      only: among('red-onion shallot'),
    },
    crunch: {
      list: 'crunch',
      pick: [1, 1],
      method: 'raw',
      grams: [5, 8, 12],
      only: among('pine-nuts almonds pistachios walnuts pumpkin-seeds sunflower-seeds'),
    },
    herb: { ...herb, grams: [4, 6, 9], only: among('basil mint parsley dill chives') },
    ...dressingSlots,
    acid: {
      list: 'acid',
      pick: [1, 1],
      method: 'raw',
      grams: [3, 5, 8],
      only: among('balsamic red-wine-vinegar lemon-juice cider-vinegar rice-vinegar'),
    },
  },
  titles: (k) => [
    `${k.title('tomato')} and ${k.title('cheese')} with ${k.title('herb')}`,
    `Ripe ${k.title('tomato')} Salad with ${k.title('cheese')}`,
    `${k.title('tomato')} Salad with ${k.title('cheese')}, ${k.title('herb')} and ${k.title('crunch')}`,
    k.has('salty')
      ? `${k.title('tomato')}, ${k.title('cheese')} and ${k.title('salty')} Salad`
      : `Sliced ${k.title('tomato')} with ${k.title('cheese')} and ${k.title('crunch')}`,
  ],
  describe: (k) =>
    k.pick([
      `Three good things on a plate: ripe ${k.call('tomato')}, cool ${k.call('cheese')} and ${k.call('herb')}.`,
      `Summer without a recipe, if the ${k.call('tomato')} are ripe and the oil is good.`,
    ]),
  method: (k) => [
    ...k.prep(),
    byHand(
      k,
      2,
      `lay out ${k.the('tomato', 'onion')} over a wide plate, a little overlapping, and sprinkle with ${k.the('salt')}.`,
    ),
    k.rest(5, 'Leave them alone for 5 minutes, until the salt has drawn out a little juice.'),
    k.mix(
      1,
      `Tuck ${k.the('cheese', 'salty')} in between for 1 minute or so, until no slice goes without.`,
    ),
    finish(
      k,
      2,
      `trickle over ${k.the('oil', 'acid')}, season with ${k.the('pepper', 'heat')}, and scatter with ${k.the('herb', 'crunch')}.`,
    ),
  ],
  tips: (k) => [
    `Never use ${k.call('tomato')} from the fridge: cold takes their taste away.`,
    'Tip the juices from the plate over the last portion; they are the best part.',
    `Let the ${k.call('cheese')} come to room temperature first.`,
  ],
};
