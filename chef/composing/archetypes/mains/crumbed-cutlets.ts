import type { Archetype } from '../../archetype.ts';
import { herb, salt, savoury } from '../../slots.ts';
import { hasTag, inBatches, isOneOf, panfuls, until } from './about-slots.ts';
import { flavour } from './flavour-words.ts';
import { noneOf, oneOf } from './slot-conditions.ts';

export const crumbedCutlets: Archetype = {
  id: 'crumbed-cutlets',
  courses: ['dinner', 'lunch'],
  cuisines: [
    'German',
    'Polish',
    'Hungarian',
    'Italian',
    'Japanese',
    'American',
    'British',
    'Argentinian',
    'South African',
    'Ukrainian',
  ],
  techniques: ['searing', 'air-frying'],
  styles: ['comfort', 'family'],
  difficulty: 'Medium',
  maxServings: 8,
  vessel: 'on a plate, a wedge of something sharp beside it',
  slots: {
    cutlet: {
      list: 'cutlet',
      pick: [1, 1],
      method: 'fry',
      cut: 'whole',
      grams: [110, 130, 150],
    },
    binder: { list: 'coating-binder', pick: [1, 1], grams: [14, 20, 26] },
    crumb: { list: 'coating', pick: [1, 1], grams: [20, 26, 32] },
    root: {
      list: 'root',
      pick: [1, 1],
      optional: true,
      method: 'simmer',
      grams: [150, 190, 240],
      only: oneOf('potato', 'sweet-potato', 'celeriac', 'parsnip'),
    },
    salad: { list: 'salad', pick: [1, 1], method: 'raw', only: noneOf('avocado') },
    leaf: { list: 'leaf', pick: [0, 1], optional: true, method: 'raw', factor: 0.7 },
    spice: {
      list: 'spice',
      pick: [0, 1],
      optional: true,
      only: oneOf('paprika', 'smoked-paprika', 'garlic-powder', 'dried-oregano', 'dried-thyme'),
    },
    acid: { list: 'acid', pick: [1, 1] },
    herb,
    fat: { ...savoury.fat, grams: [12, 15, 20], only: noneOf('butter', 'ghee', 'coconut-oil') },
    salt,
    pepper: savoury.pepper,
  },
  titles: (k) => [
    `Crisp-Crumbed ${k.title('cutlet')} with ${k.has('root') ? k.title('root') : k.title('leaf')} and ${k.title('salad')}`,
    `Golden ${k.title('cutlet')} Cutlets with ${flavour(k, 'acid', 'herb')} ${k.title('salad')}`,
    `${k.title('cutlet')} in a ${k.has('spice') ? `${flavour(k, 'spice')} ` : 'Golden '}Crust with ${k.title('salad')} and ${k.title('herb')}`,
  ],
  describe: (k) =>
    k.pick([
      `Thin, tender and loudly crisp: ${k.call('cutlet')} in a golden crust, with ${k.call(k.has('root') ? 'root' : 'salad')} and a sharp dressing to cut through it.`,
      `The crunch is the point: ${k.call('cutlet')} fried in a crisp golden coat and served at once with ${k.call('salad')} and ${k.call('herb')}.`,
    ]),
  method: (k) => {
    const boil = Math.max(15, k.minutes('simmer', 'root'));
    const fry = Math.max(8, k.minutes('fry', 'cutlet')) * panfuls(k);
    const coat = Math.max(3, k.servings + 1);
    return [
      ...k.prep(),
      ...(k.has('root')
        ? [
            k.leave(
              boil,
              `Boil ${k.the('root')} in salted water for ${boil} minutes, until a knife slides through, then drain and keep warm.`,
              { after: [], id: 'root' },
            ),
          ]
        : []),
      k.mix(
        coat,
        `${hasTag(k, 'cutlet', 'meat') ? 'Beat out' : 'Season'} ${k.the('cutlet')}${hasTag(k, 'cutlet', 'meat') ? ' to a finger thick and season' : ''} with ${k.the('salt', 'pepper', 'spice')}. Coat in ${k.the('binder')}${isOneOf(k, 'binder', 'egg') ? ', beaten,' : ''} and press into ${k.the('crumb')}, about ${coat} minutes.`,
        { after: [], id: 'coated' },
      ),
      k.mix(
        2,
        `Toss ${k.the('salad', 'leaf')} with ${k.the('acid', 'herb')} for 2 minutes, and leave to soften a little.`,
      ),
      k.cook(
        fry,
        `Heat ${k.the('fat')} in a wide pan until a crumb sizzles. Fry the cutlets${inBatches(k)} for ${fry} minutes, turning, ${until(k, 'cutlet', 'until deep golden and tender')}.`,
        { after: ['coated'], id: 'fried' },
      ),
      k.rest(
        hasTag(k, 'cutlet', 'pork', 'beef') ? 3 : 2,
        `Rest on kitchen paper for ${hasTag(k, 'cutlet', 'pork', 'beef') ? 3 : 2} minutes, and serve with the dressed ${k.call('salad')}${k.has('root') ? ` and the ${k.call('root')}` : ''} while still crisp.`,
        { after: k.has('root') ? ['fried', 'root'] : ['fried'] },
      ),
    ];
  },
  tips: (k) => [
    'Keep one hand for the wet and one for the dry, and you will not crumb your fingers.',
    'Give them room in the pan: crowded cutlets go soft.',
    `In an air fryer, brush them with a little of the ${k.call('fat')} and cook at 200 °C, turning once.`,
  ],
};
