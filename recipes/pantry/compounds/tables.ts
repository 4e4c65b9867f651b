import { allergenNamesOnLabels } from './allergen-names.ts';
import { breads } from './breads.ts';
import { condiments } from './condiments.ts';
import { dairy } from './dairy.ts';
import { desserts } from './desserts.ts';
import { dietAlcohol } from './diet-alcohol.ts';
import { dietAlliums } from './diet-alliums.ts';
import { dietDrinks } from './diet-drinks.ts';
import { dietMeats } from './diet-meats.ts';
import { dietPork } from './diet-pork.ts';
import { dietPoultryAndGame } from './diet-poultry-and-game.ts';
import { dietRaw } from './diet-raw.ts';
import { dietStarches } from './diet-starches.ts';
import { dietSweets } from './diet-sweets.ts';
import { dietVegetables } from './diet-vegetables.ts';
import { dishes } from './dishes.ts';
import { drinks } from './drinks.ts';
import { grains } from './grains.ts';
import { meats } from './meats.ts';
import { nuts } from './nuts.ts';
import { plantBased } from './plant-based.ts';
import { regionalAsian } from './regional-asian.ts';
import { regionalEastern } from './regional-eastern.ts';
import { regionalFrench } from './regional-french.ts';
import { regionalGerman } from './regional-german.ts';
import { regionalJoined } from './regional-joined.ts';
import { regionalNames1 } from './regional-names-1.ts';
import { regionalNames2 } from './regional-names-2.ts';
import { regionalNames3 } from './regional-names-3.ts';
import { regionalNames4 } from './regional-names-4.ts';
import { regionalNames5 } from './regional-names-5.ts';
import { regionalNames6 } from './regional-names-6.ts';
import { regionalNames7 } from './regional-names-7.ts';
import { regionalNames8 } from './regional-names-8.ts';
import { regionalNames9 } from './regional-names-9.ts';
import { regionalNearEast } from './regional-near-east.ts';
import { regionalNorthern } from './regional-northern.ts';
import { regionalOverseas } from './regional-overseas.ts';
import { regionalRare } from './regional-rare.ts';
import { regionalSouthern } from './regional-southern.ts';
import { regionalWellKnown } from './regional-well-known.ts';
import { sauces } from './sauces.ts';
import { seafood } from './seafood.ts';
import { soupsAndSnacks } from './soups-and-snacks.ts';
import { spices } from './spices.ts';

/**
 * All tables of made foods: foods whose name does not show what they contain, and kinds of an ingredient
 * that contain more or less than it. Columns: name | also called | parts | contains | may | source.
 */
export const compoundTables: readonly string[] = [
  sauces,
  condiments,
  spices,
  grains,
  breads,
  desserts,
  dairy,
  meats,
  seafood,
  plantBased,
  nuts,
  soupsAndSnacks,
  drinks,
  dishes,
  allergenNamesOnLabels,
  dietRaw,
  dietPork,
  dietMeats,
  dietPoultryAndGame,
  dietAlcohol,
  dietSweets,
  dietDrinks,
  dietAlliums,
  dietStarches,
  dietVegetables,
  regionalWellKnown,
  regionalGerman,
  regionalFrench,
  regionalNorthern,
  regionalSouthern,
  regionalEastern,
  regionalNearEast,
  regionalAsian,
  regionalOverseas,
  regionalJoined,
  regionalNames1,
  regionalNames2,
  regionalNames3,
  regionalNames4,
  regionalNames5,
  regionalNames6,
  regionalNames7,
  regionalNames8,
  regionalNames9,
  regionalRare,
];
