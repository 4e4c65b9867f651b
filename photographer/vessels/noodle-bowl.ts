import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';
import { curve } from './curve.ts';
import { drawEarthenware, type Standing } from './earthenware.ts';
import { glazeOf } from './glaze.ts';

/** A deep bowl with a steep wall and a flared lip: ramen, pho, udon. */
export function drawNoodleBowl(scene: Scene, at: Standing): Stage {
  const { x, y, radius = 318, glaze = 'ink' } = at;
  const deep = 78;
  return drawEarthenware(scene, {
    outline: { kind: 'round', x, y, radius },
    profile: curve([
      [0, deep - 6],
      [3, deep - 0.5],
      [6, deep],
      [10, deep - 1],
      [17, deep - 5],
      [34, deep - 21],
      [70, 30],
      [120, 14],
      [170, 10],
    ]),
    glaze: glazeOf(glaze),
    wall: 12,
    foodInset: 32,
    level: 10,
    brim: deep - 20,
    throwing: 21,
  });
}
