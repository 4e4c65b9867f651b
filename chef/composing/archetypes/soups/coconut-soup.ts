import type { Archetype } from '../../archetype.ts';
import { herb, salt } from '../../slots.ts';
import { minutesOf, until } from '../mains/about-slots.ts';
import { among, except } from '../only.ts';
import { citrus, finish, greenSign } from '../phrases.ts';

/** A fragrant soup of coconut milk and lime. */
export const coconutSoup: Archetype = {
  id: 'coconut-soup',
  courses: ['soup', 'lunch', 'dinner'],
  cuisines: ['Thai', 'Vietnamese', 'Indonesian', 'Filipino', 'Caribbean', 'Brazilian'],
  techniques: ['simmering', 'poaching'],
  styles: ['light', 'modern', 'street-food', 'one-pot', 'comfort'],
  difficulty: 'Easy',
  vessel: 'in a deep bowl',
  slots: {
    coconut: {
      list: 'coconut-broth',
      pick: [1, 1],
      method: 'simmer',
      grams: [80, 100, 110],
    },
    broth: { list: 'broth', pick: [1, 1], grams: [170, 200, 230] },
    protein: {
      list: 'protein',
      pick: [1, 1],
      method: 'simmer',
      grams: [50, 75, 110],
      only: among('prawns chicken-thigh chicken-breast tofu cod oyster-mushroom chickpeas salmon'),
    },
    vegetable: {
      list: 'vegetable',
      pick: [1, 1],
      method: 'simmer',
      grams: [40, 55, 80],
      only: among(
        'mushroom oyster-mushroom shiitake red-pepper butternut-squash tomato cherry-tomato sweetcorn aubergine',
      ),
    },
    green: {
      list: 'green',
      pick: [1, 1],
      method: 'simmer',
      grams: [25, 35, 50],
      only: among('spinach pak-choi sugar-snaps green-beans bean-sprouts kale'),
    },
    aromatic: {
      list: 'aromatic',
      pick: [2, 2],
      method: 'fry',
      only: among('lemongrass ginger garlic shallot spring-onion onion'),
    },
    umami: {
      list: 'umami',
      pick: [0, 1],
      optional: true,
      only: among('fish-sauce tamari soy-sauce coconut-aminos'),
    },
    acid: { ...citrus, grams: [5, 8, 12] },
    herb: { ...herb, grams: [3, 5, 8], only: among('coriander basil mint') },
    heat: {
      list: 'heat',
      pick: [0, 1],
      method: 'fry',
      only: except('harissa gochujang'),
    },
    fat: { list: 'fat', pick: [1, 1], method: 'fry', grams: [2, 3, 5] },
    salt: { ...salt, grams: [0.3, 0.5, 0.8] },
  },
  titles: (k) => [
    `Coconut Soup with ${k.title('protein')} and ${k.title('acid').replace(' Juice', '')}`,
    `Fragrant Coconut Soup with ${k.title('protein')} and ${k.title('vegetable')}`,
    `${k.title('protein')} and Coconut Soup with ${k.title('aromatic')}`,
    `Coconut and ${k.title('vegetable')} Soup with ${k.title('protein')} and ${k.title('herb')}`,
  ],
  describe: (k) =>
    k.pick([
      `Rich and sharp at once: coconut, ${k.call('aromatic')} and a good squeeze of ${k.call('acid')}.`,
      `It perfumes the whole kitchen: ${k.call('aromatic')} simmered in coconut, with tender ${k.call('protein')}.`,
    ]),
  method: (k) => {
    const fry = k.soften('aromatic') + 1;
    const simmer = Math.max(8, k.minutes('simmer', 'vegetable'));
    const last = Math.max(3, k.minutes('simmer', 'protein'));
    const green = k.minutes('simmer', 'green');
    return [
      ...k.prep(),
      k.cook(
        fry,
        `Warm ${k.the('fat')} in a pot over a medium heat and stir ${k.the('aromatic', 'heat')} for ${minutesOf(fry)}, until the kitchen smells of it.`,
      ),
      k.leave(
        simmer,
        `Pour in ${k.the('coconut', 'broth')}, add ${k.the('vegetable')}, and simmer gently for ${minutesOf(simmer)} without a lid.`,
      ),
      k.cook(
        last,
        `Slip in ${k.the('protein')}${k.maybe('umami', ' with ')} and poach for ${minutesOf(last)}, ${until(k, 'protein', 'until hot all through')}.`,
      ),
      k.cook(
        green,
        `Stir in ${k.the('green', 'salt')} and simmer for ${minutesOf(green)}, ${greenSign(k, 'green')} and still bright.`,
      ),
      finish(
        k,
        1,
        `sharpen with ${k.the('acid')} off the heat, taste, and scatter with ${k.the('herb')}.`,
      ),
    ];
  },
  tips: (k) => [
    `Keep it at a tremble: ${k.call('coconut')} that boils hard splits.`,
    'Let it simmer without a lid, so that it thickens a little by itself.',
    `Taste at the end for three things: salt, ${k.call('acid')} and a little sweetness from the coconut.`,
  ],
};
