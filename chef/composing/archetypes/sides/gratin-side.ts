import type { Archetype } from '../../archetype.ts';
import { herb, pepper, salt } from '../../slots.ts';
import { minutesOf } from '../mains/about-slots.ts';
import { among } from '../only.ts';
import { finish } from '../phrases.ts';

/** Thin slices, simmered until nearly done and browned under a crust. */
export const gratinSide: Archetype = {
  id: 'gratin-side',
  courses: ['side'],
  cuisines: [
    'French',
    'Italian',
    'German',
    'British',
    'American',
    'Nordic',
    'Mediterranean',
    'Polish',
    'Portuguese',
  ],
  techniques: ['baking', 'roasting'],
  styles: ['comfort', 'festive', 'family', 'date-night'],
  difficulty: 'Medium',
  vessel: 'in an oval gratin dish, browned on top',
  slots: {
    vegetable: {
      list: 'gratin-veg',
      pick: [1, 1],
      method: 'simmer',
      cut: 'thinly-sliced',
      grams: [110, 140, 170],
    },
    aromatic: {
      list: 'aromatic',
      pick: [1, 1],
      method: 'fry',
      optional: true,
      only: among('garlic onion leek shallot fennel'),
    },
    cream: {
      list: 'gratin-cream',
      pick: [1, 1],
      method: 'simmer',
      grams: [35, 50, 65],
    },
    thickener: {
      list: 'thickener',
      pick: [1, 1],
      method: 'simmer',
      grams: [2, 3, 4],
      only: among('cornflour potato-starch rice-flour'),
    },
    top: { list: 'gratin-top', pick: [1, 1], grams: [10, 16, 25] },
    herb: {
      ...herb,
      grams: [1, 2, 4],
      only: among('parsley chives dill basil'),
    },
    warm: { list: 'warm', pick: [0, 1], optional: true, only: among('nutmeg') },
    fat: { list: 'fat', pick: [1, 1], method: 'fry', grams: [4, 6, 9] },
    salt,
    pepper,
  },
  titles: (k) => [
    `${k.title('vegetable')} Gratin with ${k.title('top')}`,
    `Golden ${k.title('vegetable')} Gratin with ${k.title('herb')}`,
    k.has('aromatic')
      ? `${k.title('vegetable')} and ${k.title('aromatic')} Gratin`
      : `Bubbling ${k.title('vegetable')} Gratin`,
    `Baked ${k.title('vegetable')} under a Crust of ${k.title('top')}`,
  ],
  describe: (k) =>
    k.pick([
      `Soft slices under a crisp crust of ${k.call('top')}: nobody leaves any of it.`,
      `${k.title('vegetable')} baked slowly in a thickened sauce until it bubbles brown at the rim.`,
    ]),
  method: (k) => {
    const simmer = Math.max(5, Math.round(k.minutes('simmer', 'vegetable') * 0.6));
    const soft = k.has('aromatic') ? k.soften('aromatic') : 1;
    const start = k.has('aromatic')
      ? `Warm ${k.the('fat')} in a wide pan and soften ${k.the('aromatic')} for ${minutesOf(soft)}, without letting it colour.`
      : `Melt or warm ${k.the('fat')} in a wide pan for ${minutesOf(soft)}, over a medium heat.`;
    return [
      ...k.prep(0, 'Heat the oven to 200 °C.'),
      k.cook(soft, start),
      k.cook(
        2,
        `Whisk ${k.the('thickener')} into ${k.the('cream')} with ${k.the('salt', 'pepper', 'warm')}, pour in, and stir for 2 minutes, until lightly thickened.`,
      ),
      k.cook(
        simmer,
        `Fold in ${k.the('vegetable')} and simmer gently for ${minutesOf(simmer)}, turning now and then, until it begins to bend.`,
      ),
      k.bake(
        20,
        `Smooth into a gratin dish, cover with ${k.the('top')}, and bake for 20 minutes, until bubbling and browned.`,
      ),
      k.rest(5, 'Let it settle for 5 minutes out of the oven, so that it can be cut.'),
      finish(k, 1, `scatter with ${k.the('herb')} and bring the dish to the table.`),
    ];
  },
  tips: (k) => [
    `Slice the ${k.call('vegetable')} as thin as a coin, and all the same.`,
    'Stand the dish on a tray: it may boil over a little.',
    'It can be put together in the morning; bake it 5 minutes longer from the fridge.',
  ],
};
