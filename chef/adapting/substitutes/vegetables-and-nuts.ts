import type { Row, StandIn } from '../stand-in.ts';

const fennel: StandIn = {
  id: 'fennel',
  name: 'fennel bulb',
  short: 'fennel',
  ratio: 0.7,
  unit: 'g',
};
const carrot: StandIn = { id: 'carrot', name: 'carrots', ratio: 0.7, unit: 'g' };
const courgette: StandIn = { id: 'courgette', name: 'courgettes', unit: 'g' };
const chives: StandIn = {
  id: 'chives',
  name: 'fresh chives',
  short: 'chives',
  ratio: 0.4,
  unit: 'g',
  notes: ['snipped'],
};
const pumpkinSeeds: StandIn = { id: 'pumpkin-seeds', name: 'pumpkin seeds' };
const sunflowerSeeds: StandIn = { id: 'sunflower-seeds', name: 'sunflower seeds' };

/** Substitutes for the onion family, vegetables, nuts and seeds. */
export const vegetableRows: readonly Row[] = [
  { of: 'garlic', to: ['leave out', chives] },
  {
    of: 'onion red-onion shallot pearl-onion leek',
    roles: ['aromatic', 'vegetable'],
    to: [fennel],
  },
  {
    of: 'onion red-onion shallot pearl-onion leek',
    roles: ['aromatic', 'vegetable'],
    when: ['no carrots'],
    to: [carrot],
  },
  { of: 'onion red-onion shallot leek', roles: ['aromatic'], to: ['leave out'] },
  { of: 'onion red-onion shallot spring-onion', roles: ['garnish'], to: ['leave out', chives] },
  { of: 'spring-onion', to: [chives, 'leave out'] },
  { of: 'chives', to: [{ id: 'parsley', name: 'flat-leaf parsley', short: 'parsley' }] },
  { of: 'celery', roles: ['aromatic', 'vegetable'], to: [{ ...fennel, ratio: 1 }, carrot] },
  {
    of: 'mushroom white-mushroom shiitake portobello oyster-mushroom',
    roles: ['vegetable'],
    to: [courgette],
  },
  { of: 'aubergine', roles: ['vegetable'], to: [courgette] },
  {
    of: 'banana',
    when: ['blended'],
    to: [
      { id: 'mango', name: 'frozen mango', short: 'mango', unit: 'g', notes: [] },
      {
        id: 'avocado',
        name: 'ripe avocado',
        short: 'avocado',
        unit: 'g',
        ratio: 0.7,
        notes: ['peeled'],
      },
    ],
  },
  {
    of: 'black-olives green-olives',
    roles: ['flavour', 'garnish', 'seasoning'],
    to: [{ id: 'capers', name: 'capers', ratio: 0.4, unit: 'g', notes: ['rinsed'] }, 'leave out'],
  },
  {
    of: 'almonds walnuts pistachios cashews hazelnuts pecans peanuts pine-nuts',
    roles: ['crunch', 'garnish'],
    to: [
      { ...pumpkinSeeds, unit: 'g' },
      { ...sunflowerSeeds, unit: 'g' },
    ],
  },
  {
    of: 'cashews almonds walnuts',
    roles: ['cream', 'thickener'],
    to: [{ ...sunflowerSeeds, unit: 'g' }],
  },
  {
    of: 'peanut-butter',
    to: [
      { id: 'sunflower-butter', name: 'sunflower seed butter', short: 'seed butter' },
      { id: 'tahini', name: 'tahini' },
    ],
  },
  {
    of: 'sesame-seeds',
    roles: ['garnish', 'crunch', 'coating'],
    to: [{ id: 'sunflower-seeds', name: 'sunflower seeds' }, 'leave out'],
  },
  {
    of: 'tahini',
    to: [{ id: 'sunflower-butter', name: 'sunflower seed butter', short: 'seed butter' }],
  },
];
