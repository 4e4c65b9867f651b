import type { Archetype } from '../../archetype.ts';
import { herb, salt } from '../../slots.ts';
import { among, except } from '../only.ts';
import { byHand, citrus, finish, rawOil } from '../phrases.ts';

/** Beans or avocado blended smooth, with raw vegetables to scoop it up. */
export const dip: Archetype = {
  id: 'dip',
  courses: ['snack', 'appetizer'],
  cuisines: [
    'Middle Eastern',
    'Lebanese',
    'Greek',
    'Turkish',
    'Mexican',
    'Mediterranean',
    'Moroccan',
    'Spanish',
    'American',
    'Italian',
    'Persian',
    'Georgian',
  ],
  techniques: ['blending', 'no-cook'],
  styles: ['sharing', 'light', 'budget', 'meal-prep', 'outdoor', 'family'],
  difficulty: 'Easy',
  vessel: 'in a shallow bowl with dippers around it',
  slots: {
    base: {
      list: 'dip-base',
      pick: [1, 1],
      method: 'raw',
      grams: [45, 60, 85],
      only: except('cauliflower aubergine'),
    },
    creamy: {
      list: 'creamy',
      pick: [1, 1],
      method: 'raw',
      optional: true,
      grams: [10, 16, 25],
      only: among('tahini greek-yoghurt yoghurt sour-cream cream-cheese'),
    },
    aromatic: {
      list: 'aromatic',
      pick: [0, 1],
      method: 'raw',
      optional: true,
      grams: [3, 5, 8],
      only: among('spring-onion shallot red-onion ginger'),
    },
    spice: {
      list: 'spice',
      pick: [1, 1],
      optional: true,
      only: among('cumin smoked-paprika paprika sumac zaatar ground-coriander'),
    },
    acid: { ...citrus, grams: [5, 8, 11] },
    oil: { ...rawOil, grams: [4, 7, 10] },
    crudite: {
      list: 'crudite',
      pick: [2, 2],
      method: 'raw',
      cut: 'in-sticks',
      grams: [35, 45, 60],
      only: among('carrot cucumber red-pepper yellow-pepper celery fennel'),
    },
    crunch: {
      list: 'crunch',
      pick: [1, 1],
      method: 'raw',
      grams: [4, 6, 10],
      only: except('desiccated-coconut'),
    },
    herb: { ...herb, grams: [2, 3, 5] },
    heat: { list: 'heat', pick: [0, 1], method: 'raw' },
    salt: { ...salt, grams: [0.3, 0.5, 0.7] },
  },
  titles: (k) => [
    `${k.title('base')} Dip with ${k.title('crudite')} and ${k.title('herb')}`,
    `Whipped ${k.title('base')} with ${k.title('crunch')} and ${k.title('crudite')}`,
    `Silky ${k.title('base')} Dip with ${k.title('crunch')}`,
    k.has('creamy')
      ? `${k.title('base')} and ${k.title('creamy')} Dip with ${k.title('crudite')}`
      : `Bright ${k.title('base')} Dip with ${k.title('crudite')}`,
    k.has('spice')
      ? `${k.title('base')} Dip with ${k.title('spice')} and ${k.title('crudite')}`
      : `Smooth ${k.title('base')} Dip with ${k.title('herb')}`,
  ],
  describe: (k) =>
    k.pick([
      `A silky dip of ${k.call('base')}, bright with ${k.call('acid')}, and crisp ${k.call('crudite')} to scoop it up.`,
      `Put it in the middle of the table and it is gone before the glasses are filled.`,
    ]),
  method: (k) => [
    ...k.prep(),
    k.mix(
      3,
      `Blend ${k.the('base', 'creamy', 'acid', 'aromatic', 'spice', 'heat', 'salt')} with ${k.half('oil')} for 3 minutes, until silky, adding cold water by the spoonful.`,
    ),
    byHand(
      k,
      1,
      `taste it, sharpen or salt it a little more, and spread in a shallow bowl, swirling the top.`,
    ),
    finish(
      k,
      2,
      `pour over the rest of the ${k.call('oil')}, scatter with ${k.the('crunch', 'herb')}, and set ${k.the('crudite')} around it.`,
    ),
  ],
  tips: (k) => [
    'Blend for longer than seems necessary: that is the whole secret of a silky dip.',
    'It keeps for 2 days in the fridge; bring it to room temperature and stir before serving.',
    `Put the ${k.call('crudite')} into iced water for ten minutes, and they turn really crisp.`,
  ],
};
