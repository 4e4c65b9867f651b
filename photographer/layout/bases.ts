import { drawNoodles } from '../pieces/noodles.ts';
import type { Base } from '../read-dish/dish-picture.ts';
import type { Stage } from '../stage.ts';
import { grainBed, mash, mound } from './beds.ts';
import { heap } from './heap.ts';
import type { Laid } from './laid.ts';
import { paintOf, strandsOf } from './lay-food.ts';
import { evenedOut, type Plating } from './plating.ts';
import type { Region } from './region.ts';

export type BaseOptions = {
  /** Height of the middle in units. */
  height?: number;
  /** Pieces that are mixed into bases that consist of pieces. */
  company?: readonly Laid[];
};

const heaped = { depth: 1.9, steepness: 0.35, clumping: 0 } as const;

function layStrands(plating: Plating, region: Region, height: number, base: Base): boolean {
  const look = strandsOf(base.food, plating.picture.sauce?.colour);
  if (!look) return false;
  const { x, y, radiusX, radiusY } = region;
  // A nest is round: in an oval dish its size is limited by the narrow side.
  const radius = Math.min(radiusX, radiusY * 1.12);
  drawNoodles(plating.scene, { x, y, radius, height }, look);
  return true;
}

/** Draws the base of a dish on a region: rice and grains as a bed, strands as a nest, leaves and short pasta as a heap. */
export function layBase(
  plating: Plating,
  stage: Stage,
  region: Region,
  options: BaseOptions = {},
): void {
  const { scene, picture, lay } = plating;
  const { base } = picture;
  if (!base) return;
  const { height = 34, company = [] } = options;
  const isStrands = base.kind === 'noodles' || base.kind === 'pasta';
  if (isStrands && layStrands(plating, region, height, base)) return;
  const one = { ...lay(base.food), share: 1 };
  const colour = paintOf(base.food);
  if (base.kind === 'mash') mash(scene, region, colour, height);
  else if (base.kind === 'rice' || base.kind === 'grain' || base.kind === 'oats') {
    grainBed(scene, stage, region, one, colour, height);
  } else {
    if (one.isThread)
      mound(
        scene,
        { ...region, radiusX: region.radiusX * 0.75, radiusY: region.radiusY * 0.75 },
        colour,
        height,
        { ragged: 0.25 },
      );
    const mixedIn = company.map((food) => ({ ...food, share: food.share * 0.3 }));
    // Overlapping leaves make a bed with about half as many.
    const depth = one.overlaps && !one.isThread ? 1 : heaped.depth;
    heap(scene, stage, region, evenedOut([one, ...mixedIn]), { ...heaped, depth });
  }
}
