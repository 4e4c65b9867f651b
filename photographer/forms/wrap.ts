import { dim, hex, mix, smoothstep } from '../colour.ts';
import { heap } from '../layout/heap.ts';
import { evenedOut, type Form, laidFilling, laidGarnish } from '../layout/plating.ts';
import { oblongPatch } from '../layout/stages.ts';
import { strew } from '../layout/strew.ts';
import { fbm } from '../noise.ts';
import type { Scene } from '../scene.ts';
import { drawBoard } from '../vessels/board.ts';

const wrappers: readonly (readonly [RegExp, string, string])[] = [
  [/corn/, '#e6bd62', '#9c6a2c'],
  [/lettuce|cabbage|romaine/, '#a9cc6a', '#7aa648'],
  [/rice-paper/, '#e9e6da', '#d5d0be'],
];

/** One half of a wrap on its side, with its open cut end facing a direction and its filling visible. */
function layHalf(
  scene: Scene,
  at: { x: number; y: number; rotation: number },
  wrapper: readonly [string, string],
): void {
  const [pale, brown] = [hex(wrapper[0]), hex(wrapper[1])];
  const shift = scene.random.real(0, 99);
  scene.stamp(
    { ...at, radiusX: 172, radiusY: 74, height: 76 },
    (u, v) => {
      const taper = 1 - 0.2 * smoothstep(-0.3, -1, u);
      const across = v / taper;
      if (u > 0.9 || u < -1 || across * across > 1) return -1;
      const fold = 0.045 * Math.sin((u * 1.2 + v * 0.8) * 7 + shift);
      return Math.sqrt(1 - across * across) * (0.92 + fold) * smoothstep(-1.02, -0.86, u) + 0.02;
    },
    (u, v) => {
      const patchy = fbm(u * 5 + shift, v * 3, 4);
      const seam = smoothstep(0.03, 0, Math.abs(v * 0.7 + u * 0.35 - 0.12));
      return dim(
        mix(pale, brown, smoothstep(0.46, 0.68, patchy) * 0.8),
        0.92 + 0.2 * fbm(u * 14 + shift, v * 9, 2) - seam * 0.3,
      );
    },
    { gloss: 0.18, translucency: 0.25, relief: 0.6, reach: 1.02 },
  );
}

/** Wraps cut in two on a board, with the cut ends towards the viewer. */
export const wrap: Form = (plating) => {
  const { scene, picture } = plating;
  const stage = drawBoard(scene, {
    x: 600,
    y: 400,
    halfWidth: 470,
    halfHeight: 270,
    rotation: scene.random.real(-0.08, 0.08),
    timber: scene.random.pick(['oak', 'walnut', 'acacia', 'olive'] as const),
  });
  const id = picture.base?.food.ingredient.id ?? '';
  const [, pale, brown] = wrappers.find(([ids]) => ids.test(id)) ?? [/./, '#ecd6a8', '#a9733a'];
  const pieces = evenedOut(laidFilling(plating)).map((food) => ({
    ...food,
    radius: Math.min(food.radius, 30),
  }));
  const slant = scene.random.real(-0.35, -0.15);
  const halves = [
    { x: 415, y: 300, turn: 0 },
    { x: 800, y: 300, turn: Math.PI },
    { x: 405, y: 515, turn: 0 },
    { x: 790, y: 515, turn: Math.PI },
  ];
  for (const half of halves) {
    const rotation = slant + half.turn + scene.random.real(-0.1, 0.1);
    layHalf(scene, { ...half, rotation }, [pale, brown]);
    const end = { x: half.x + Math.cos(rotation) * 150, y: half.y + Math.sin(rotation) * 150 };
    const level = scene.heightAt(half.x, half.y) - 34;
    const ground = oblongPatch(end.x, end.y, 40, 68, level, rotation);
    heap(scene, ground, { ...end, radiusX: 36, radiusY: 60, rotation }, pieces, {
      depth: 2.4,
      steepness: 0.2,
      clumping: 0,
    });
  }
  for (const food of laidGarnish(plating)) {
    strew(scene, stage, { x: 600, y: 410, radiusX: 110, radiusY: 120 }, food, 0.8);
  }
  return stage;
};
