import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';
import { curve } from './curve.ts';
import { drawEarthenware, type Standing } from './earthenware.ts';
import { glazeOf } from './glaze.ts';

/** A dinner plate: a broad rim, a shallow well. */
export function drawPlate(scene: Scene, at: Standing): Stage {
  const { x, y, radius = 325, glaze = 'porcelain' } = at;
  const rim = radius * 0.24;
  return drawEarthenware(scene, {
    outline: { kind: 'round', x, y, radius },
    profile: curve([
      [0, 16],
      [2, 22],
      [6, 23.5],
      [12, 22],
      [rim, 14],
      [rim + 10, 11.5],
      [rim + 26, 8.4],
      [rim + 50, 8],
    ]),
    glaze: glazeOf(glaze),
    wall: 4,
    foodInset: rim + 14,
    level: 8,
    brim: 12,
  });
}

/** A plate without a rim that rises gently to its edge, like a hand-thrown plate. */
export function drawCoupePlate(scene: Scene, at: Standing): Stage {
  const { x, y, radius = 320, glaze = 'oat' } = at;
  return drawEarthenware(scene, {
    outline: { kind: 'round', x, y, radius },
    profile: curve([
      [0, 18],
      [2, 25],
      [6, 26.5],
      [11, 24],
      [40, 15],
      [90, 9.6],
      [140, 8],
    ]),
    glaze: glazeOf(glaze),
    wall: 9,
    foodInset: 46,
    level: 8,
    brim: 13,
    throwing: 19,
  });
}
