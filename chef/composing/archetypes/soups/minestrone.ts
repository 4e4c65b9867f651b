import type { Archetype } from '../../archetype.ts';
import { herb } from '../../slots.ts';
import { minutesOf } from '../mains/about-slots.ts';
import { among } from '../only.ts';
import { finish, hotPan, onionAndGarlic, seasoning, softenAromatics } from '../phrases.ts';

/** Beans, small pasta and whatever the garden has. */
export const minestrone: Archetype = {
  id: 'minestrone',
  courses: ['soup', 'lunch', 'dinner'],
  cuisines: ['Italian', 'Mediterranean', 'French', 'American'],
  techniques: ['simmering'],
  styles: ['comfort', 'one-pot', 'budget', 'rustic', 'family', 'meal-prep'],
  difficulty: 'Easy',
  vessel: 'in a deep bowl',
  slots: {
    bean: {
      list: 'soup-bean',
      pick: [1, 1],
      grams: [45, 60, 90],
      only: among('cannellini butter-beans chickpeas'),
    },
    pasta: {
      list: 'soup-pasta',
      pick: [1, 1],
      method: 'simmer',
      grams: [20, 30, 45],
    },
    vegetable: {
      list: 'vegetable',
      pick: [2, 2],
      method: 'simmer',
      grams: [45, 60, 80],
      only: among('courgette carrot fennel tomato cherry-tomato leek white-cabbage'),
    },
    green: {
      list: 'green',
      pick: [1, 1],
      method: 'simmer',
      grams: [20, 35, 50],
      only: among('kale spinach swiss-chard green-beans peas'),
    },
    ...onionAndGarlic,
    tomato: {
      list: 'body',
      pick: [1, 1],
      grams: [70, 100, 130],
      only: among('tinned-tomatoes passata'),
    },
    broth: { list: 'broth', pick: [1, 1], grams: [220, 260, 300] },
    herb: { ...herb, grams: [3, 5, 7], only: among('basil parsley') },
    ...hotPan,
  },
  titles: (k) => [
    `${k.title('bean')} and ${k.title('vegetable')} Soup with ${k.title('pasta')}`,
    `Garden Vegetable Soup with ${k.title('bean')} and ${k.title('pasta')}`,
    `Tomato Soup with ${k.title('bean')}, ${k.title('pasta')} and ${k.title('green')}`,
    `Market Soup of ${k.title('vegetable')}, ${k.title('bean')} and ${k.title('herb')}`,
  ],
  describe: (k) =>
    k.pick([
      `Thick enough to stand a spoon in: ${k.call('bean')}, short ${k.call('pasta')} and vegetables in a good deal of tomato.`,
      `The soup that gets better while it stands, with ${k.call('green')} stirred in at the end and plenty of ${k.call('herb')}.`,
    ]),
  method: (k) => {
    const vegetable = k.minutes('simmer', 'vegetable');
    const boil = Math.max(k.minutes('simmer', 'pasta'), k.minutes('simmer', 'green'));
    return [
      ...k.prep(),
      softenAromatics(k, 'a large pot'),
      k.leave(
        vegetable + 3,
        `Add ${k.the('vegetable', 'tomato', 'broth')} with ${seasoning(k)}. Bring to the boil, then simmer with the lid ajar for ${minutesOf(vegetable + 3)}.`,
      ),
      k.leave(
        boil,
        `Stir in ${k.the('bean', 'pasta', 'green')} and simmer for ${minutesOf(boil)}, stirring now and then, until the ${k.call('pasta')} has just a little bite.`,
      ),
      k.rest(
        3,
        'Let the soup stand off the heat for 3 minutes, so that it thickens and calms down.',
      ),
      finish(k, 1, `stir in ${k.the('herb')}, taste for salt, and ladle into deep bowls.`),
    ];
  },
  tips: (k) => [
    `Break long ${k.call('pasta')} into short pieces in a cloth if you have no small shapes.`,
    'It thickens as it stands: let it down with hot water and season it again.',
    `A spoonful of good oil over each bowl carries the ${k.call('herb')} a long way.`,
  ],
};
