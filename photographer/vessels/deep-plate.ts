import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';
import { curve } from './curve.ts';
import { drawEarthenware, type Standing } from './earthenware.ts';
import { glazeOf } from './glaze.ts';

/** A pasta plate: a broad rim round a deep well. */
export function drawDeepPlate(scene: Scene, at: Standing): Stage {
  const { x, y, radius = 325, glaze = 'chalk' } = at;
  const rim = radius * 0.2;
  return drawEarthenware(scene, {
    outline: { kind: 'round', x, y, radius },
    profile: curve([
      [0, 30],
      [2, 37],
      [6, 38.5],
      [12, 37.5],
      [rim, 33],
      [rim + 8, 30],
      [rim + 30, 17],
      [rim + 62, 11],
      [rim + 110, 10],
    ]),
    glaze: glazeOf(glaze),
    wall: 5,
    foodInset: rim + 10,
    level: 10,
    brim: 26,
    throwing: 23,
  });
}
