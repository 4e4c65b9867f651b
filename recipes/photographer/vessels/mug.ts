import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';
import { curve } from './curve.ts';
import { drawEarthenware, type Standing } from './earthenware.ts';
import { type Drink, pourDrink } from './glass.ts';
import { glazeOf, glazePainter } from './glaze.ts';
import { drawPlate } from './plate.ts';

/** A mug with its handle, which points `towards` (radians; to the lower right when not given), filled. */
export function drawMug(
  scene: Scene,
  at: Standing & { towards?: number; drink?: Drink; saucer?: boolean },
): Stage {
  const { x, y, radius = 140, glaze = 'sky', towards = 0.5 } = at;
  const drink = at.drink ?? { colour: '#6b3e1f', clarity: 3 };
  if (at.saucer) drawPlate(scene, { x, y, radius: radius * 1.62, glaze });
  const ware = glazeOf(glaze);
  const paint = glazePainter(ware);
  const tall = 92;
  const handle = Array.from({ length: 17 }, (_, index) => {
    const turn = (index / 16 - 0.5) * 0.5;
    const along = radius - 12 + (index / 16) * radius * 0.5;
    const cos = Math.cos(towards + turn * 0.12);
    const sin = Math.sin(towards + turn * 0.12);
    return [x + cos * along, y + sin * along, 50 + 18 * Math.sin((index / 16) * 2.6)] as const;
  });
  scene.tube(
    handle,
    (along) => radius * (0.12 - 0.02 * Math.sin((along / 16) * Math.PI)),
    (_off, _along, px, py) => paint(60, px, py, false),
    { gloss: ware.gloss ?? 0.6, relief: 0.02 },
  );
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
