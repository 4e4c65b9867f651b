import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';
import { curve } from './curve.ts';
import { drawEarthenware } from './earthenware.ts';
import { type Glaze, type GlazeName, glazeOf } from './glaze.ts';

/** An oval platter: a fish, a roast, a salad for the table. */
export function drawOvalDish(
  scene: Scene,
  at: {
    x: number;
    y: number;
    radiusX?: number;
    radiusY?: number;
    rotation?: number;
    glaze?: Glaze | GlazeName;
  },
): Stage {
  const { x, y, radiusX = 430, radiusY = 285, rotation = 0, glaze = 'cobalt' } = at;
  return drawEarthenware(scene, {
    outline: { kind: 'oval', x, y, radiusX, radiusY, rotation },
    profile: curve([
      [0, 18],
      [2, 25],
      [6, 26.5],
      [12, 25],
      [46, 16],
      [58, 12],
      [80, 8.5],
      [110, 8],
    ]),
    glaze: glazeOf(glaze),
    wall: 5,
    foodInset: 54,
    level: 8,
    brim: 13,
  });
}
