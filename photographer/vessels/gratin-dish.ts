import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';
import { curve } from './curve.ts';
import { drawEarthenware } from './earthenware.ts';
import { type Glaze, type GlazeName, glazeOf, glazePainter } from './glaze.ts';

/** A rectangular oven dish with a handle at each end: gratin, lasagne, crumble, bakes. */
export function drawGratinDish(
  scene: Scene,
  at: {
    x: number;
    y: number;
    halfWidth?: number;
    halfHeight?: number;
    rotation?: number;
    glaze?: Glaze | GlazeName;
  },
): Stage {
  const { x, y, halfWidth = 400, halfHeight = 285, rotation = 0, glaze = 'terracotta' } = at;
  const ware = glazeOf(glaze);
  for (const side of [-1, 1]) drawEar(scene, { x, y, rotation }, side * (halfWidth + 6), ware);
  const deep = 58;
  return drawEarthenware(scene, {
    outline: { kind: 'rectangle', x, y, halfWidth, halfHeight, corner: 74, rotation },
    profile: curve([
      [0, deep - 9],
      [3, deep - 1],
      [8, deep],
      [14, deep - 1.5],
      [19, deep - 9],
      [32, deep - 38],
      [50, 12],
      [70, 10],
    ]),
    glaze: ware,
    wall: 15,
    foodInset: 25,
    level: 10,
    brim: deep - 16,
  });
}

/** Draws a flat handle, `along` units from the middle of the dish. */
function drawEar(
  scene: Scene,
  dish: { x: number; y: number; rotation: number },
  along: number,
  ware: Glaze,
): void {
  const paint = glazePainter(ware);
  scene.stamp(
    {
      x: dish.x + Math.cos(dish.rotation) * along,
      y: dish.y + Math.sin(dish.rotation) * along,
      rotation: dish.rotation,
      radiusX: 46,
      radiusY: 96,
      height: 46,
    },
    (u, v) => {
      const inside = 1 - Math.abs(u) ** 2.6 - Math.abs(v) ** 2.6;
      if (inside < 0 || u * along < -0.14 * Math.abs(along)) return -1;
      return 0.78 + 0.22 * Math.min(1, (inside * 4) ** 0.5) - 0.1 * Math.max(0, inside - 0.3);
    },
    (u, v, _h, px, py) => paint((1 - Math.hypot(u, v)) * 40, px, py, 0),
    { gloss: ware.gloss ?? 0.6, relief: 0.02, base: 0, reach: 1, covers: true },
  );
}
