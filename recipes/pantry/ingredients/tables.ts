import type { Tag } from '../tags.ts';
import { BEANS_AND_SOY } from './beans-and-soy.ts';
import { BEEF_AND_LAMB } from './beef-and-lamb.ts';
import { DAIRY_AND_EGGS } from './dairy-and-eggs.ts';
import { FISH } from './fish.ts';
import { FRUIT } from './fruit.ts';
import { GRAINS_AND_BREAD } from './grains-and-bread.ts';
import { NUTS_SEEDS_AND_FATS } from './nuts-seeds-and-fats.ts';
import { PORK_AND_GAME } from './pork-and-game.ts';
import { POULTRY } from './poultry.ts';
import { SAUCES_AND_LIQUIDS } from './sauces-and-liquids.ts';
import { SEASONINGS } from './seasonings.ts';
import { SHELLFISH } from './shellfish.ts';
import { SWEET_AND_BAKING } from './sweet-and-baking.ts';
import { VEGETABLES } from './vegetables.ts';

/** Every table of ingredients, with the tags that all of its rows have. */
export const INGREDIENT_TABLES: readonly (readonly [string, readonly Tag[]])[] = [
  [VEGETABLES, []],
  [FRUIT, []],
  [POULTRY, []],
  [BEEF_AND_LAMB, []],
  [PORK_AND_GAME, []],
  [FISH, []],
  [SHELLFISH, []],
  [DAIRY_AND_EGGS, []],
  [BEANS_AND_SOY, []],
  [GRAINS_AND_BREAD, ['grain']],
  [NUTS_SEEDS_AND_FATS, []],
  [SWEET_AND_BAKING, []],
  [SEASONINGS, []],
  [SAUCES_AND_LIQUIDS, []],
];
