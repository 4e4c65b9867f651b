import { type Colour, dim } from '../colour.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';
import { curve } from './curve.ts';
import { drawVessel } from './draw-vessel.ts';
import type { Standing } from './earthenware.ts';
import { glazeOf, glazePainter } from './glaze.ts';

const deep = 64;
const profile = curve([
  [0, 34],
  [5, 40],
  [9, deep - 4],
  [12, deep],
  [16, deep],
  [19, deep - 5],
  [23, deep - 34],
  [34, 12],
  [50, 10],
]);

/** A ramekin: a straight wall, fluted outside. */
export function drawRamekin(scene: Scene, at: Standing): Stage {
  const { x, y, radius = 190, glaze = 'porcelain' } = at;
  const ware = glazeOf(glaze);
  const paint = glazePainter(ware);
  // The flutes bulge between inset 0 and 9; from above they are visible as a scalloped edge round the lip.
  const flutes = Math.round(radius / 5.2);
  drawVessel(
    scene,
    { kind: 'round', x, y, radius },
    (inset) => profile(inset),
    (inset, px, py, along, across): Colour => {
      const colour = paint(inset, px, py, inset > 14 ? 1 : 0);
      if (inset > 9) return colour;
      return dim(
        colour,
        0.88 + 0.12 * Math.abs(Math.sin((Math.atan2(across, along) * flutes) / 2)),
      );
    },
    { gloss: ware.gloss ?? 0.7, translucency: 0.08, relief: 0.02 },
    (inset, along, across) =>
      inset < 10 ? -3 * Math.cos((Math.atan2(across, along) * flutes) / 2) ** 2 : 0,
  );
  return {
    centre: { x, y },
    radius,
    foodRadius: radius - 23,
    level: 10,
    brim: deep - 13,
    shape: { kind: 'round' },
  };
}
