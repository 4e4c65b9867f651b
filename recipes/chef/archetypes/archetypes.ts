import type { Archetype } from '../archetype.ts';
import { breakfastBowl, breakfastHash, porridge, scramble, topToast } from './breakfasts.ts';
import {
  bakedFruit,
  chocolatePots,
  crumble,
  fruitSalad,
  pancakes,
  stovePudding,
} from './desserts.ts';
import { cooler, hotDrink, smoothie } from './drinks.ts';
import { LIGHT_DISHES } from './light-dishes.ts';
import { MAINS } from './mains/mains.ts';
import { herbedGrain, panGreens, roastVegetables } from './sides.ts';
import { dip, energyBites, spicedCrunch, stuffedBites } from './snacks.ts';

/** Every kind of dish that the chef can make. */
export const ARCHETYPES: readonly Archetype[] = [
  // mains
  ...MAINS,
  ...LIGHT_DISHES,
  roastVegetables,
  panGreens,
  herbedGrain,
  // breakfasts
  porridge,
  breakfastBowl,
  breakfastHash,
  scramble,
  topToast,
  pancakes,
  // starters and snacks
  dip,
  spicedCrunch,
  energyBites,
  stuffedBites,
  // sweets
  crumble,
  bakedFruit,
  fruitSalad,
  chocolatePots,
  stovePudding,
  // drinks
  smoothie,
  cooler,
  hotDrink,
];
