import type { Row, StandIn } from '../stand-in.ts';

const blend: StandIn = {
  id: 'gluten-free-flour',
  name: 'gluten-free plain flour blend',
  short: 'flour blend',
};
const xanthan = {
  id: 'xanthan-gum',
  name: 'xanthan gum',
  role: 'binder',
  per100g: 0.25,
  unit: 'tsp',
} as const;
const raised = {
  id: 'baking-powder',
  name: 'baking powder',
  role: 'raising',
  per100g: 1.25,
  unit: 'tsp',
} as const;
const cornflour: StandIn = { id: 'cornflour', name: 'cornflour', ratio: 0.5 };
const bread: StandIn = { id: 'gluten-free-bread', name: 'gluten-free bread' };
const crumbs: StandIn = { id: 'gluten-free-breadcrumbs', name: 'gluten-free breadcrumbs' };
const riceNoodles: StandIn = { id: 'rice-noodles', name: 'flat rice noodles', short: 'noodles' };

/** Substitutes for eggs, flour, bread and pasta. */
export const grainRows: readonly Row[] = [
  {
    of: 'egg egg-yolk',
    roles: ['binder'],
    when: ['not baked', 'pasta'],
    to: [
      {
        id: 'silken-tofu',
        name: 'silken tofu',
        short: 'tofu',
        unit: 'g',
        notes: ['blended smooth'],
      },
    ],
  },
  { of: 'egg-yolk', roles: ['binder'], when: ['not baked', 'mash'], to: ['leave out'] },
  {
    of: 'egg',
    when: ['brushed'],
    to: [
      { id: 'milk', name: 'whole milk', short: 'milk', ratio: 0.6, unit: 'tbsp', notes: [] },
      {
        id: 'soy-milk',
        name: 'unsweetened soya milk',
        short: 'soya milk',
        ratio: 0.6,
        unit: 'tbsp',
        notes: [],
      },
      { id: 'oat-milk', name: 'oat milk', ratio: 0.6, unit: 'tbsp', notes: [] },
    ],
  },
  {
    of: 'egg-yolk',
    when: ['brushed'],
    to: [
      { id: 'milk', name: 'whole milk', short: 'milk', unit: 'tbsp', notes: [] },
      {
        id: 'soy-milk',
        name: 'unsweetened soya milk',
        short: 'soya milk',
        unit: 'tbsp',
        notes: [],
      },
      { id: 'oat-milk', name: 'oat milk', unit: 'tbsp', notes: [] },
    ],
  },
  {
    of: 'egg',
    when: ['crumbed'],
    to: [
      { id: 'aquafaba', name: 'aquafaba', ratio: 0.9, unit: 'ml', notes: ['lightly whisked'] },
      {
        id: 'soy-milk',
        name: 'unsweetened soya milk',
        short: 'soya milk',
        ratio: 0.9,
        unit: 'ml',
        notes: [],
      },
    ],
  },
  {
    of: 'egg',
    roles: ['binder'],
    when: ['baked', 'plain batter'],
    to: [
      { id: 'soy-yoghurt', name: 'soya yoghurt', ratio: 1, unit: 'g', notes: [], method: 'binder' },
      { id: 'oat-yoghurt', name: 'oat yoghurt', ratio: 1, unit: 'g', notes: [], method: 'binder' },
      { id: 'yoghurt', name: 'plain yoghurt', ratio: 1, unit: 'g', notes: [], method: 'binder' },
    ],
  },
  { of: 'egg', roles: ['binder'], when: ['crumbled'], to: [] },
  { of: 'egg', roles: ['garnish', 'protein', 'binder'], when: ['not baked'], to: ['leave out'] },
  { of: 'egg egg-yolk', roles: ['binder'], when: ['not baked'], to: [] },
  {
    of: 'mayonnaise',
    to: [
      { id: 'vegan-mayonnaise', name: 'vegan mayonnaise' },
      { id: 'greek-yoghurt', name: 'Greek yoghurt' },
    ],
  },
  {
    of: 'plain-flour',
    roles: ['thickener'],
    to: [blend, { ...cornflour }, { id: 'tapioca-starch', name: 'tapioca starch', ratio: 0.5 }],
  },
  {
    of: 'plain-flour bread-flour',
    roles: ['coating', 'garnish', 'binder'],
    to: [
      blend,
      { id: 'rice-flour', name: 'rice flour' },
      { id: 'tapioca-starch', name: 'tapioca starch' },
    ],
  },
  {
    of: 'plain-flour',
    roles: ['base'],
    when: ['plain batter'],
    to: [{ ...blend, extras: [xanthan] }],
  },
  {
    of: 'self-raising-flour',
    roles: ['base'],
    when: ['plain batter'],
    to: [{ ...blend, extras: [raised, xanthan] }],
  },
  {
    of: 'cornflour rice-flour potato-starch',
    roles: ['thickener', 'coating'],
    to: [
      { id: 'cornflour', name: 'cornflour' },
      { id: 'tapioca-starch', name: 'tapioca starch' },
    ],
  },
  {
    of: 'white-bread sourdough wholemeal-bread',
    roles: ['base', 'crunch', 'binder', 'thickener'],
    to: [bread],
  },
  // Bought ready-made and eaten as they are: soft buns around grilled food, crusty bread beside a stew.
  {
    of: 'burger-bun bread-roll baguette ciabatta',
    roles: ['base', 'crunch', 'binder', 'thickener'],
    to: [{ id: 'gluten-free-bread', name: 'gluten-free *' }],
  },
  { of: 'oats', to: [{ id: 'gluten-free-oats', name: 'gluten-free *' }] },
  { of: 'breadcrumbs panko', to: [crumbs] },
  { of: 'pasta', roles: ['base'], to: [{ id: 'gluten-free-pasta', name: 'gluten-free *' }] },
  { of: 'egg-noodles', roles: ['base'], to: [riceNoodles] },
  { of: 'semolina', roles: ['coating'], to: [{ id: 'polenta', name: 'quick-cook polenta' }] },
  {
    of: 'beer',
    roles: ['liquid', 'coating'],
    to: [
      { id: 'alcohol-free-beer', name: 'alcohol-free beer', short: 'beer' },
      { id: 'gluten-free-beer', name: 'gluten-free beer', short: 'beer' },
      { id: 'water', name: 'sparkling water' },
    ],
  },
  {
    of: 'stout',
    roles: ['liquid'],
    to: [
      { id: 'alcohol-free-beer', name: 'alcohol-free beer', short: 'beer' },
      { id: 'beef-stock', name: 'beef stock' },
      { id: 'vegetable-stock', name: 'vegetable stock' },
    ],
  },
];
