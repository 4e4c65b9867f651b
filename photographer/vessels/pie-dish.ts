import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';
import { curve } from './curve.ts';
import { drawVessel } from './draw-vessel.ts';
import type { Standing } from './earthenware.ts';
import { glazeOf, glazePainter } from './glaze.ts';

/** Number of waves around the edge. */
const waves = 26;
const deep = 50;
const profile = curve([
  [0, deep - 8],
  [3, deep - 1],
  [8, deep],
  [24, deep - 4],
  [30, deep - 9],
  [52, 14],
  [66, 10],
  [90, 10],
]);

/** A pie dish with a wavy edge and a sloping wall. */
export function drawPieDish(scene: Scene, at: Standing): Stage {
  const { x, y, radius = 325, glaze = 'porcelain' } = at;
  const ware = glazeOf(glaze);
  const paint = glazePainter(ware);
  const wave = (along: number, across: number) => Math.cos(Math.atan2(across, along) * waves);
  let edge = 0;
  drawVessel(
    scene,
    { kind: 'round', x, y, radius },
    () => 1,
    (inset, px, py) => paint(Math.max(0, inset - edge), px, py, inset > 20 ? 1 : 0),
    { gloss: ware.gloss ?? 0.7, translucency: 0.08, relief: 0.02 },
    (inset, along, across) => {
      // The edge waves in and out by five units; the effect decreases towards the inside.
      const swing = wave(along, across);
      edge = 5 * (1 - swing);
      const within = inset - edge * Math.max(0, 1 - inset / 40);
      if (inset < edge) return -3;
      return profile(within) - 1 + 1.6 * swing * Math.max(0, 1 - inset / 30);
    },
  );
  return {
    centre: { x, y },
    radius,
    foodRadius: radius - 34,
    level: 10,
    brim: deep - 10,
    shape: { kind: 'round' },
  };
}
