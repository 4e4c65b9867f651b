import { dimHex } from '../mix-hex.ts';
import type { SeenFood } from '../read-dish/dish-picture.ts';
import type { Stage } from '../stage.ts';
import { grainBed, mound } from './beds.ts';
import { heap } from './heap.ts';
import type { Laid } from './laid.ts';
import { paintOf } from './lay-food.ts';
import { evenedOut, laidPieces, type Plating } from './plating.ts';
import type { Region } from './region.ts';

/** Pieces up to this radius are too many to draw one by one: lentils, kernels of corn. */
const grainRadius = 11.6;
const leastShare = 0.35;

/** Draws a tangle of threads over a mound of their colour; otherwise the plate would show between them. */
function layTangle(
  { scene }: Plating,
  stage: Stage,
  region: Region,
  thread: Laid,
  colour: string,
): void {
  const heart = { ...region, radiusX: region.radiusX * 0.78, radiusY: region.radiusY * 0.78 };
  mound(scene, heart, dimHex(colour, 0.8), 46, { ragged: 0.25, gloss: 0.3 });
  heap(
    scene,
    stage,
    { ...region, radiusX: region.radiusX * 0.9, radiusY: region.radiusY * 0.9 },
    [{ ...thread, share: 1 }],
    {
      depth: 2.2,
      steepness: 0.45,
      clumping: 0,
    },
  );
}

/**
 * Draws a dish's main food as a bed if it consists of grains; single grains would leave the plate bare.
 * @returns the remaining foods, with shares that sum to 1, and their part of the dish: 1 when there is no bed
 */
export function layGrains(
  plating: Plating,
  stage: Stage,
  region: Region,
  height = 34,
): { pieces: Laid[]; rest: number } {
  const pieces = laidPieces(plating);
  const [main] = pieces;
  const food: SeenFood | undefined = plating.picture.pieces[0];
  if (main?.isThread && food && food.share >= leastShare) {
    layTangle(plating, stage, region, main, paintOf(food));
    return { pieces: evenedOut(pieces.slice(1)), rest: 1 - food.share };
  }
  if (!main || !food || main.radius > grainRadius || food.share < leastShare)
    return { pieces: evenedOut(pieces), rest: 1 };
  grainBed(plating.scene, stage, region, { ...main, share: 1 }, paintOf(food), height);
  return { pieces: evenedOut(pieces.slice(1)), rest: 1 - food.share };
}
