import { dim, mix, smoothstep } from '../colour.ts';
import type { ColourOf } from '../draw-stamp.ts';
import { fbm } from '../noise.ts';
import type { Scene } from '../scene.ts';
import {
  between,
  colourOf,
  fullTurn,
  type Piece,
  type PieceLook,
  patternOf,
  placed,
  radiusOf,
} from './piece.ts';
import { bell, type Shape } from './shapes.ts';

/** Returns the colours and the random parameters of one egg. */
function varyFriedEgg(scene: Scene, look: PieceLook) {
  const [white, yolk, lace] = [colourOf(look, 0), colourOf(look, 1), colourOf(look, 2)];
  const pattern = patternOf(scene);
  const size = radiusOf(scene, look, 0.06);
  const poached = look.style === 'poached';
  const [yolkX, yolkY] = [between(scene, -0.14, 0.14), between(scene, -0.14, 0.14)];
  const big = poached ? 0.46 : 0.37;
  const toYolk = (u: number, v: number) => Math.hypot(u - yolkX, v - yolkY) / big;
  const inward = (u: number, v: number) =>
    0.86 -
    Math.hypot(u, v) -
    (fbm(u * 1.6 + pattern, v * 1.6, 2) - 0.5) * (poached ? 0.26 : 0.5) -
    (fbm(u * 7 + pattern, v * 7, 2) - 0.5) * 0.07;
  return { white, yolk, lace, pattern, size, poached, toYolk, inward };
}
type FriedEgg = ReturnType<typeof varyFriedEgg>;

const friedEggShape =
  ({ pattern, poached, toYolk, inward }: FriedEgg): Shape =>
  (u, v) => {
    const rim = inward(u, v);
    if (rim <= 0) return -1;
    const near = toYolk(u, v);
    const thick = poached
      ? Math.sqrt(Math.min(1, rim * 1.7)) * 0.8
      : 0.2 * Math.sqrt(Math.min(1, rim * 6)) + 0.14 * bell(near, 1.25);
    const bubbles = poached
      ? 0.02
      : 0.07 * smoothstep(0.3, 0, rim) * fbm(u * 14 + pattern, v * 14, 2);
    const dome = near < 1 ? Math.sqrt(1 - near * near) * (poached ? 0.26 : 0.62) : 0;
    return thick + bubbles + dome + 0.04 * fbm(u * 4 + pattern, v * 4, 2);
  };

const friedEggPaint =
  ({ white, yolk, lace, pattern, poached, toYolk, inward }: FriedEgg): ColourOf =>
  (u, v) => {
    const near = toYolk(u, v);
    const rim = inward(u, v);
    const patchy = fbm(u * 4 + pattern, v * 4 + pattern, 3);
    const crisp = poached ? 0 : smoothstep(0.13, 0.01, rim + (patchy - 0.5) * 0.16);
    const base = dim(mix(white, lace, crisp * 0.85), 0.94 + 0.1 * patchy);
    const veil = poached ? 0.22 : 0.05;
    const heart = mix(
      dim(yolk, 0.95 + 0.1 * patchy),
      white,
      veil + 0.25 * smoothstep(0.75, 1, near),
    );
    return mix(heart, base, smoothstep(0.93, 1.02, near));
  };

/** A fried egg: spread white with a browned lacy edge, and a yolk under its skin. Colours: white, yolk, lace. */
export const friedEgg: Piece = (scene, at, look) => {
  const one = varyFriedEgg(scene, look);
  const { size, poached } = one;
  scene.stamp(
    placed(scene, at, size, size * between(scene, 0.9, 1), size * (poached ? 0.42 : 0.3)),
    friedEggShape(one),
    friedEggPaint(one),
    { gloss: look.gloss ?? 0.62, translucency: 0.45, relief: 0.08, base: at.base, reach: 1.15 },
  );
};

/** Half a boiled egg, cut face up. Colours: white, yolk at its edge, yolk in the middle. Style `soft` keeps it runny. */
export const eggHalf: Piece = (scene, at, look) => {
  const [white, yolk, heart] = [colourOf(look, 0), colourOf(look, 1), colourOf(look, 2)];
  const pattern = patternOf(scene);
  const size = radiusOf(scene, look, 0.05);
  const [off, big] = [between(scene, 0.02, 0.14), between(scene, 0.52, 0.58)];
  const soft = look.style === 'soft';
  const out = (u: number, v: number) => Math.hypot(u, v / (1 - 0.14 * u));
  scene.stamp(
    placed(scene, at, size, size * 0.76, size * 0.36),
    (u, v) => {
      const edge = out(u, v);
      if (edge > 1) return -1;
      const near = Math.hypot(u + off, v * 0.8) / big;
      const rim = edge > 0.86 ? Math.sqrt(Math.max(0.05, 1 - ((edge - 0.86) / 0.14) ** 2)) : 1;
      const dip =
        near < 1 ? (soft ? -0.1 * (1 - near ** 4) : 0.05 * Math.sqrt(1 - near * near)) : 0;
      return rim * 0.85 + dip + (near < 1 && !soft ? 0.05 * fbm(u * 12 + pattern, v * 12, 2) : 0);
    },
    (u, v) => {
      const near =
        Math.hypot(u + off, v * 0.8) / big + (fbm(u * 5 + pattern, v * 5, 2) - 0.5) * 0.06;
      const patchy = fbm(u * 4 + pattern, v * 4, 3);
      const inside = mix(heart, yolk, smoothstep(soft ? 0.35 : 0.1, 0.95, near));
      return mix(
        dim(inside, 0.88 + 0.24 * patchy),
        dim(white, 0.96 + 0.06 * patchy),
        smoothstep(0.97, 1.01, near),
      );
    },
    {
      gloss: look.gloss ?? 0.5,
      translucency: 0.5,
      relief: 0.1,
      tilt: between(scene, 0, 0.14),
      tiltTowards: between(scene, 0, fullTurn),
      base: at.base,
      reach: 1.02,
    },
  );
};

/** A soft fold of scrambled egg. Colours: egg, its paler side. */
export const curd: Piece = (scene, at, look) => {
  const [egg, pale] = [colourOf(look, 0), colourOf(look, 1)];
  const pattern = patternOf(scene);
  const size = radiusOf(scene, look, 0.3);
  const folds = between(scene, 3, 5);
  const inward = (u: number, v: number) =>
    0.92 - u * u - v * v - (fbm(u * 1.4 + pattern, v * 1.4, 2) - 0.5) * 0.7;
  const fold = (u: number, v: number) =>
    Math.sin(u * folds + fbm(u * 1.6 + pattern, v * 1.6, 2) * 7) * 0.5 + 0.5;
  scene.stamp(
    placed(scene, at, size, size * between(scene, 0.6, 0.85), size * 0.55),
    (u, v) => {
      const rim = inward(u, v);
      return rim <= 0 ? -1 : rim ** 0.4 * (0.5 + 0.45 * fold(u, v)) + 0.03;
    },
    (u, v) => dim(mix(egg, pale, fold(u, v) * 0.55), 0.85 + 0.3 * fbm(u * 5 + pattern, v * 5, 2)),
    { gloss: look.gloss ?? 0.5, translucency: 0.4, relief: 0.15, base: at.base, reach: 1.2 },
  );
};
