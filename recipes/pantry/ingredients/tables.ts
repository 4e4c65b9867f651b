import type { Tag } from '../tags.ts';
import { BEANS_AND_SOY } from './beans-and-soy.ts';
import { BEEF_AND_LAMB } from './beef-and-lamb.ts';
import { BERRIES_AND_DRIED_FRUIT } from './berries-and-dried-fruit.ts';
import { BREAD_AND_PASTA } from './bread-and-pasta.ts';
import { CHEESES } from './cheeses.ts';
import { DAIRY_AND_EGGS } from './dairy-and-eggs.ts';
import { DRINKS_AND_STOCKS } from './drinks-and-stocks.ts';
import { FATS_AND_OILS } from './fats-and-oils.ts';
import { FISH } from './fish.ts';
import { FRUIT } from './fruit.ts';
import { GRAINS_AND_FLOURS } from './grains-and-flours.ts';
import { GREENS_AND_MUSHROOMS } from './greens-and-mushrooms.ts';
import { HERBS } from './herbs.ts';
import { NUTS_AND_SEEDS } from './nuts-and-seeds.ts';
import { PORK_AND_GAME } from './pork-and-game.ts';
import { POULTRY } from './poultry.ts';
import { SAUCES } from './sauces.ts';
import { SEASONINGS } from './seasonings.ts';
import { SHELLFISH } from './shellfish.ts';
import { SWEET_AND_BAKING } from './sweet-and-baking.ts';
import { VEGETABLES } from './vegetables.ts';
import { WITHOUT_GRAIN } from './without-grain.ts';

/** Every table of ingredients, with the tags that all of its rows have. */
export const INGREDIENT_TABLES: readonly (readonly [string, readonly Tag[]])[] = [
  [VEGETABLES, []],
  [GREENS_AND_MUSHROOMS, []],
  [FRUIT, []],
  [BERRIES_AND_DRIED_FRUIT, []],
  [POULTRY, []],
  [BEEF_AND_LAMB, []],
  [PORK_AND_GAME, []],
  [FISH, []],
  [SHELLFISH, []],
  [DAIRY_AND_EGGS, []],
  [CHEESES, []],
  [BEANS_AND_SOY, []],
  [GRAINS_AND_FLOURS, ['grain']],
  [BREAD_AND_PASTA, ['grain']],
  [WITHOUT_GRAIN, []],
  [NUTS_AND_SEEDS, []],
  [FATS_AND_OILS, []],
  [SWEET_AND_BAKING, []],
  [SEASONINGS, []],
  [HERBS, []],
  [SAUCES, []],
  [DRINKS_AND_STOCKS, []],
];
