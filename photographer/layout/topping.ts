import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';
import type { Laid } from './laid.ts';
import type { Region } from './region.ts';
import { freestSpot, type Spot } from './spread.ts';

/** Sinks a piece into the surface below it, so that only its upper part is visible. */
export const sunken = (food: Laid, scene: Scene, depth = 0.5): Laid => ({
  ...food,
  draw: (at) => food.draw({ ...at, base: scene.heightAt(at.x, at.y) - food.radius * depth }),
});

/** Draws up to `count` pieces over a region, well apart, alternating between the foods. `sink` above 0 sinks them. */
export function dot(
  scene: Scene,
  stage: Stage,
  region: Region,
  foods: readonly Laid[],
  count: number,
  sink = 0,
): void {
  if (foods.length === 0) return;
  const spots: Spot[] = [];
  for (let index = 0; index < count; index++) {
    const food = foods[index % foods.length];
    if (!food) continue;
    const spot = freestSpot(
      scene.random,
      stage,
      region,
      Math.min(food.radius, region.radiusX * 0.8),
      spots,
      { tries: 12 },
    );
    if (!spot) continue;
    spots.push(spot);
    if (sink > 0) sunken(food, scene, sink).draw(spot);
    else food.draw(spot);
  }
}
