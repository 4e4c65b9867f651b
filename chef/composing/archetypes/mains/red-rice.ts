import type { Archetype } from '../../archetype.ts';
import { herb, salt, savoury } from '../../slots.ts';
import { along, until } from './about-slots.ts';
import { flavour } from './flavour-words.ts';
import { grainTitle, rice } from './side-grain.ts';
import { isAromatic, isTossed, noneOf, oneOf } from './slot-conditions.ts';

/** Rice that boils in a fried tomato and pepper sauce, as jollof and jambalaya do. */
export const redRice: Archetype = {
  id: 'red-rice',
  courses: ['dinner', 'lunch'],
  cuisines: [
    'West African',
    'Cajun',
    'Caribbean',
    'Mexican',
    'Brazilian',
    'South African',
    'Sri Lankan',
  ],
  techniques: ['simmering'],
  styles: ['one-pot', 'family', 'sharing', 'festive', 'meal-prep'],
  difficulty: 'Medium',
  vessel: 'in a wide pot, deep red',
  takesHeat: true,
  slots: {
    grain: {
      ...rice,
      only: ({ id }) => ['basmati', 'jasmine-rice', 'quinoa', 'millet'].includes(id),
      universal: ['basmati', 'quinoa'],
    },
    protein: {
      list: 'protein',
      pick: [1, 1],
      method: 'fry',
      factor: 0.85,
      only: (item) =>
        (isTossed(item) || item.roles.has('pulse')) &&
        !['tofu', 'tempeh', 'paneer', 'halloumi', 'duck-breast'].includes(item.id),
    },
    pepper: {
      list: 'vegetable',
      pick: [1, 1],
      method: 'fry',
      factor: 0.8,
      only: oneOf('red-pepper', 'green-pepper', 'yellow-pepper', 'carrot', 'courgette'),
    },
    aromatic: {
      list: 'aromatic',
      pick: [2, 2],
      method: 'fry',
      only: isAromatic,
      universal: ['fennel', 'ginger'],
    },
    spice: {
      list: 'spice',
      pick: [2, 2],
      optional: true,
      factor: 1.3,
      only: noneOf('star-anise', 'saffron', 'cardamom'),
    },
    tomato: {
      list: 'body',
      pick: [1, 1],
      method: 'simmer',
      only: oneOf('tinned-tomatoes', 'passata'),
    },
    broth: { list: 'broth', pick: [1, 1], grams: [90, 110, 130], universal: ['water'] },
    acid: { list: 'acid', pick: [1, 1], factor: 0.7 },
    herb,
    fat: { ...savoury.fat, factor: 1.3 },
    heat: savoury.heat,
    salt,
  },
  titles: (k) =>
    [
      `${flavour(k, 'heat', 'spice')} Red Rice with ${k.title('protein')} and ${k.title('pepper')}`,
      `One-Pot ${k.title('protein')} Rice in Tomato and ${k.title('pepper')}`,
      `${k.title('protein')} and Tomato Rice with ${k.title('pepper')} and ${k.title('herb')}`,
    ].map((title) => title.replace(/\bRice\b/, grainTitle(k).replace(/^(Basmati|Jasmine) /, ''))),
  describe: (k) =>
    k.pick([
      `Deep red, spiced and a little smoky from the bottom of the pot: ${k.call('grain')} cooked in ${k.call('tomato')} with ${k.call('protein')} and ${k.call('pepper')}.`,
      `A party in one pot, in which every grain takes up ${k.call('tomato')}, ${k.call('aromatic')} and the juices of ${k.call('protein')}.`,
    ]),
  method: (k) => {
    const fry = Math.max(5, k.minutes('fry', 'protein'));
    const soft = Math.max(6, k.minutes('fry', 'pepper', 'aromatic'));
    const simmer = Math.max(16, k.minutes('simmer', 'grain') + 4);
    return [
      ...k.prep(),
      k.cook(
        fry,
        `Heat ${k.half('fat')} in a heavy pot and fry ${k.the('protein')} for ${fry} minutes, ${until(k, 'protein', 'until lightly browned')}. Lift out.`,
      ),
      k.cook(
        soft,
        `Cook ${k.the('aromatic', 'pepper')}${along(k, ' with ', ['spice', 'heat'])} in the rest of the ${k.call('fat')} for ${soft} minutes, until soft and fragrant.`,
      ),
      k.cook(
        6,
        `Add ${k.the('tomato')} and ${k.the('salt')}, and fry for 6 minutes, stirring, until dark, thick and no longer sharp.`,
      ),
      k.leave(
        simmer,
        `Stir in ${k.the('grain', 'broth')} and the ${k.call('protein')}. Cover tightly and cook on the lowest heat for ${simmer} minutes, until the grains are tender.`,
      ),
      k.rest(
        5,
        'Take off the heat and leave the lid on for 5 minutes, so that the grains finish in their own steam.',
      ),
      k.mix(
        1,
        `Fork through ${k.the('acid')} for 1 minute, scraping up the toasted bits from the bottom, and scatter with ${k.the('herb')}.`,
      ),
    ];
  },
  tips: (k) => [
    'Fry the tomato base until the oil shows at the edges; raw tomato makes a sour pot.',
    'A sheet of foil under the lid keeps the steam in, and the grains cook evenly.',
    `A slight crust on the bottom is no mistake: scrape it up, it is the best of the ${k.call('grain')}.`,
  ],
};
