import {
  bakedOatsFormula,
  clafoutisFormula,
  crepesFormula,
  frenchToastFormula,
  pancakesFormula,
} from './batters.ts';
import {
  almondBiscuitsFormula,
  bananaOatBarsFormula,
  cookiesFormula,
  flapjackFormula,
  sconesFormula,
  shortbreadFormula,
} from './biscuits.ts';
import {
  almondPotsFormula,
  bananaLoafFormula,
  browniesFormula,
  muffinsFormula,
  mugCakeFormula,
  oneBowlFormula,
  spongeFormula,
} from './cakes.ts';
import type { Formula } from './formula.ts';
import { cobblerFormula, crumbleFormula, galetteFormula } from './toppings-and-pastry.ts';

export type Fillings = Record<string, readonly string[]>;
type Bounds = Record<string, readonly [number, number]>;
type Case = { name: string; formula: Formula; fillings: Fillings; bounds: Bounds };

const flour = { flour: ['plain-flour', 'gluten-free-flour'], gum: ['psyllium'] };
const almond = { flour: ['plain-flour', 'gluten-free-flour', 'ground-almonds'] };
const sugar = ['caster-sugar', 'brown-sugar', 'maple-syrup', 'erythritol'];
const drySugar = ['caster-sugar', 'erythritol'];
const fat = ['butter', 'margarine', 'coconut-oil'];
const egg = ['egg', 'flaxseed', 'chia-seeds', 'apple-sauce'];
const milk = ['milk', 'oat-milk', 'rice-milk', 'water'];
const raising = ['baking-powder'];
const water = ['water'];
const oats = ['oats', 'buckwheat-flakes'];

// Bounds to the main part of each formula, as bakers know them. Fat is counted as pure fat, an egg with its water.
export const cases: readonly Case[] = [
  {
    name: 'muffins',
    formula: muffinsFormula,
    fillings: {
      ...flour,
      sugar,
      fat,
      egg,
      water,
      liquid: milk,
      raising,
    },
    bounds: {
      sugar: [0.35, 0.6],
      fat: [0.2, 0.36],
      egg: [0.28, 0.62],
      liquid: [0.4, 1.03],
      raising: [0.03, 0.07],
    },
  },
  {
    name: 'banana loaf',
    formula: bananaLoafFormula,
    fillings: {
      ...flour,
      fruit: ['banana'],
      sugar,
      fat,
      egg,
      water,
      liquid: milk,
      raising,
    },
    bounds: {
      fruit: [0.85, 1.7],
      sugar: [0.25, 0.45],
      fat: [0.24, 0.42],
      egg: [0.28, 0.62],
      raising: [0.025, 0.06],
    },
  },
  {
    name: 'sponge',
    formula: spongeFormula,
    fillings: {
      ...flour,
      sugar: drySugar,
      fat: ['butter', 'margarine'],
      egg: ['egg'],
      liquid: milk,
      raising,
    },
    bounds: { sugar: [0.7, 1.05], fat: [0.5, 0.8], egg: [0.8, 1.35], raising: [0.025, 0.06] },
  },
  {
    name: 'one-bowl cake',
    formula: oneBowlFormula,
    fillings: {
      ...flour,
      sugar,
      fat: ['sunflower-oil'],
      liquid: ['water'],
      acid: ['lemon-juice'],
      raising: ['bicarbonate'],
    },
    bounds: {
      sugar: [0.48, 0.75],
      fat: [0.2, 0.38],
      liquid: [0.85, 1.32],
      raising: [0.013, 0.027],
    },
  },
  {
    name: 'brownies',
    formula: browniesFormula,
    fillings: {
      ...almond,
      gum: ['psyllium'],
      cocoa: ['cocoa'],
      sugar: drySugar,
      fat,
      egg: ['egg', 'flaxseed'],
      water,
    },
    bounds: { sugar: [1.7, 3.4], cocoa: [0.6, 1.2], egg: [0.6, 1.9] },
  },
  {
    name: 'mug cake',
    formula: mugCakeFormula,
    fillings: { ...flour, sugar, fat: ['sunflower-oil'], liquid: milk, raising },
    bounds: { sugar: [0.4, 0.75], fat: [0.28, 0.48], liquid: [1.1, 1.8], raising: [0.025, 0.06] },
  },
  {
    name: 'almond pots',
    formula: almondPotsFormula,
    fillings: { flour: ['ground-almonds'], sugar, fat, egg: ['egg'], raising },
    bounds: { sugar: [0.3, 0.6], egg: [1.5, 2.1], raising: [0.02, 0.06] },
  },
  {
    name: 'cookies',
    formula: cookiesFormula,
    fillings: { ...flour, sugar, fat, liquid: milk, raising },
    bounds: { sugar: [0.4, 0.7], fat: [0.35, 0.55], liquid: [0, 0.4], raising: [0.01, 0.04] },
  },
  {
    name: 'shortbread',
    formula: shortbreadFormula,
    fillings: { ...flour, sugar: drySugar, fat },
    bounds: { sugar: [0.25, 0.42], fat: [0.45, 0.66] },
  },
  {
    name: 'almond biscuits',
    formula: almondBiscuitsFormula,
    fillings: {
      flour: ['ground-almonds'],
      sugar: ['maple-syrup', 'erythritol'],
      fat: ['coconut-oil', 'butter'],
    },
    bounds: { sugar: [0.2, 0.4], fat: [0.14, 0.28] },
  },
  {
    name: 'flapjacks',
    formula: flapjackFormula,
    fillings: { oats, fat, sugar: ['caster-sugar'], syrup: ['honey'] },
    bounds: { fat: [0.27, 0.42], sugar: [0.22, 0.36], syrup: [0.28, 0.56] },
  },
  {
    name: 'banana oat bars',
    formula: bananaOatBarsFormula,
    fillings: { oats, fruit: ['banana'], butter: ['peanut-butter'], raising },
    bounds: { fruit: [0.9, 1.8], butter: [0.22, 0.42] },
  },
  {
    name: 'scones',
    formula: sconesFormula,
    fillings: { ...flour, sugar, fat, liquid: milk, raising },
    bounds: {
      sugar: [0.07, 0.16],
      fat: [0.13, 0.22],
      liquid: [0.48, 0.78],
      raising: [0.035, 0.065],
    },
  },
  {
    name: 'pancakes',
    formula: pancakesFormula,
    fillings: { ...flour, egg, water, liquid: milk, raising, fat },
    bounds: { egg: [0.35, 0.95], liquid: [1, 1.75], fat: [0.06, 0.16], raising: [0.035, 0.075] },
  },
  {
    name: 'crêpes',
    formula: crepesFormula,
    fillings: { ...flour, egg: ['egg'], liquid: milk, fat },
    bounds: { egg: [0.6, 1.7], liquid: [1.5, 2.7] },
  },
  {
    name: 'clafoutis',
    formula: clafoutisFormula,
    fillings: {
      egg: ['egg'],
      liquid: milk,
      flour: ['plain-flour', 'gluten-free-flour'],
      sugar: drySugar,
      fat,
    },
    bounds: { egg: [2.3, 4.2], liquid: [3.6, 5.8], sugar: [0.7, 1.3] },
  },
  {
    name: 'baked oats',
    formula: bakedOatsFormula,
    fillings: { oats, liquid: milk, fruit: ['banana'], raising },
    bounds: { liquid: [1.8, 2.8], fruit: [0.6, 2.7] },
  },
  {
    name: 'French toast',
    formula: frenchToastFormula,
    fillings: { bread: ['brioche', 'sourdough', 'gluten-free-bread'], egg: ['egg'], liquid: milk },
    bounds: { egg: [0.35, 0.75], liquid: [0.42, 0.95] },
  },
  {
    name: 'crumble',
    formula: crumbleFormula,
    fillings: { ...almond, fat, sugar: drySugar },
    bounds: { fat: [0.19, 0.5], sugar: [0.3, 0.55] },
  },
  {
    name: 'cobbler',
    formula: cobblerFormula,
    fillings: { ...flour, sugar, fat, liquid: milk, raising },
    bounds: { sugar: [0.25, 0.45], fat: [0.17, 0.29], liquid: [0.5, 0.9], raising: [0.035, 0.065] },
  },
  {
    name: 'galette',
    formula: galetteFormula,
    fillings: { ...flour, fat, liquid: water, sugar: drySugar },
    bounds: { fat: [0.36, 0.55], liquid: [0.2, 0.45] },
  },
];
