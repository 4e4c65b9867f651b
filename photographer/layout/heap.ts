import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';
import type { Laid } from './laid.ts';
import type { Region } from './region.ts';
import { freestSpot, type Spot } from './spread.ts';

export type HeapOptions = {
  /** How often the region's ground is covered: 1 once, 2 two layers deep. */
  depth?: number;
  /** How much smaller the region of the top layer is than that of the bottom layer: 0 a flat bed, 0.6 a steep heap. */
  steepness?: number;
  /** 0 mixes all foods evenly, 1 keeps each food together. */
  clumping?: number;
};

const maxPieces = 420;

type Queued = { food: Laid; index: number; layer: number };

/** Returns how many pieces of each food are needed for its share of the area: at least one of every food. */
export function countsFor(foods: readonly Laid[], groundArea: number): number[] {
  return foods.map(({ share, footprint, most = Number.POSITIVE_INFINITY }) =>
    Math.max(1, Math.min(most, Math.round((groundArea * share) / footprint))),
  );
}

/** Returns the pieces in drawing order: layer by layer, roughly the big ones of a layer first. */
function queue(
  scene: Scene,
  foods: readonly Laid[],
  counts: readonly number[],
  layers: number,
): Queued[] {
  const all = foods.flatMap((food, index) =>
    Array.from({ length: counts[index] ?? 0 }, () => ({
      food,
      index,
      layer: Math.floor(scene.random.next() * layers),
    })),
  );
  const order = ({ food, layer }: Queued) =>
    layer * 1000 - food.radius * scene.random.real(0.6, 1.4);
  const keyed = all.map((one) => ({ one, key: order(one) }));
  return keyed
    .sort((first, second) => first.key - second.key)
    .map(({ one }) => one)
    .slice(0, maxPieces);
}

const fociPerFood = 2;

/** Pieces bigger than this are kept apart: two in one place would merge into one shape. */
const bigPiece = 24;
/** Minimum distance between the centres of two pieces of a layer, as a fraction of their radii; a bigger neighbour counts as equally big. */
const nearest = 0.56;

const isCrowded = (spot: Spot, others: readonly Spot[]): boolean =>
  others.some(
    ({ x, y, radius }) =>
      Math.hypot(spot.x - x, spot.y - y) < nearest * (Math.min(radius, spot.radius) + spot.radius),
  );

/** Puts a food that is too big for its region in the middle when it is the only food, so that the dish is not left empty. */
const onlyOne = (food: Laid, { x, y }: Region, foods: readonly Laid[]): Spot | undefined =>
  foods.length === 1 && food.radius > bigPiece ? { x, y, radius: food.radius } : undefined;

/**
 * Heaps foods on a region: wide lower layers, narrower upper ones, pieces of a layer well apart, each food in loose clumps
 * and not sprinkled evenly.
 */
export function heap(
  scene: Scene,
  stage: Stage,
  region: Region,
  foods: readonly Laid[],
  { depth = 1.4, steepness = 0.35, clumping = 0.35 }: HeapOptions = {},
): void {
  const ground = Math.PI * region.radiusX * region.radiusY * depth;
  const layers = Math.max(1, Math.round(depth));
  const foci = foods.map(() =>
    Array.from({ length: fociPerFood }, () => freestSpot(scene.random, stage, region, 1, [])),
  );
  const taken: Spot[][] = Array.from({ length: layers }, () => []);
  for (const { food, index, layer } of queue(scene, foods, countsFor(foods, ground), layers)) {
    const narrow = 1 - steepness * (layers === 1 ? 0 : layer / (layers - 1));
    const focus =
      scene.random.next() < clumping ? scene.random.pick(foci[index] ?? [undefined]) : undefined;
    const around = focus
      ? {
          ...region,
          x: focus.x,
          y: focus.y,
          radiusX: region.radiusX * 0.42,
          radiusY: region.radiusY * 0.42,
        }
      : { ...region, radiusX: region.radiusX * narrow, radiusY: region.radiusY * narrow };
    const spots = taken[layer] ?? [];
    const radius = Math.min(food.radius, region.radiusX * 0.9);
    // A piece that is too long for its place may reach a little over the edge.
    const spot =
      freestSpot(scene.random, stage, around, radius, spots, { tries: 10 }) ??
      freestSpot(scene.random, stage, around, radius * 0.6, spots, { tries: 8 }) ??
      onlyOne(food, region, foods);
    if (!spot) continue;
    if (radius > bigPiece && !food.overlaps && isCrowded(spot, spots)) continue;
    spots.push(spot);
    food.draw(spot);
  }
}
