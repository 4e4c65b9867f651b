import type { Archetype } from '../../archetype.ts';
import { herb, spices } from '../../slots.ts';
import { among } from '../only.ts';
import { finish, hotPan, lastAcid, onionAndGarlic, softenAromatics } from '../phrases.ts';

/** Lentils that fall apart by themselves, sharpened at the end. */
export const lentilSoup: Archetype = {
  id: 'lentil-soup',
  courses: ['soup', 'dinner', 'lunch'],
  cuisines: ['Indian', 'Turkish', 'Middle Eastern', 'Lebanese', 'Ethiopian', 'Moroccan', 'Persian'],
  techniques: ['simmering'],
  styles: ['comfort', 'budget', 'one-pot', 'meal-prep'],
  difficulty: 'Easy',
  vessel: 'in a deep bowl',
  slots: {
    lentil: {
      list: 'lentil',
      pick: [1, 1],
      method: 'simmer',
      grams: [40, 55, 75],
    },
    vegetable: {
      list: 'vegetable',
      pick: [1, 1],
      method: 'simmer',
      grams: [40, 60, 90],
      only: among('carrot tomato cauliflower courgette red-pepper'),
    },
    ...onionAndGarlic,
    spice: {
      ...spices,
      pick: [2, 2],
      method: 'fry',
      only: among('cumin ground-coriander turmeric paprika garam-masala mustard-seeds'),
    },
    broth: { list: 'broth', pick: [1, 1], grams: [260, 300, 340] },
    green: {
      list: 'green',
      pick: [0, 1],
      method: 'simmer',
      grams: [20, 30, 45],
      only: among('spinach kale swiss-chard'),
    },
    acid: {
      ...lastAcid,
      grams: [5, 8, 11],
      only: among('lemon-juice lime-juice cider-vinegar rice-vinegar'),
    },
    herb: { ...herb, grams: [3, 4, 6] },
    ...hotPan,
    fat: { ...hotPan.fat, grams: [5, 8, 12] },
  },
  titles: (k) => [
    `${k.title('lentil')} Soup with ${k.title('spice')} and ${k.title('acid').replace(' Juice', '')}`,
    `Spiced ${k.title('lentil')} and ${k.title('vegetable')} Soup`,
    `Velvety ${k.title('lentil')} Soup with ${k.title('herb')}`,
    k.has('green')
      ? `${k.title('lentil')} and ${k.title('green')} Soup with ${k.title('herb')}`
      : `Thick ${k.title('lentil')} Soup with ${k.title('vegetable')} and ${k.title('herb')}`,
  ],
  describe: (k) =>
    k.pick([
      `Thick and comforting, with ${k.call('spice')} woken up in hot oil and a last squeeze of ${k.call('acid')}.`,
      `A bowl that fills you for little money: ${k.call('lentil')} simmered with ${k.call('vegetable')} until they give way.`,
    ]),
  method: (k) => {
    const simmer = k.minutes('simmer', 'lentil') + 3;
    return [
      ...k.prep(),
      softenAromatics(k, 'a large pot'),
      k.leave(
        simmer,
        `Add ${k.the('lentil', 'vegetable', 'broth')}. Bring to the boil, skim, and simmer with the lid ajar for ${simmer} minutes, stirring now and then, until soft and thick.`,
      ),
      ...(k.has('green')
        ? [
            k.cook(
              k.minutes('simmer', 'green'),
              `Stir in ${k.the('green')} and simmer for ${k.minutes('simmer', 'green')} minutes, until wilted and tender.`,
            ),
          ]
        : []),
      k.mix(
        2,
        `Whisk for 2 minutes off the heat to break up the ${k.call('lentil')}, and season with ${k.the('salt', 'pepper', 'acid')}.`,
      ),
      finish(k, 1, `ladle the soup into bowls and scatter with ${k.the('herb')}.`),
    ];
  },
  tips: (k) => [
    'Season at the end, when you can taste what the long simmer has done.',
    'It thickens as it stands. Let it down with hot water when you reheat it, until steaming all through.',
    `Keep back a little of the ${k.call('spice')}, sizzle it in hot oil, and pour it over the bowls.`,
  ],
};
