import type { Archetype } from '../../archetype.ts';
import { herb } from '../../slots.ts';
import { minutesOf } from '../mains/about-slots.ts';
import { among } from '../only.ts';
import { byHand, finish, friedSpice, hotPan } from '../phrases.ts';

/** Parboiled, roughed up, and roasted in hot fat until they crackle. */
export const roastPotatoes: Archetype = {
  id: 'roast-potatoes',
  courses: ['side'],
  cuisines: [
    'British',
    'German',
    'French',
    'Greek',
    'Spanish',
    'Italian',
    'American',
    'Nordic',
    'Polish',
    'Turkish',
    'Argentinian',
    'Cajun',
    'Portuguese',
    'Hungarian',
    'Peruvian',
    'Indian',
    'Georgian',
  ],
  techniques: ['roasting', 'baking', 'air-frying'],
  styles: ['comfort', 'family', 'festive', 'rustic', 'budget'],
  difficulty: 'Easy',
  vessel: 'on a hot platter',
  slots: {
    potato: {
      list: 'roast-potato',
      pick: [1, 1],
      method: 'roast',
      cut: 'quartered',
      grams: [150, 190, 230],
    },
    woody: {
      list: 'woody',
      pick: [0, 1],
      method: 'roast',
      optional: true,
      only: among('rosemary thyme'),
    },
    garlic: {
      list: 'aromatic',
      pick: [0, 1],
      method: 'roast',
      optional: true,
      cut: 'ready',
      only: among('garlic shallot red-onion'),
    },
    spice: {
      ...friedSpice,
      pick: [0, 1],
      only: among(
        'smoked-paprika paprika cumin turmeric dried-oregano dried-thyme garlic-powder mustard-seeds',
      ),
    },
    herb: { ...herb, grams: [2, 4, 6], only: among('parsley chives dill coriander') },
    ...hotPan,
    fat: {
      ...hotPan.fat,
      grams: [10, 13, 17],
      only: among('olive-oil rapeseed-oil sunflower-oil ghee coconut-oil'),
    },
  },
  titles: (k) => [
    `Crisp Roast ${k.title('potato')} with ${k.title('herb')}`,
    k.has('woody')
      ? `Roast ${k.title('potato')} with ${k.title('woody')}`
      : `Rough-Edged Roast ${k.title('potato')}`,
    k.has('garlic')
      ? `Roast ${k.title('potato')} with ${k.title('garlic')} and ${k.title('herb')}`
      : `Golden Roast ${k.title('potato')} with ${k.title('herb')}`,
    k.has('spice')
      ? `${k.title('spice')} Roast ${k.title('potato')} with ${k.title('herb')}`
      : `Crunchy Oven ${k.title('potato')} with ${k.title('herb')}`,
  ],
  describe: (k) =>
    k.pick([
      `Glassy and crisp outside, soft as a cloud within: ${k.call('potato')} as they should be.`,
      `They are shaken rough before they go into the hot fat, and that is the whole secret.`,
    ]),
  method: (k) => {
    const roast = Math.max(25, k.minutes('roast', 'potato') - 8);
    return [
      ...k.prep(0, 'Heat the oven to 220 °C.'),
      k.leave(
        8,
        `Cover ${k.the('potato')} with cold water, add ${k.half('salt')}, bring to the boil and cook for 8 minutes, until the edges soften.`,
      ),
      byHand(
        k,
        2,
        `drain the ${k.call('potato')}, put the lid back on and shake the pot hard, until the edges are rough and floury.`,
      ),
      k.mix(
        2,
        `Turn them on a hot tray in ${k.the('fat', 'spice', 'heat', 'pepper')} for 2 minutes, until coated all over.`,
      ),
      k.bake(
        roast,
        `Roast for ${minutesOf(roast)}, turning twice${k.has('woody') || k.has('garlic') ? `, with ${k.the('woody', 'garlic')} for the second half` : ''}, until deep gold and crisp.`,
      ),
      finish(k, 1, `sprinkle with the rest of the ${k.call('salt')} and with ${k.the('herb')}.`),
    ];
  },
  tips: (k) => [
    'Put the tray into the oven while it heats: the sizzle is where the crust begins.',
    'Do not hurry the turning; they let go of the tray when they are ready.',
    `If they have to wait, leave the ${k.call('potato')} in the oven with the door ajar, never covered.`,
  ],
};
