import type { Archetype } from '../../archetype.ts';
import { herb } from '../../slots.ts';
import { among, except } from '../only.ts';
import { finish } from '../phrases.ts';
import { dressing, dressingSlots } from './salad-slots.ts';

/** Everything cut to the size of a bean, so that each forkful has all of it. */
export const choppedSalad: Archetype = {
  id: 'chopped-salad',
  courses: ['salad', 'side', 'lunch'],
  cuisines: [
    'American',
    'Turkish',
    'Greek',
    'Middle Eastern',
    'Lebanese',
    'Mediterranean',
    'Mexican',
    'Indian',
    'Persian',
    'Italian',
  ],
  techniques: ['no-cook'],
  styles: ['light', 'lunchbox', 'budget', 'family', 'outdoor'],
  difficulty: 'Easy',
  vessel: 'in a wide bowl',
  slots: {
    bean: {
      list: 'salad-bean',
      pick: [1, 1],
      method: 'raw',
      grams: [50, 70, 110],
      only: among('chickpeas black-beans cannellini kidney-beans cooked-lentils'),
    },
    salad: {
      list: 'salad',
      pick: [3, 3],
      method: 'raw',
      cut: 'diced',
      grams: [35, 50, 70],
      only: except('papaya avocado red-onion edamame daikon chinese-leaf spinach'),
    },
    onion: {
      list: 'aromatic',
      pick: [0, 1],
      method: 'raw',
      grams: [6, 12, 18],
      optional: true,
      only: among('red-onion spring-onion'),
    },
    cheese: {
      list: 'soft-cheese',
      pick: [1, 1],
      method: 'raw',
      grams: [18, 26, 38],
      only: among('feta avocado goat-cheese mozzarella'),
    },
    herb: { ...herb, grams: [4, 6, 9] },
    ...dressingSlots,
  },
  titles: (k) => [
    `Chopped Salad of ${k.title('salad')}, ${k.title('bean')} and ${k.title('cheese')}`,
    `${k.title('bean')} and ${k.title('salad')} Chopped Salad`,
    `Chopped ${k.title('salad')} Salad with ${k.title('cheese')} and ${k.title('herb')}`,
    `Finely Chopped Salad with ${k.title('bean')} and ${k.title('herb')}`,
  ],
  describe: (k) =>
    k.pick([
      `Every forkful the same and every one good: ${k.call('salad')} and ${k.call('bean')} in small, even dice.`,
      `Juicy, salty and crisp, with ${k.call('cheese')} in between and ${k.call('acid')} to hold it together.`,
    ]),
  method: (k) => [
    ...k.prep(),
    dressing(k),
    k.mix(
      1,
      `Tip ${k.the('salad', 'bean', 'onion')} into the dressing and turn for 1 minute with two large spoons.`,
    ),
    k.rest(3, 'Let it stand for 3 minutes, until the juices run and thin the dressing a little.'),
    finish(
      k,
      1,
      `fold in ${k.the('herb')}, scatter with ${k.the('cheese')}, and serve with a spoon.`,
    ),
  ],
  tips: (k) => [
    `Cut everything to the size of the ${k.call('bean')}, and no smaller.`,
    'If it has to wait, dress it only at the last moment, or it swims.',
    `It takes a handful of ${k.call('herb')} more without complaint.`,
  ],
};
