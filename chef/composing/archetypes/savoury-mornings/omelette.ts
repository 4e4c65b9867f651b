import type { Archetype } from '../../archetype.ts';
import { herb } from '../../slots.ts';
import { minutesOf } from '../mains/about-slots.ts';
import { among, except } from '../only.ts';
import { finish, hotPan } from '../phrases.ts';

/** A folded omelette with a filling that is cooked first. */
export const omelette: Archetype = {
  id: 'omelette',
  courses: ['breakfast', 'lunch'],
  cuisines: [
    'French',
    'American',
    'Japanese',
    'Thai',
    'Indian',
    'British',
    'Chinese',
    'Korean',
    'German',
    'Nordic',
    'Vietnamese',
    'Indonesian',
    'Mexican',
    'Ukrainian',
    'Sri Lankan',
  ],
  techniques: ['searing'],
  styles: ['light', 'date-night', 'modern', 'family'],
  difficulty: 'Medium',
  family: 'egg-pan',
  maxServings: 6,
  vessel: 'folded on a warm plate',
  slots: {
    egg: { list: 'egg', pick: [1, 1], method: 'fry', grams: [100, 130, 150] },
    filling: {
      list: 'vegetable',
      pick: [1, 1],
      method: 'fry',
      grams: [50, 70, 95],
      only: among(
        'mushroom red-pepper courgette shiitake cherry-tomato tomato leek sweetcorn oyster-mushroom green-pepper',
      ),
    },
    green: {
      list: 'green',
      pick: [0, 1],
      method: 'fry',
      optional: true,
      grams: [20, 30, 45],
      only: among('spinach bean-sprouts asparagus peas pak-choi kale'),
    },
    aromatic: {
      list: 'aromatic',
      pick: [1, 1],
      method: 'fry',
      grams: [5, 9, 15],
      only: among('spring-onion shallot red-onion leek fennel onion'),
    },
    cheese: {
      list: 'cheese',
      pick: [0, 1],
      method: 'raw',
      optional: true,
      grams: [14, 20, 30],
      only: except('avocado paneer halloumi nutritional-yeast'),
    },
    umami: {
      list: 'umami',
      pick: [0, 1],
      optional: true,
      grams: [2, 4, 6],
      only: among('soy-sauce tamari fish-sauce coconut-aminos'),
    },
    herb: { ...herb, grams: [2, 4, 6] },
    ...hotPan,
    fat: { ...hotPan.fat, grams: [8, 10, 13] },
  },
  titles: (k) => [
    `Folded Omelette with ${k.title('filling')} and ${k.title('herb')}`,
    k.has('cheese')
      ? `${k.title('filling')} and ${k.title('cheese')} Omelette`
      : `${k.title('filling')} Omelette with ${k.title('aromatic')}`,
    k.has('green')
      ? `${k.title('filling')} and ${k.title('green')} Omelette`
      : `Soft ${k.title('filling')} Omelette with ${k.title('herb')}`,
    `Golden ${k.title('herb')} Omelette with ${k.title('filling')}`,
  ],
  describe: (k) =>
    k.pick([
      `Thin, golden and soft within, folded over ${k.call('filling')} and ${k.call('herb')}.`,
      `Two minutes at the stove that are worth a little practice.`,
    ]),
  method: (k) => {
    const fill = Math.max(4, k.minutes('fry', 'filling', 'green', 'aromatic'));
    return [
      ...k.prep(),
      k.mix(
        1,
        `Beat ${k.the('egg')} with ${k.the('salt', 'pepper', 'umami', 'herb')} for 1 minute with a fork, until no streaks are left.`,
      ),
      k.cook(
        fill,
        `Heat ${k.half('fat')} in a frying pan and cook ${k.the('aromatic', 'filling', 'green', 'heat')} for ${minutesOf(fill)}, until soft and dry. Tip onto a plate.`,
      ),
      k.cook(
        1,
        `Melt or warm the rest of the ${k.call('fat')} in the pan for 1 minute, over a medium heat, a little for each omelette.`,
      ),
      k.cook(
        k.servings > 2 ? 2 + k.servings : 3,
        `Pour in the ${k.call('egg')} in turns, one omelette a person, drawing the edges in, ${k.about(k.servings > 2 ? 2 + k.servings : 3)} in all, until just set, 71 °C inside.`,
      ),
      finish(
        k,
        1,
        `spoon the filling${k.maybe('cheese', ' and ')} over one half of each, fold, and slide onto warm plates.`,
      ),
    ];
  },
  tips: (k) => [
    'One omelette a person, one after the other, beats a big one that has to be turned.',
    `The ${k.call('filling')} must be hot and dry before it goes in: it gets no second chance.`,
    'Draw the set edges into the middle, and let the liquid run to the rim.',
  ],
};
