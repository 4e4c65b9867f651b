import { mix, smoothstep } from '../colour.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';
import { coloursOf, type Glaze, glazed } from './glaze.ts';

/** A flat plate with a raised rim. */
export function drawPlate(
  scene: Scene,
  at: { x: number; y: number; radius?: number; glaze?: Glaze },
): Stage {
  const { x, y, radius = 325, glaze = { colour: '#f1ede4', speckled: true } } = at;
  const { body, rim } = coloursOf(glaze);
  const well = 0.72;
  scene.stamp(
    { x, y, radiusX: radius, radiusY: radius, height: 1 },
    (u, v) => {
      const out = Math.hypot(u, v);
      if (out > 1) return -1;
      if (out < well) return 10 + 6 * smoothstep(0.86, 1, out / well);
      const part = (out - well) / (1 - well);
      return 16 + part * 14 - part ** 14 * 9;
    },
    (u, v, _h, px, py) => {
      const out = Math.hypot(u, v);
      const colour = glazed(body, glaze.speckled ?? false, px, py);
      return out > 0.97 && glaze.rim ? mix(colour, rim, smoothstep(0.97, 0.985, out)) : colour;
    },
    { gloss: 0.6, translucency: 0.05, relief: 0.03, base: 0, reach: 1 },
  );
  const foodRadius = radius * well * 0.98;
  return { centre: { x, y }, radius, foodRadius, level: 10, brim: 13, shape: { kind: 'round' } };
}
