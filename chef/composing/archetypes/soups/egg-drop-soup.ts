import type { Archetype } from '../../archetype.ts';
import { herb, salt } from '../../slots.ts';
import { minutesOf } from '../mains/about-slots.ts';
import { among, except } from '../only.ts';
import { finish, lastAcid } from '../phrases.ts';

/** Beaten egg stirred into a hot, lightly thickened soup, where it sets in ribbons. */
export const eggDropSoup: Archetype = {
  id: 'egg-drop-soup',
  courses: ['soup', 'lunch'],
  cuisines: ['Chinese', 'Japanese', 'Korean', 'Thai', 'Vietnamese'],
  techniques: ['simmering', 'poaching'],
  styles: ['light', 'budget', 'comfort', 'one-pot', 'family'],
  difficulty: 'Easy',
  vessel: 'in a small deep bowl',
  slots: {
    egg: { list: 'egg', pick: [1, 1], grams: [50, 75, 100] },
    vegetable: {
      list: 'vegetable',
      pick: [1, 1],
      method: 'simmer',
      cut: 'finely-sliced',
      grams: [40, 60, 90],
      only: among('sweetcorn mushroom shiitake carrot tomato'),
    },
    green: {
      list: 'green',
      pick: [1, 1],
      method: 'simmer',
      grams: [25, 40, 60],
      only: among('spinach peas pak-choi chinese-leaf bean-sprouts sugar-snaps'),
    },
    aromatic: {
      list: 'aromatic',
      pick: [2, 2],
      method: 'fry',
      only: among('ginger garlic spring-onion shallot leek'),
    },
    broth: { list: 'broth', pick: [1, 1], grams: [280, 330, 380] },
    thickener: {
      list: 'thickener',
      pick: [1, 1],
      method: 'simmer',
      grams: [3, 4, 5],
      only: except('rice-flour'),
    },
    umami: {
      list: 'umami',
      pick: [1, 1],
      only: among('soy-sauce tamari fish-sauce coconut-aminos miso'),
    },
    acid: {
      ...lastAcid,
      grams: [3, 4, 6],
      only: among('rice-vinegar lime-juice lemon-juice'),
    },
    herb: { ...herb, grams: [2, 3, 5], only: among('coriander chives') },
    heat: { list: 'heat', pick: [0, 1], method: 'fry' },
    fat: { list: 'fat', pick: [1, 1], method: 'fry', grams: [3, 5, 7] },
    salt: { ...salt, grams: [0.2, 0.4, 0.6] },
  },
  titles: (k) => [
    `${k.title('egg')} Ribbon Soup with ${k.title('vegetable')}`,
    `${k.title('vegetable')} Soup with Silky ${k.title('egg')}`,
    `${k.title('egg')} and ${k.title('green')} Soup with ${k.title('aromatic')}`,
    `Egg Drop Soup with ${k.title('vegetable')} and ${k.title('green')}`,
  ],
  describe: (k) =>
    k.pick([
      'Silky threads of egg in a clear, piping-hot soup that is ready before the table is laid.',
      `Comfort in a small bowl: ${k.call('vegetable', 'green')} and ribbons of egg, sharpened with ${k.call('acid')}.`,
    ]),
  method: (k) => {
    const fry = k.soften('aromatic') + 1;
    const simmer = k.minutes('simmer', 'vegetable') + 3;
    const green = k.minutes('simmer', 'green');
    return [
      ...k.prep(1, `Beat ${k.the('egg')} lightly in a jug.`),
      k.cook(
        fry,
        `Warm ${k.the('fat')} in a pot over a medium heat and stir ${k.the('aromatic', 'heat')} for ${minutesOf(fry)}, until fragrant.`,
      ),
      k.leave(
        simmer,
        `Pour in ${k.the('broth', 'umami')} and add ${k.the('vegetable')}. Bring to the boil and simmer for ${minutesOf(simmer)}.`,
      ),
      k.cook(
        green + 1,
        `Slake ${k.the('thickener')} with a little cold water, stir it in with ${k.the('green')}, and simmer for ${minutesOf(green + 1)}, until glossy.`,
      ),
      k.cook(
        2,
        `Stir the soup into a slow whirl, pour in the ${k.call('egg')} in a thin thread and simmer for 2 minutes, until set in ribbons.`,
      ),
      finish(
        k,
        1,
        `season with ${k.the('salt', 'acid')}, scatter with ${k.the('herb')} and serve.`,
      ),
    ];
  },
  tips: (k) => [
    'Pour from a height, through the prongs of a fork, for the finest ribbons.',
    'Stop stirring the moment the last of it is in, or the ribbons turn to crumbs.',
    `Toast a little extra ${k.call('aromatic')} in oil and spoon it over, if you like it bolder.`,
  ],
};
