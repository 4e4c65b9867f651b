import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';
import { coloursOf, type Glaze, glazed } from './glaze.ts';

/** A round bowl, its wall rising softly to a rounded rim. */
export function drawBowl(
  scene: Scene,
  at: { x: number; y: number; radius?: number; height?: number; glaze?: Glaze },
): Stage {
  const { x, y, radius = 315, height = 62, glaze = { colour: '#e9e4da', speckled: true } } = at;
  const { body, inside } = coloursOf(glaze);
  const inner = 1 - 22 / radius;
  scene.stamp(
    { x, y, radiusX: radius, radiusY: radius, height: 1 },
    (u, v) => {
      const out = Math.hypot(u, v);
      if (out > 1) return -1;
      if (out < inner) return 10 + (height - 12) * (out / inner) ** 3.2;
      const part = (out - (1 + inner) / 2) / ((1 - inner) / 2);
      return height * Math.sqrt(Math.max(0.02, 1 - part * part * 0.9));
    },
    (u, v, _h, px, py) =>
      glazed(Math.hypot(u, v) > inner ? body : inside, glaze.speckled ?? false, px, py),
    { gloss: 0.6, translucency: 0.05, relief: 0.03, base: 0, reach: 1 },
  );
  const level = 10 + (height - 12) * 0.7 ** 3.2;
  return {
    centre: { x, y },
    radius,
    foodRadius: radius * inner * 0.93,
    level,
    brim: height * 0.78,
    shape: { kind: 'round' },
  };
}
