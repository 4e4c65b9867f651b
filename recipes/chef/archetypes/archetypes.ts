import type { Archetype } from '../archetype.ts';
import { breakfastBowl, breakfastHash, porridge, scramble, topToast } from './breakfasts.ts';
import { curry } from './curry.ts';
import {
  bakedFruit,
  chocolatePots,
  crumble,
  fruitSalad,
  pancakes,
  stovePudding,
} from './desserts.ts';
import { cooler, hotDrink, smoothie } from './drinks.ts';
import { grainBowl } from './grain-bowl.ts';
import { noodleToss } from './noodles.ts';
import { panSeared } from './pan-seared.ts';
import { pasta } from './pasta.ts';
import { pilaf } from './pilaf.ts';
import { composedSalad, grainSalad, slaw } from './salads.ts';
import { herbedGrain, panGreens, roastVegetables } from './sides.ts';
import { dip, energyBites, spicedCrunch, stuffedBites } from './snacks.ts';
import { blendedSoup, chilledSoup, chunkySoup, lentilSoup } from './soups.ts';
import { beanStew, slowStew } from './stew.ts';
import { stirFry } from './stir-fry.ts';
import { tacos } from './tacos.ts';
import { traybake } from './traybake.ts';

/** Every kind of dish that the chef can make. */
export const ARCHETYPES: readonly Archetype[] = [
  // mains
  curry,
  stirFry,
  noodleToss,
  pasta,
  pilaf,
  traybake,
  grainBowl,
  tacos,
  slowStew,
  beanStew,
  panSeared,
  // soups and salads
  blendedSoup,
  chunkySoup,
  lentilSoup,
  chilledSoup,
  composedSalad,
  grainSalad,
  // sides
  slaw,
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
