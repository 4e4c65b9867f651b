import type { Archetype } from '../../archetype.ts';
import { bakedPasta } from './baked-pasta.ts';
import { beanPatties } from './bean-patties.ts';
import { beanStew } from './bean-stew.ts';
import { burgers } from './burgers.ts';
import { chilli } from './chilli.ts';
import { curry } from './curry.ts';
import { dal } from './dal.ts';
import { friedRice } from './fried-rice.ts';
import { grainBowl } from './grain-bowl.ts';
import { gratin } from './gratin.ts';
import { laksa } from './laksa.ts';
import { meatballs } from './meatballs.ts';
import { noodleSoup } from './noodle-soup.ts';
import { noodleToss } from './noodle-toss.ts';
import { panSeared } from './pan-seared.ts';
import { pasta } from './pasta.ts';
import { pilaf } from './pilaf.ts';
import { ragu } from './ragu.ts';
import { ricePaperDumplings } from './rice-paper-dumplings.ts';
import { risotto } from './risotto.ts';
import { skewers } from './skewers.ts';
import { slowStew } from './slow-stew.ts';
import { stirFry } from './stir-fry.ts';
import { tacos } from './tacos.ts';
import { traybake } from './traybake.ts';

/** Every kind of main dish, for lunch and dinner. */
export const MAINS: readonly Archetype[] = [
  // with rice or another grain beside
  curry,
  dal,
  chilli,
  stirFry,
  meatballs,
  skewers,
  beanPatties,
  ricePaperDumplings,
  // of rice and grains
  friedRice,
  grainBowl,
  pilaf,
  risotto,
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
  // from the pot
  slowStew,
  beanStew,
  // from the pan
  panSeared,
  // in the hand
  tacos,
  burgers,
];
