import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';
import type { Laid } from './laid.ts';
import type { Region } from './region.ts';
import { freestSpot, type Spot } from './spread.ts';

/** Returns how many pieces of a garnish look naturally scattered, by the radius of one: the smaller the piece, the more. */
function countOf(radius: number): number {
  if (radius < 4) return 70;
  if (radius < 8) return 41;
  if (radius < 14) return 17;
  if (radius < 24) return 9;
  if (radius < 42) return 5;
  return 3;
}

/** Scatters one garnish in a loose group that is densest in its middle. @param amount 1 is the usual count, 0.5 is half of it */
export function strew(scene: Scene, stage: Stage, region: Region, food: Laid, amount = 1): void {
  if (food.dust) {
    food.dust({
      x: stage.centre.x,
      y: stage.centre.y,
      radius: Math.min(stage.foodRadius * 0.9, Math.max(region.radiusX, region.radiusY) * 1.6),
    });
    return;
  }
  const wanted = Math.max(1, Math.round(countOf(food.radius) * amount));
  const count = Math.min(food.most ?? wanted, wanted);
  const spots: Spot[] = [];
  for (let index = 0; index < count; index++) {
    const spot = freestSpot(scene.random, stage, region, food.radius, spots, {
      towardsMiddle: 0.45,
      tries: food.radius < 8 ? 2 : 6,
    });
    if (!spot) continue;
    spots.push(spot);
    food.draw(spot);
  }
}

/**
 * Scatters all garnishes of a dish on a region: small ones all over it, leaves in the middle, big ones (a wedge, half an
 * egg) at the side.
 */
export function garnishAll(
  scene: Scene,
  stage: Stage,
  region: Region,
  foods: readonly Laid[],
  amount = 1,
): void {
  const side = scene.random.angle();
  const bySize = [...foods].sort((one, other) => other.radius - one.radius);
  for (const [index, food] of bySize.entries()) {
    const isBig = food.radius > 30;
    const angle = side + index * 0.9;
    const reach = isBig ? 0.8 : 0.12;
    const part = isBig ? 0.3 : food.radius < 8 ? 0.85 : 0.5;
    strew(
      scene,
      stage,
      {
        x: region.x + Math.cos(angle) * region.radiusX * reach,
        y: region.y + Math.sin(angle) * region.radiusY * reach,
        radiusX: region.radiusX * part,
        radiusY: region.radiusY * part,
      },
      food,
      amount,
    );
  }
}
