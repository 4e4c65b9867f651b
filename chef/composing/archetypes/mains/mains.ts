import type { Archetype } from '../../archetype.ts';
import { bakedPasta } from './baked-pasta.ts';
import { beanPatties } from './bean-patties.ts';
import { beanStew } from './bean-stew.ts';
import { blackBeanPot } from './black-bean-pot.ts';
import { burgers } from './burgers.ts';
import { burritos } from './burritos.ts';
import { chilli } from './chilli.ts';
import { crumbedCutlets } from './crumbed-cutlets.ts';
import { curry } from './curry.ts';
import { dal } from './dal.ts';
import { friedRice } from './fried-rice.ts';
import { gnocchiTray } from './gnocchi-tray.ts';
import { goulash } from './goulash.ts';
import { grainBowl } from './grain-bowl.ts';
import { gratin } from './gratin.ts';
import { laksa } from './laksa.ts';
import { lettuceCups } from './lettuce-cups.ts';
import { meatballs } from './meatballs.ts';
import { noodleSoup } from './noodle-soup.ts';
import { noodleToss } from './noodle-toss.ts';
import { paella } from './paella.ts';
import { panSeared } from './pan-seared.ts';
import { parcels } from './parcels.ts';
import { pasta } from './pasta.ts';
import { pilaf } from './pilaf.ts';
import { potPie } from './pot-pie.ts';
import { quesadillas } from './quesadillas.ts';
import { ragu } from './ragu.ts';
import { redRice } from './red-rice.ts';
import { riceBowl } from './rice-bowl.ts';
import { ricePaperDumplings } from './rice-paper-dumplings.ts';
import { risotto } from './risotto.ts';
import { roastFish } from './roast-fish.ts';
import { shakshuka } from './shakshuka.ts';
import { shepherdsPie } from './shepherds-pie.ts';
import { skewers } from './skewers.ts';
import { slowStew } from './slow-stew.ts';
import { stirFry } from './stir-fry.ts';
import { stuffedPancakes } from './stuffed-pancakes.ts';
import { stuffedVegetables } from './stuffed-vegetables.ts';
import { summerRolls } from './summer-rolls.ts';
import { tacos } from './tacos.ts';
import { tagine } from './tagine.ts';
import { traybake } from './traybake.ts';

/** Every kind of main dish, for lunch and dinner. */
export const mains: readonly Archetype[] = [
  // with rice or another grain beside
  curry,
  dal,
  chilli,
  stirFry,
  meatballs,
  skewers,
  beanPatties,
  ricePaperDumplings,
  lettuceCups,
  blackBeanPot,
  tagine,
  // of rice and grains
  friedRice,
  grainBowl,
  pilaf,
  risotto,
  paella,
  redRice,
  riceBowl,
  // of pasta and noodles
  pasta,
  ragu,
  bakedPasta,
  noodleToss,
  noodleSoup,
  laksa,
  // from the oven
  traybake,
  gratin,
  shepherdsPie,
  potPie,
  stuffedVegetables,
  gnocchiTray,
  roastFish,
  parcels,
  // from the pot
  slowStew,
  beanStew,
  goulash,
  // from the pan
  panSeared,
  crumbedCutlets,
  shakshuka,
  stuffedPancakes,
  // in the hand
  tacos,
  burgers,
  burritos,
  quesadillas,
  summerRolls,
];
