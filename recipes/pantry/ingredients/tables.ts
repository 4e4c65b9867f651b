import type { Tag } from '../tags.ts';
import { beansAndSoy } from './beans-and-soy.ts';
import { beefAndLamb } from './beef-and-lamb.ts';
import { berriesAndDriedFruit } from './berries-and-dried-fruit.ts';
import { breadAndPasta } from './bread-and-pasta.ts';
import { cheeses } from './cheeses.ts';
import { dairyAndEggs } from './dairy-and-eggs.ts';
import { drinksAndStocks } from './drinks-and-stocks.ts';
import { fatsAndOils } from './fats-and-oils.ts';
import { fish } from './fish.ts';
import { fruit } from './fruit.ts';
import { grainsAndFlours } from './grains-and-flours.ts';
import { greensAndMushrooms } from './greens-and-mushrooms.ts';
import { herbs } from './herbs.ts';
import { nutsAndSeeds } from './nuts-and-seeds.ts';
import { porkAndGame } from './pork-and-game.ts';
import { poultry } from './poultry.ts';
import { sauces } from './sauces.ts';
import { seasonings } from './seasonings.ts';
import { shellfish } from './shellfish.ts';
import { spiceMixes } from './spice-mixes.ts';
import { sweetAndBaking } from './sweet-and-baking.ts';
import { vegetables } from './vegetables.ts';
import { withoutGrain } from './without-grain.ts';

/** All ingredient tables, each with the tags that all of its rows share. */
export const ingredientTables: readonly (readonly [string, readonly Tag[]])[] = [
  [vegetables, []],
  [greensAndMushrooms, []],
  [fruit, []],
  [berriesAndDriedFruit, []],
  [poultry, []],
  [beefAndLamb, []],
  [porkAndGame, []],
  [fish, []],
  [shellfish, []],
  [dairyAndEggs, []],
  [cheeses, []],
  [beansAndSoy, []],
  [grainsAndFlours, ['grain']],
  [breadAndPasta, ['grain']],
  [withoutGrain, []],
  [nutsAndSeeds, []],
  [fatsAndOils, []],
  [sweetAndBaking, []],
  [seasonings, []],
  [spiceMixes, []],
  [herbs, []],
  [sauces, []],
  [drinksAndStocks, []],
];
