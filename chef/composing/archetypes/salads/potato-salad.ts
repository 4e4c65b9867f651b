import type { Archetype } from '../../archetype.ts';
import { herb } from '../../slots.ts';
import { minutesOf } from '../mains/about-slots.ts';
import { among } from '../only.ts';
import { finish } from '../phrases.ts';
import { dressingSlots } from './salad-slots.ts';

/** Potatoes dressed while they are warm, so that they drink it in. */
export const potatoSalad: Archetype = {
  id: 'potato-salad',
  courses: ['salad', 'side'],
  cuisines: ['German', 'American', 'Nordic', 'British', 'French', 'Polish', 'Peruvian', 'Greek'],
  techniques: ['simmering'],
  styles: ['family', 'outdoor', 'budget', 'meal-prep', 'rustic'],
  difficulty: 'Easy',
  vessel: 'in a large bowl',
  slots: {
    potato: {
      list: 'salad-potato',
      pick: [1, 1],
      method: 'simmer',
      cut: 'quartered',
      grams: [130, 170, 210],
    },
    salad: {
      list: 'salad',
      pick: [1, 1],
      method: 'raw',
      grams: [30, 45, 60],
      only: among('cucumber radish tomato cherry-tomato carrot red-pepper'),
    },
    onion: {
      list: 'aromatic',
      pick: [1, 1],
      method: 'raw',
      grams: [8, 14, 20],
      optional: true,
      only: among('red-onion spring-onion shallot'),
    },
    salty: {
      list: 'salty',
      pick: [0, 1],
      method: 'raw',
      optional: true,
      grams: [6, 10, 16],
      only: among('gherkins capers green-olives black-olives'),
    },
    creamy: {
      list: 'creamy',
      pick: [0, 1],
      method: 'raw',
      optional: true,
      grams: [15, 25, 35],
      only: among('greek-yoghurt yoghurt sour-cream'),
    },
    mustard: {
      list: 'umami',
      pick: [0, 1],
      method: 'raw',
      optional: true,
      grams: [3, 5, 7],
      only: among('dijon'),
    },
    herb: { ...herb, grams: [4, 6, 9], only: among('dill chives parsley mint') },
    ...dressingSlots,
  },
  titles: (k) => [
    `Warm ${k.title('potato')} Salad with ${k.title('herb')}`,
    `${k.title('potato')} and ${k.title('salad')} Salad with ${k.title('herb')}`,
    k.has('salty')
      ? `${k.title('potato')} Salad with ${k.title('salty')} and ${k.title('herb')}`
      : `Dressed ${k.title('potato')} with ${k.title('salad')} and ${k.title('herb')}`,
    k.has('creamy')
      ? `${k.title('potato')} Salad with ${k.title('creamy')} and ${k.title('herb')}`
      : `Sharp ${k.title('potato')} Salad with ${k.title('salad')}`,
  ],
  describe: (k) =>
    k.pick([
      `Dressed while still warm, so that the taste goes to the heart, with ${k.call('salad')} for freshness.`,
      `The bowl that empties first: tender ${k.call('potato')}, sharp dressing and a lot of ${k.call('herb')}.`,
    ]),
  method: (k) => {
    const boil = k.minutes('simmer', 'potato') + 3;
    return [
      ...k.prep(),
      k.leave(
        boil,
        `Cover ${k.the('potato')} with cold water, add ${k.half('salt')}, bring to the boil and cook for ${minutesOf(boil)}, until a knife slips in easily.`,
        { id: 'potato' },
      ),
      k.mix(
        2,
        `Whisk ${k.the('oil', 'acid', 'mustard', 'pepper', 'heat')} with the rest of the ${k.call('salt')} for 2 minutes in a large bowl.`,
        { id: 'dressing', after: [] },
      ),
      k.mix(
        2,
        `Drain the ${k.call('potato')}, let them steam dry, and turn them in the dressing for 2 minutes while warm.`,
        { after: ['potato', 'dressing'] },
      ),
      k.rest(
        5,
        'Leave the bowl for 5 minutes, until the dressing has been drunk up and everything is lukewarm.',
      ),
      finish(
        k,
        2,
        `fold in ${k.the('salad', 'onion', 'salty', 'creamy')}, and scatter with ${k.the('herb')}.`,
      ),
    ];
  },
  tips: (k) => [
    'Start them in cold water, so that the outside does not fall apart before the middle is done.',
    `Taste again before serving: ${k.call('potato')} swallow salt and sharpness while they stand.`,
    'It keeps in the fridge until tomorrow; take it out half an hour before you eat.',
  ],
};
