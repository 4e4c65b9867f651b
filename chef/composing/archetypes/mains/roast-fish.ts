import type { Archetype } from '../../archetype.ts';
import { herb, salt, savoury } from '../../slots.ts';
import { along, hasTag, until } from './about-slots.ts';
import { flavour } from './flavour-words.ts';
import { noneOf, oneOf } from './slot-conditions.ts';

export const roastFish: Archetype = {
  id: 'roast-fillets-with-salsa',
  courses: ['dinner', 'lunch'],
  cuisines: [
    'Mediterranean',
    'Italian',
    'Spanish',
    'Portuguese',
    'Greek',
    'Mexican',
    'Peruvian',
    'Caribbean',
    'Brazilian',
    'American',
    'South African',
    'Nordic',
    'British',
    'Argentinian',
  ],
  techniques: ['roasting', 'baking'],
  styles: ['light', 'date-night', 'modern', 'outdoor'],
  difficulty: 'Easy',
  vessel: 'on a plate, the salsa spooned over',
  takesHeat: true,
  slots: {
    fillet: { list: 'fillet', pick: [1, 1], method: 'roast' },
    root: {
      list: 'root',
      pick: [1, 1],
      optional: true,
      method: 'roast',
      cut: 'diced',
      grams: [160, 210, 260],
      only: oneOf('potato', 'sweet-potato', 'butternut-squash', 'celeriac', 'parsnip', 'pumpkin'),
    },
    salsa: { list: 'salsa', pick: [2, 2], method: 'raw', cut: 'diced', factor: 0.7 },
    onion: {
      list: 'aromatic',
      pick: [1, 1],
      optional: true,
      method: 'raw',
      factor: 0.4,
      only: oneOf('red-onion', 'spring-onion', 'shallot'),
    },
    green: { list: 'leaf', pick: [1, 1], method: 'raw', optional: true, factor: 0.7 },
    spice: {
      list: 'spice',
      pick: [0, 1],
      optional: true,
      only: noneOf('cinnamon', 'star-anise', 'mustard-seeds', 'nutmeg'),
    },
    salty: {
      list: 'salty',
      pick: [0, 1],
      optional: true,
      factor: 0.7,
      only: noneOf('gherkins', 'lemon-zest'),
    },
    acid: { list: 'acid', pick: [1, 1], only: noneOf('tamarind') },
    herb: { ...herb, factor: 1.3 },
    fat: { ...savoury.fat, factor: 1.7 },
    heat: { ...savoury.heat, only: noneOf('horseradish') },
    salt,
  },
  titles: (k) => [
    `Roast ${k.title('fillet')} with ${k.title('salsa')} Salsa`,
    `${flavour(k, 'spice', 'acid')} ${k.title('fillet')} with ${k.title('salsa')} and ${k.title('herb')} Salsa`,
    `Baked ${k.title('fillet')}${k.has('root') ? ` on ${k.title('root')}` : ''} with a Bright ${k.title('salsa')} Salsa`,
  ],
  describe: (k) =>
    k.pick([
      `Juicy ${k.call('fillet')} from a hot oven under a cold, bright spoonful of ${k.call('salsa')} with ${k.call('herb', 'acid')}.`,
      `Hot and cold, soft and crisp: ${k.call(k.has('root') ? 'root' : 'fillet')} roasted until golden, and a salsa of ${k.call('salsa')} that tastes of holidays.`,
    ]),
  method: (k) => {
    const roots = k.has('root') ? Math.max(25, k.minutes('roast', 'root')) : 0;
    const roast = Math.max(10, k.minutes('roast', 'fillet'));
    const first = Math.max(10, roots - roast);
    return [
      ...k.prep(1, 'Heat the oven to 200 °C fan (220 °C without).'),
      ...(k.has('root')
        ? [
            k.bake(
              first,
              `Toss ${k.the('root')} with ${k.half('fat')} and ${k.half('salt')} on a large tray and roast for ${first} minutes, until golden at the corners.`,
              { id: 'roots' },
            ),
          ]
        : []),
      k.mix(
        4,
        `Make a salsa: stir ${k.the('salsa', 'onion', 'salty', 'heat')} with ${k.the('acid', 'herb')}, about 4 minutes in all, and leave it to mingle.`,
        { after: [] },
      ),
      k.mix(
        2,
        `Pat ${k.the('fillet')} dry and rub with ${k.has('root') ? `the rest of the ${k.call('fat')} and ${k.call('salt')}` : k.the('fat', 'salt')}${along(k, ' and ', ['spice'])}, about 2 minutes.`,
        { after: [], id: 'rubbed' },
      ),
      k.bake(
        roast,
        `Lay the ${k.call('fillet')} on the tray${k.has('root') ? ` among the ${k.call('root')}` : ''} and roast for ${roast} minutes, ${until(k, 'fillet', 'until golden and tender')}.`,
        { after: k.has('root') ? ['roots', 'rubbed'] : ['rubbed'] },
      ),
      k.rest(
        2,
        `Rest for 2 minutes. Spoon the salsa over the ${k.call('fillet')}${k.has('root') ? ` and the ${k.call('root')}` : ''}${along(k, ', with ', ['green'], ' beside it')}, and serve at once.`,
      ),
    ];
  },
  tips: (k) => [
    `Cut the ${k.call('salsa')} small and even: a salsa is a spoonful, not a salad.`,
    hasTag(k, 'fillet', 'fish')
      ? 'Take it out when the thickest flake just parts; it goes on cooking on the plate.'
      : 'Press it dry in a cloth first: a dry surface browns, a wet one steams.',
    'Make the salsa before anything goes into the oven, so that it has time to come together.',
  ],
};
