import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';
import { curve } from './curve.ts';
import { drawEarthenware, type Standing } from './earthenware.ts';
import { type Drink, pourDrink } from './glass.ts';
import { type Glaze, glazeOf, glazePainter } from './glaze.ts';
import { drawPlate } from './plate.ts';

/** Draws a filled mug whose handle points `towards` (radians; to the lower right if undefined). */
export function drawMug(
  scene: Scene,
  at: Standing & { towards?: number; drink?: Drink; saucer?: boolean },
): Stage {
  const { x, y, radius = 140, glaze = 'sky', towards = 0.5 } = at;
  const drink = at.drink ?? { colour: '#6b3e1f', clarity: 3 };
  if (at.saucer) drawPlate(scene, { x, y, radius: radius * 1.62, glaze });
  const ware = glazeOf(glaze);
  const tall = 92;
  drawHandle(scene, { x, y, radius, towards }, ware);
  const stage = drawEarthenware(scene, {
    outline: { kind: 'round', x, y, radius },
    profile: curve([
      [0, tall - 8],
      [2, tall - 1],
      [5, tall],
      [9, tall - 1],
      [12, tall - 8],
      [15, tall - 40],
    ]),
    glaze: ware,
    wall: 8,
    foodInset: 14,
    level: tall - 14,
    brim: tall - 14,
  });
  pourDrink(scene, { x, y, radius: radius - 11, level: tall - 15 }, drink);
  return stage;
}

/** Draws the handle: a flat loop from the wall in the direction `towards`. */
function drawHandle(
  scene: Scene,
  mug: { x: number; y: number; radius: number; towards: number },
  ware: Glaze,
): void {
  const { x, y, radius, towards } = mug;
  const paint = glazePainter(ware);
  const reach = radius * 0.27;
  scene.stamp(
    {
      x: x + Math.cos(towards) * (radius + reach - 12),
      y: y + Math.sin(towards) * (radius + reach - 12),
      rotation: towards,
      radiusX: reach,
      radiusY: radius * 0.13,
      height: 26,
    },
    (u, v) => {
      const end = Math.max(0, (u - 0.45) / 0.55);
      const half = Math.sqrt(Math.max(0, 1 - end * end)) * (0.86 - 0.12 * u);
      const off = Math.abs(v) / Math.max(0.01, half);
      // The loop leaves the wall below the lip, rises, and bends down at its end.
      return off > 1 ? -1 : 0.3 + 0.55 * Math.sqrt(1 - off * off) * (1 - 0.6 * end * end);
    },
    (_u, _v, _h, px, py) => paint(60, px, py, 0),
    { gloss: ware.gloss ?? 0.6, relief: 0.02, base: 44, reach: 1, covers: true },
  );
}
