import { ball } from './ball.ts';
import { bean } from './bean.ts';
import { blueberry, drupelets, strawberry } from './berry.ts';
import { bird } from './bird.ts';
import { breadSlice, flatRound } from './bread.ts';
import { chickpea } from './chickpea.ts';
import { choppedHerb } from './chopped-herb.ts';
import { chunk } from './chunk.ts';
import { citrusWheel } from './citrus-wheel.ts';
import { cob } from './cob.ts';
import { cluster, crumb } from './crumb.ts';
import { cube } from './cube.ts';
import { cutlet } from './cutlet.ts';
import { dollop } from './dollop.ts';
import { driedFruit } from './dried-fruit.ts';
import { drumstick, sausage } from './drumstick.ts';
import { curd, eggHalf, friedEgg } from './egg.ts';
import { seededHalf } from './fig.ts';
import { fillet } from './fillet.ts';
import { floret } from './floret.ts';
import { fruitFan, fruitSlice } from './fruit-slice.ts';
import { grain } from './grain.ts';
import { herbSprig } from './herb-sprig.ts';
import { joint, jointSlice, ribRack } from './joint.ts';
import { leaf } from './leaf.ts';
import { leaflet } from './leaflet.ts';
import { carved, meatSlice } from './meat-slice.ts';
import { mushroom } from './mushroom.ts';
import { nut, walnut } from './nut.ts';
import { olive } from './olive.ts';
import { onionRing, stalkRing } from './onion.ts';
import { dumpling, roll } from './parcel.ts';
import { pastaShape } from './pasta-shape.ts';
import type { Piece } from './piece.ts';
import { prawn, shellfish } from './prawn.ts';
import { rasher } from './rasher.ts';
import { coin, halfMoon } from './round-slice.ts';
import { ruffledLeaf } from './ruffled-leaf.ts';
import { sector } from './sector.ts';
import { nori, omelette, pastry } from './sheet.ts';
import { flake, shred } from './shred.ts';
import { pod, spear } from './spear.ts';
import { stick } from './stick.ts';
import { strip } from './strip.ts';
import { taproot } from './taproot.ts';
import { tomato } from './tomato.ts';
import { torn } from './torn.ts';
import { wedge } from './wedge.ts';

/** All generators of a single piece, by the `piece` name of a look. */
export const pieces = {
  ball,
  bean,
  bird,
  blueberry,
  breadSlice,
  carved,
  chickpea,
  choppedHerb,
  chunk,
  citrusWheel,
  cluster,
  cob,
  coin,
  crumb,
  cube,
  curd,
  cutlet,
  dollop,
  driedFruit,
  drumstick,
  drupelets,
  dumpling,
  eggHalf,
  fillet,
  flake,
  flatRound,
  floret,
  friedEgg,
  fruitFan,
  fruitSlice,
  grain,
  halfMoon,
  herbSprig,
  joint,
  jointSlice,
  leaf,
  leaflet,
  meatSlice,
  mushroom,
  nori,
  nut,
  olive,
  omelette,
  onionRing,
  pastaShape,
  pastry,
  pod,
  prawn,
  rasher,
  ribRack,
  roll,
  ruffledLeaf,
  sausage,
  sector,
  seededHalf,
  shellfish,
  shred,
  spear,
  stalkRing,
  stick,
  strawberry,
  strip,
  taproot,
  tomato,
  torn,
  walnut,
  wedge,
} as const satisfies Record<string, Piece>;

export type PieceName = keyof typeof pieces;
