import type { Chance } from '../chance.ts';
import type { Stage } from '../stage.ts';
import { fits, pointIn, type Region } from './region.ts';

export type Spot = { x: number; y: number; radius: number };

export type SpreadOptions = {
  /** 0 is an even density, 1 is densest in the middle of the region. */
  towardsMiddle?: number;
  /** How many random candidates are compared for each piece; more candidates give a more even distribution. */
  tries?: number;
};

/** Returns a random point of a region; `towardsMiddle` favours the middle. */
function pointAtRandom(
  chance: Chance,
  region: Region,
  towardsMiddle: number,
): { x: number; y: number } {
  const angle = chance.angle();
  const out = chance.next() ** (0.5 + 0.5 * towardsMiddle);
  return pointIn(region, Math.cos(angle) * out, Math.sin(angle) * out);
}

/** Returns the distance from a spot to the nearest other spot, divided by the sum of their radii: 1 means that they touch. */
function room(spot: Spot, others: readonly Spot[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const other of others) {
    const away = Math.hypot(spot.x - other.x, spot.y - other.y) / (spot.radius + other.radius);
    if (away < least) least = away;
  }
  return least;
}

/**
 * Finds a place for the next piece: the random candidate with the most free room (Mitchell's best candidate, a
 * Poisson-disc spacing that also works for items of different size).
 * @returns undefined if no candidate fits
 */
export function freestSpot(
  chance: Chance,
  stage: Stage,
  region: Region,
  radius: number,
  taken: readonly Spot[],
  { towardsMiddle = 0, tries = 9 }: SpreadOptions = {},
): Spot | undefined {
  // Larger items are placed nearer to the middle of the region.
  const keep = (half: number) => Math.max(half * 0.15, half - radius * 0.5);
  const narrowed = { ...region, radiusX: keep(region.radiusX), radiusY: keep(region.radiusY) };
  let best: Spot | undefined;
  let bestRoom = -1;
  for (let attempt = 0; attempt < tries; attempt++) {
    const spot = { ...pointAtRandom(chance, narrowed, towardsMiddle), radius };
    if (!fits(stage, spot.x, spot.y, radius)) continue;
    const free = room(spot, taken);
    if (free > bestRoom) [best, bestRoom] = [spot, free];
  }
  return best;
}

/** Returns up to `count` spots in a region, well apart; fewer if they do not all fit. */
export function spread(
  chance: Chance,
  stage: Stage,
  region: Region,
  count: number,
  radius: number,
  options?: SpreadOptions,
): Spot[] {
  const spots: Spot[] = [];
  for (let index = 0; index < count; index++) {
    const spot = freestSpot(chance, stage, region, radius, spots, options);
    if (spot) spots.push(spot);
  }
  return spots;
}
