import type { Archetype } from '../../archetype.ts';
import type { Kitchen } from '../../kitchen.ts';
import { herb, salt } from '../../slots.ts';
import { minutesOf, until } from '../mains/about-slots.ts';
import { among, except } from '../only.ts';
import { finish, lastAcid } from '../phrases.ts';

const eastAsia = ['Japanese', 'Chinese', 'Vietnamese', 'Korean', 'Thai', 'Indonesian', 'Filipino'];

/** The savoury liquid: aromatics in a little oil, then broth and sauce. */
function brothSteps(k: Kitchen, simmer: number) {
  const fry = k.soften('aromatic') + 1;
  return [
    k.cook(
      fry,
      k.pick([
        `Heat ${k.the('fat')} in a large pot over a medium heat and stir ${k.the('aromatic', 'heat')} for ${minutesOf(fry)}, until fragrant.`,
        `Warm ${k.the('fat')} in a large pot. Let ${k.the('aromatic', 'heat')} sizzle for ${minutesOf(fry)} without taking colour.`,
      ]),
    ),
    k.leave(
      simmer,
      `Pour in ${k.the('broth')} with ${k.the('vegetable', 'umami')} and simmer gently for ${minutesOf(simmer)}, so that the flavours come together.`,
    ),
  ];
}

/** A steaming bowl of noodles in a savoury broth. */
export const noodleBroth: Archetype = {
  id: 'noodle-broth',
  courses: ['soup', 'lunch', 'dinner'],
  cuisines: eastAsia,
  techniques: ['simmering', 'poaching'],
  styles: ['comfort', 'light', 'street-food', 'modern'],
  difficulty: 'Medium',
  family: 'noodle-soup',
  vessel: 'in a deep noodle bowl',
  slots: {
    noodle: {
      list: 'noodle',
      pick: [1, 1],
      method: 'simmer',
      grams: [35, 45, 60],
    },
    protein: {
      list: 'protein',
      pick: [1, 1],
      method: 'simmer',
      grams: [50, 75, 110],
      only: among('tofu prawns chicken-thigh chicken-breast edamame cod salmon oyster-mushroom'),
    },
    vegetable: {
      list: 'vegetable',
      pick: [1, 1],
      method: 'simmer',
      cut: 'finely-sliced',
      grams: [40, 55, 80],
      only: among(
        'carrot mushroom shiitake bamboo-shoots red-pepper oyster-mushroom daikon courgette',
      ),
    },
    green: {
      list: 'green',
      pick: [1, 1],
      method: 'simmer',
      grams: [35, 50, 70],
      only: among('pak-choi spinach sugar-snaps bean-sprouts chinese-leaf green-beans broccoli'),
    },
    aromatic: {
      list: 'aromatic',
      pick: [2, 2],
      method: 'fry',
      only: among('ginger garlic spring-onion lemongrass shallot leek'),
    },
    broth: { list: 'broth', pick: [1, 1], grams: [300, 350, 380] },
    umami: {
      list: 'umami',
      pick: [1, 1],
      only: among('soy-sauce tamari miso fish-sauce coconut-aminos nutritional-yeast'),
    },
    acid: {
      ...lastAcid,
      grams: [4, 6, 9],
      only: among('lime-juice rice-vinegar lemon-juice'),
    },
    herb: {
      ...herb,
      grams: [3, 5, 7],
      only: among('coriander mint basil chives'),
    },
    heat: {
      list: 'heat',
      pick: [0, 1],
      method: 'fry',
      only: except('harissa'),
    },
    fat: { list: 'fat', pick: [1, 1], method: 'fry', grams: [3, 5, 8] },
    salt: { ...salt, grams: [0.2, 0.4, 0.7] },
  },
  titles: (k) => [
    `${k.title('noodle')} in a Clear Soup with ${k.title('protein')} and ${k.title('green')}`,
    `${k.title('protein')} Noodle Soup with ${k.title('vegetable')}`,
    `${k.title('aromatic')} Soup with ${k.title('noodle')} and ${k.title('protein')}`,
    `${k.title('noodle')} Soup with ${k.title('protein')}, ${k.title('green')} and ${k.title('herb')}`,
    `Steaming Bowl of ${k.title('noodle')} with ${k.title('protein')}`,
  ],
  describe: (k) =>
    k.pick([
      `Slurp it while it steams: ${k.call('noodle')}, ${k.call('protein')} and ${k.call('green')} in a hot, savoury soup.`,
      `A clear, deep-tasting soup with ${k.call('aromatic')}, poured over ${k.call('noodle')} at the last second.`,
    ]),
  method: (k) => {
    const last = Math.max(k.minutes('simmer', 'protein'), 3);
    const green = k.minutes('simmer', 'green');
    const noodle = k.minutes('simmer', 'noodle');
    return [
      ...k.prep(),
      ...brothSteps(k, Math.max(8, k.minutes('simmer', 'vegetable'))),
      k.cook(
        last,
        `Lower ${k.the('protein')} into the pot and poach at a bare simmer for ${minutesOf(last)}, ${until(k, 'protein', 'until hot all through')}.`,
        { id: 'protein' },
      ),
      k.leave(
        noodle + 2,
        `Cook ${k.the('noodle')} in a second pot of boiling water for ${minutesOf(noodle + 2)}, until just tender, then drain and share among bowls.`,
        { id: 'noodles', after: [] },
      ),
      k.cook(
        green,
        `Drop ${k.the('green')} into the soup for ${minutesOf(green)}, until bright, and season with ${k.the('salt', 'acid')}.`,
        { after: ['protein', 'noodles'] },
      ),
      finish(
        k,
        2,
        `ladle everything over the ${k.call('noodle')} and scatter with ${k.the('herb')}.`,
      ),
    ];
  },
  tips: (k) => [
    `Cook the ${k.call('noodle')} apart: in the soup they would drink it up and cloud it.`,
    'Warm the bowls with boiling water, and the soup stays hot to the end.',
    `Put extra ${k.call('acid')} on the table; everyone likes a different edge.`,
  ],
};
