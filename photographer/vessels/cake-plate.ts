import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';
import { curve } from './curve.ts';
import { drawVessel } from './draw-vessel.ts';
import type { Standing } from './earthenware.ts';
import { glazeOf, glazePainter } from './glaze.ts';

/** A cake stand: flat, with a scalloped, beaded edge, high enough to throw a long shadow. */
export function drawCakePlate(scene: Scene, at: Standing): Stage {
  const { x, y, radius = 330, glaze = 'blush' } = at;
  const ware = glazeOf(glaze);
  const paint = glazePainter(ware);
  const scallops = 30;
  const tall = 46;
  const profile = curve([
    [0, tall - 8],
    [3, tall - 1],
    [9, tall + 1],
    [15, tall - 1],
    [22, tall - 7],
    [34, tall - 9],
    [60, tall - 9.5],
  ]);
  let edge = 0;
  drawVessel(
    scene,
    { kind: 'round', x, y, radius },
    () => 1,
    (inset, px, py) => paint(Math.max(0, inset - edge), px, py, inset > 12 ? 1 : 0),
    { gloss: ware.gloss ?? 0.75, translucency: 0.08, relief: 0.02 },
    (inset, along, across) => {
      if (inset > 60) return tall - 10.5;
      const turn = (Math.atan2(across, along) * scallops) / 2;
      const bulge = Math.abs(Math.sin(turn));
      edge = 9 * (1 - bulge);
      return inset < edge ? -3 : profile(inset - edge * Math.max(0, 1 - inset / 30)) - 1;
    },
  );
  return {
    centre: { x, y },
    radius,
    foodRadius: radius - 34,
    level: tall - 9.5,
    brim: tall - 9.5,
    shape: { kind: 'round' },
  };
}
