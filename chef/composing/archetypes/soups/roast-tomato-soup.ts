import type { Archetype } from '../../archetype.ts';
import { herb, pepper, salt } from '../../slots.ts';
import { among } from '../only.ts';
import { byHand, finish, lastAcid, softCream } from '../phrases.ts';

/** Tomatoes or peppers, roasted until they brown at the edges, then blended. */
export const roastTomatoSoup: Archetype = {
  id: 'roast-tomato-soup',
  courses: ['soup', 'lunch'],
  cuisines: [
    'Italian',
    'Spanish',
    'Mediterranean',
    'American',
    'British',
    'Greek',
    'Turkish',
    'French',
  ],
  techniques: ['roasting', 'baking', 'blending'],
  styles: ['comfort', 'family', 'rustic', 'meal-prep'],
  difficulty: 'Easy',
  vessel: 'in a wide bowl with a swirl on top',
  slots: {
    main: {
      list: 'red-veg',
      pick: [1, 1],
      method: 'roast',
      cut: 'halved',
      grams: [150, 200, 250],
    },
    vegetable: {
      list: 'vegetable',
      pick: [1, 1],
      method: 'roast',
      cut: 'roughly-chopped',
      grams: [60, 80, 110],
      only: among('carrot red-pepper fennel butternut-squash aubergine courgette'),
    },
    aromatic: {
      list: 'aromatic',
      pick: [1, 1],
      method: 'roast',
      cut: 'roughly-chopped',
      optional: true,
      only: among('onion red-onion shallot leek'),
    },
    woody: {
      list: 'woody',
      pick: [0, 1],
      method: 'roast',
      optional: true,
      only: among('thyme rosemary'),
    },
    bean: {
      list: 'soup-bean',
      pick: [0, 1],
      grams: [40, 60, 80],
      only: among('cannellini butter-beans'),
    },
    broth: { list: 'broth', pick: [1, 1], grams: [140, 170, 200] },
    creamy: { ...softCream, grams: [15, 25, 40] },
    oil: {
      list: 'fat',
      pick: [1, 1],
      method: 'fry',
      grams: [8, 11, 15],
      only: among('olive-oil rapeseed-oil sunflower-oil'),
    },
    acid: { ...lastAcid, grams: [2, 4, 6] },
    herb: {
      ...herb,
      grams: [3, 5, 7],
      only: among('basil parsley chives mint'),
    },
    heat: {
      list: 'heat',
      pick: [0, 1],
      only: among('chilli-flakes chilli-powder red-chilli'),
    },
    salt,
    pepper,
  },
  titles: (k) => [
    `Roast ${k.title('main')} Soup with ${k.title('herb')}`,
    `Oven-Roasted ${k.title('main')} and ${k.title('vegetable')} Soup`,
    k.has('bean')
      ? `Roast ${k.title('main')} and ${k.title('bean')} Soup`
      : `Sweet Roast ${k.title('main')} Soup with ${k.title('vegetable')}`,
    k.has('creamy')
      ? `Roast ${k.title('main')} Soup with ${k.title('creamy')} and ${k.title('herb')}`
      : `Charred ${k.title('main')} Soup with ${k.title('herb')}`,
  ],
  describe: (k) =>
    k.pick([
      `The oven does the work: ${k.call('main')} roasted until sweet and browned, then blended with their juices.`,
      `Deeper and sweeter than any tin, and as easy, with ${k.call('herb')} torn over it.`,
    ]),
  method: (k) => {
    const roast = Math.max(25, k.minutes('roast', 'main', 'vegetable'));
    return [
      ...k.prep(1, 'Heat the oven to 200 °C and line a large tray with paper.'),
      byHand(
        k,
        2,
        `turn ${k.the('main', 'vegetable', 'aromatic', 'woody', 'heat')} on a tray with ${k.the('oil', 'salt', 'pepper')}, cut sides up.`,
      ),
      k.bake(roast, `Roast for ${roast} minutes, until soft, wrinkled and dark at the edges.`, {
        id: 'roast',
      }),
      k.leave(
        5,
        `Bring ${k.the('broth')} to a simmer in a pot${k.maybe('bean', ', with ')}, for 5 minutes.`,
        { id: 'broth', after: [] },
      ),
      k.mix(
        3,
        `Blend the contents of the tray and the pot for 3 minutes${k.maybe('creamy', ' with ')}, until smooth, and sharpen with ${k.the('acid')}.`,
        { after: ['roast', 'broth'] },
      ),
      finish(k, 1, `ladle into wide bowls and scatter with ${k.the('herb')}.`),
    ];
  },
  tips: (k) => [
    'Scrape up everything that sticks to the tray: that is where the taste is.',
    `Leave a few of the ${k.call('main')} whole and put them in the bowls before you pour.`,
    'It freezes well for 3 months; reheat it until steaming all through.',
  ],
};
