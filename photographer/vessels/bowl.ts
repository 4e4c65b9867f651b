import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';
import { curve } from './curve.ts';
import { drawEarthenware, type Standing } from './earthenware.ts';
import { glazeOf } from './glaze.ts';

/** A round bowl for soup, porridge or salad: a thin lip, a wall that curves down to a small floor. */
export function drawBowl(scene: Scene, at: Standing): Stage {
  const { x, y, radius = 310, glaze = 'oat' } = at;
  const deep = 66;
  return drawEarthenware(scene, {
    outline: { kind: 'round', x, y, radius },
    profile: curve([
      [0, deep - 9],
      [3, deep - 1.5],
      [7, deep],
      [11, deep - 2],
      [16, deep - 9],
      [radius * 0.12, deep - 24],
      [radius * 0.24, deep - 40],
      [radius * 0.45, deep - 53],
      [radius * 0.7, 10],
    ]),
    glaze: glazeOf(glaze),
    wall: 13,
    foodInset: 27,
    level: 10,
    brim: deep - 17,
    throwing: 17,
  });
}

/** A small bowl for a sauce, a dip, spices or a side. */
export function drawSmallBowl(scene: Scene, at: Standing): Stage {
  const { x, y, radius = 105, glaze = 'sky' } = at;
  const deep = 15 + radius * 0.3;
  return drawEarthenware(scene, {
    outline: { kind: 'round', x, y, radius },
    profile: curve([
      [0, deep - 7],
      [2, deep - 1],
      [5, deep],
      [8, deep - 2],
      [12, deep - 8],
      [radius * 0.25, deep - deep * 0.4],
      [radius * 0.6, 9],
      [radius * 0.8, 8],
    ]),
    glaze: glazeOf(glaze),
    wall: 9,
    foodInset: 13,
    level: 8,
    brim: deep - 9,
  });
}
