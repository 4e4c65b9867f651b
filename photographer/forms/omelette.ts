import { dim, hex, mix, smoothstep } from '../colour.ts';
import { spiralAt } from '../layout/dust.ts';
import { heap } from '../layout/heap.ts';
import { evenedOut, type Form, laidFilling, laidGarnish } from '../layout/plating.ts';
import { middleOf } from '../layout/region.ts';
import { oblongPatch } from '../layout/stages.ts';
import { garnishAll } from '../layout/strew.ts';
import { drawVesselFor } from '../layout/vessel.ts';
import { fbm } from '../noise.ts';
import type { Scene } from '../scene.ts';

const [EGG, GOLD, BROWN] = [hex('#f2cb57'), hex('#dc9f33'), hex('#a8641f')];

/** One half of a folded omelette: a half-moon, its fold along the lower edge. */
function layHalf(
  scene: Scene,
  at: { x: number; y: number; rotation: number; height: number; base: number },
): void {
  const shift = scene.random.real(0, 99);
  const inward = (u: number, v: number) =>
    Math.min(1 - Math.hypot(u, v), (0.3 - v) * 0.9) + (fbm(u * 2 + shift, v * 2, 3) - 0.5) * 0.06;
  scene.stamp(
    { ...at, radiusX: 215, radiusY: 190 },
    (u, v) => {
      const rim = inward(u, v);
      return rim <= 0
        ? -1
        : Math.min(1, rim / 0.22) ** 0.5 * (0.85 + 0.2 * fbm(u * 3 + shift, v * 3, 3));
    },
    (u, v) => {
      const patchy = fbm(u * 4 + shift, v * 3, 4);
      const colour = mix(EGG, GOLD, smoothstep(0.35, 0.65, patchy));
      return dim(
        mix(colour, BROWN, smoothstep(0.6, 0.78, patchy) * 0.7),
        0.95 + 0.12 * fbm(u * 15 + shift, v * 15, 2),
      );
    },
    { gloss: 0.45, translucency: 0.3, relief: 0.25, reach: 1.05 },
  );
}

const rolledPattern = /tamagoyaki|spiral/i;

/** A rolled omelette in thick slices that lean on each other, with a spiral on each cut face. */
function layRolled(scene: Scene, x: number, y: number): void {
  for (let index = 0; index < 5; index++) {
    const turn = scene.random.angle();
    const shift = scene.random.real(0, 99);
    scene.stamp(
      {
        x: x - 190 + index * 96,
        y: y + (index % 2) * 10,
        radiusX: 88,
        radiusY: 104,
        rotation: 0.08,
        height: 58,
      },
      (u, v) => {
        const out = (Math.abs(u) ** 3.4 + Math.abs(v) ** 3.4) ** (1 / 3.4);
        return out > 1 ? -1 : Math.min(1, (1 - out) * 8 + 0.2) * (0.72 + 0.3 * u);
      },
      (u, v) => {
        const line = spiralAt(u, v, 3.2, 0.1, turn);
        const edge = smoothstep(0.84, 0.98, (Math.abs(u) ** 3.4 + Math.abs(v) ** 3.4) ** (1 / 3.4));
        return mix(
          mix(EGG, GOLD, fbm(u * 4 + shift, v * 4, 3) * 0.5),
          BROWN,
          line * 0.45 + edge * 0.4,
        );
      },
      { gloss: 0.5, translucency: 0.3, relief: 0.15 },
    );
  }
}

/** A folded omelette with its filling spilling out along the fold. */
export const omelette: Form = (plating) => {
  const { scene, picture } = plating;
  const stage = drawVesselFor(plating, ['plate', 'coupe']);
  const { x, y } = stage.centre;
  const rotation = scene.random.real(-0.5, 0.3);
  const level = stage.level;
  if (rolledPattern.test(`${picture.title} ${picture.look.arrangement}`)) {
    layRolled(scene, x, y);
    return stage;
  }
  layHalf(scene, { x, y: y + 46, rotation, height: 20, base: level });
  const pieces = evenedOut(laidFilling(plating));
  const mouth = { x: x - Math.sin(rotation) * 70, y: y + 12 + Math.cos(rotation) * 70 };
  heap(
    scene,
    oblongPatch(mouth.x, mouth.y, 205, 66, level + 18, rotation),
    { ...mouth, radiusX: 190, radiusY: 54, rotation },
    pieces,
    { depth: 1.5, steepness: 0.1, clumping: 0.2 },
  );
  layHalf(scene, { x, y: y - 6, rotation, height: 42, base: level + 12 });
  garnishAll(scene, stage, middleOf(stage, 0.6), laidGarnish(plating), 0.9);
  return stage;
};
