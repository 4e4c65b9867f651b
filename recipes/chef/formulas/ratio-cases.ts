import { BAKED_OATS, CLAFOUTIS, CREPES, FRENCH_TOAST, PANCAKES } from './batters.ts';
import {
  ALMOND_BISCUITS,
  BANANA_OAT_BARS,
  COOKIES,
  FLAPJACK,
  SCONES,
  SHORTBREAD,
} from './biscuits.ts';
import {
  ALMOND_POTS,
  BANANA_LOAF,
  BROWNIES,
  MUFFINS,
  MUG_CAKE,
  ONE_BOWL,
  SPONGE,
} from './cakes.ts';
import type { Formula } from './formula.ts';
import { COBBLER, CRUMBLE, GALETTE } from './toppings-and-pastry.ts';

export type Fillings = Record<string, readonly string[]>;
type Bounds = Record<string, readonly [number, number]>;
type Case = { name: string; formula: Formula; fillings: Fillings; bounds: Bounds };

const FLOUR = { flour: ['plain-flour', 'gluten-free-flour'], gum: ['psyllium'] };
const ALMOND = { flour: ['plain-flour', 'gluten-free-flour', 'ground-almonds'] };
const SUGAR = ['caster-sugar', 'brown-sugar', 'maple-syrup', 'erythritol'];
const DRY_SUGAR = ['caster-sugar', 'erythritol'];
const FAT = ['butter', 'margarine', 'coconut-oil'];
const EGG = ['egg', 'flaxseed', 'chia-seeds', 'apple-sauce'];
const MILK = ['milk', 'oat-milk', 'rice-milk', 'water'];
const RAISING = ['baking-powder'];
const WATER = ['water'];
const OATS = ['oats', 'buckwheat-flakes'];

// Bounds to the main part of each formula, as bakers know them. Fat is counted as pure fat, an egg with its water.
export const CASES: readonly Case[] = [
  {
    name: 'muffins',
    formula: MUFFINS,
    fillings: {
      ...FLOUR,
      sugar: SUGAR,
      fat: FAT,
      egg: EGG,
      water: WATER,
      liquid: MILK,
      raising: RAISING,
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
    formula: BANANA_LOAF,
    fillings: {
      ...FLOUR,
      fruit: ['banana'],
      sugar: SUGAR,
      fat: FAT,
      egg: EGG,
      water: WATER,
      liquid: MILK,
      raising: RAISING,
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
    formula: SPONGE,
    fillings: {
      ...FLOUR,
      sugar: DRY_SUGAR,
      fat: ['butter', 'margarine'],
      egg: ['egg'],
      liquid: MILK,
      raising: RAISING,
    },
    bounds: { sugar: [0.7, 1.05], fat: [0.5, 0.8], egg: [0.8, 1.35], raising: [0.025, 0.06] },
  },
  {
    name: 'one-bowl cake',
    formula: ONE_BOWL,
    fillings: {
      ...FLOUR,
      sugar: SUGAR,
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
    formula: BROWNIES,
    fillings: {
      ...ALMOND,
      gum: ['psyllium'],
      cocoa: ['cocoa'],
      sugar: DRY_SUGAR,
      fat: FAT,
      egg: ['egg', 'flaxseed'],
      water: WATER,
    },
    bounds: { sugar: [1.7, 3.4], cocoa: [0.6, 1.2], egg: [0.6, 1.9] },
  },
  {
    name: 'mug cake',
    formula: MUG_CAKE,
    fillings: { ...FLOUR, sugar: SUGAR, fat: ['sunflower-oil'], liquid: MILK, raising: RAISING },
    bounds: { sugar: [0.4, 0.75], fat: [0.28, 0.48], liquid: [1.1, 1.8], raising: [0.025, 0.06] },
  },
  {
    name: 'almond pots',
    formula: ALMOND_POTS,
    fillings: { flour: ['ground-almonds'], sugar: SUGAR, fat: FAT, egg: ['egg'], raising: RAISING },
    bounds: { sugar: [0.3, 0.6], egg: [1.5, 2.1], raising: [0.02, 0.06] },
  },
  {
    name: 'cookies',
    formula: COOKIES,
    fillings: { ...FLOUR, sugar: SUGAR, fat: FAT, liquid: MILK, raising: RAISING },
    bounds: { sugar: [0.4, 0.7], fat: [0.35, 0.55], liquid: [0, 0.4], raising: [0.01, 0.04] },
  },
  {
    name: 'shortbread',
    formula: SHORTBREAD,
    fillings: { ...FLOUR, sugar: DRY_SUGAR, fat: FAT },
    bounds: { sugar: [0.25, 0.42], fat: [0.45, 0.66] },
  },
  {
    name: 'almond biscuits',
    formula: ALMOND_BISCUITS,
    fillings: {
      flour: ['ground-almonds'],
      sugar: ['maple-syrup', 'erythritol'],
      fat: ['coconut-oil', 'butter'],
    },
    bounds: { sugar: [0.2, 0.4], fat: [0.14, 0.28] },
  },
  {
    name: 'flapjacks',
    formula: FLAPJACK,
    fillings: { oats: OATS, fat: FAT, sugar: ['caster-sugar'], syrup: ['honey'] },
    bounds: { fat: [0.27, 0.42], sugar: [0.22, 0.36], syrup: [0.28, 0.56] },
  },
  {
    name: 'banana oat bars',
    formula: BANANA_OAT_BARS,
    fillings: { oats: OATS, fruit: ['banana'], butter: ['peanut-butter'], raising: RAISING },
    bounds: { fruit: [0.9, 1.8], butter: [0.22, 0.42] },
  },
  {
    name: 'scones',
    formula: SCONES,
    fillings: { ...FLOUR, sugar: SUGAR, fat: FAT, liquid: MILK, raising: RAISING },
    bounds: {
      sugar: [0.07, 0.16],
      fat: [0.13, 0.22],
      liquid: [0.48, 0.78],
      raising: [0.035, 0.065],
    },
  },
  {
    name: 'pancakes',
    formula: PANCAKES,
    fillings: { ...FLOUR, egg: EGG, water: WATER, liquid: MILK, raising: RAISING, fat: FAT },
    bounds: { egg: [0.35, 0.95], liquid: [1, 1.75], fat: [0.06, 0.16], raising: [0.035, 0.075] },
  },
  {
    name: 'crêpes',
    formula: CREPES,
    fillings: { ...FLOUR, egg: ['egg'], liquid: MILK, fat: FAT },
    bounds: { egg: [0.6, 1.7], liquid: [1.5, 2.7] },
  },
  {
    name: 'clafoutis',
    formula: CLAFOUTIS,
    fillings: {
      egg: ['egg'],
      liquid: MILK,
      flour: ['plain-flour', 'gluten-free-flour'],
      sugar: DRY_SUGAR,
      fat: FAT,
    },
    bounds: { egg: [2.3, 4.2], liquid: [3.6, 5.8], sugar: [0.7, 1.3] },
  },
  {
    name: 'baked oats',
    formula: BAKED_OATS,
    fillings: { oats: OATS, liquid: MILK, fruit: ['banana'], raising: RAISING },
    bounds: { liquid: [1.8, 2.8], fruit: [0.6, 2.7] },
  },
  {
    name: 'French toast',
    formula: FRENCH_TOAST,
    fillings: { bread: ['brioche', 'sourdough', 'gluten-free-bread'], egg: ['egg'], liquid: MILK },
    bounds: { egg: [0.35, 0.75], liquid: [0.42, 0.95] },
  },
  {
    name: 'crumble',
    formula: CRUMBLE,
    fillings: { ...ALMOND, fat: FAT, sugar: DRY_SUGAR },
    bounds: { fat: [0.19, 0.5], sugar: [0.3, 0.55] },
  },
  {
    name: 'cobbler',
    formula: COBBLER,
    fillings: { ...FLOUR, sugar: SUGAR, fat: FAT, liquid: MILK, raising: RAISING },
    bounds: { sugar: [0.25, 0.45], fat: [0.17, 0.29], liquid: [0.5, 0.9], raising: [0.035, 0.065] },
  },
  {
    name: 'galette',
    formula: GALETTE,
    fillings: { ...FLOUR, fat: FAT, liquid: WATER, sugar: DRY_SUGAR },
    bounds: { fat: [0.36, 0.55], liquid: [0.2, 0.45] },
  },
];
