import type { Archetype } from '../../archetype.ts';
import { BERRY_DISHES } from './berries.ts';
import { coldTomatoCups } from './cold-tomato-cups.ts';
import { leafPlate } from './leaf-plate.ts';
import { seedBowl } from './seed-bowl.ts';
import { skilletSupper } from './skillet-supper.ts';

/** Dishes of a few minutes that hold nothing which any diet or allergen forbids, where the rest gives up. */
export const QUICK_DISHES: readonly Archetype[] = [
  leafPlate,
  seedBowl,
  skilletSupper,
  coldTomatoCups,
  ...BERRY_DISHES,
];
