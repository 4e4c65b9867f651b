import { dim, mix, smoothstep } from '../colour.ts';
import type { ColourOf } from '../draw-stamp.ts';
import { fbm, noise } from '../noise.ts';
import type { Scene } from '../scene.ts';
import {
  between,
  colourOf,
  type Piece,
  type PieceLook,
  patternOf,
  placed,
  radiusOf,
} from './piece.ts';
import { bell, type Shape } from './shapes.ts';

/** A folded omelette: a half-moon of thin egg with its browned freckles. Colours: egg, browned, filling at its mouth. */
export const omelette: Piece = (scene, at, look) => {
  const [egg, brown, filling] = [colourOf(look, 0), colourOf(look, 1), colourOf(look, 2)];
  const pattern = patternOf(scene);
  const size = radiusOf(scene, look, 0.04);
  const inward = (u: number, v: number) => {
    const wander = (fbm(u * 2 + pattern, v * 2, 2) - 0.5) * 0.16;
    return Math.min(0.97 - Math.hypot(u, (v + 0.55) / 1.5), (v + 0.58) * 1.2) + wander;
  };
  scene.stamp(
    placed(scene, at, size, size, size * 0.24),
    (u, v) => {
      const rim = inward(u, v);
      if (rim <= 0) return -1;
      const round = Math.sqrt(1 - (1 - Math.min(1, rim * 3)) ** 2);
      const creases = 0.1 * fbm(u * 3 + pattern, v * 7, 3);
      return Math.max(0.04, round * (0.62 + 0.3 * smoothstep(0.7, -0.5, v)) + creases);
    },
    (u, v) => {
      const rim = inward(u, v);
      const freckles = fbm(u * 4 + pattern, v * 4 + pattern, 4);
      const net = fbm(u * 12 + pattern, v * 12, 2);
      let colour = mix(egg, brown, smoothstep(0.48, 0.7, freckles + (net - 0.5) * 0.2) * 0.75);
      colour = mix(
        colour,
        filling,
        smoothstep(0.1, 0.03, rim) * smoothstep(0.2, 0.5, v) * noise(u * 14 + pattern, 2),
      );
      return dim(colour, 0.88 + 0.24 * net);
    },
    { gloss: look.gloss ?? 0.35, translucency: 0.35, relief: 0.3, base: at.base, reach: 1.2 },
  );
};

/** A sheet of nori, or a strip of wakame: dark, thin, crinkled. Colours: sheet, light. Style `strip` is narrow. */
export const nori: Piece = (scene, at, look) => {
  const [dark, light] = [colourOf(look, 0), colourOf(look, 1)];
  const pattern = patternOf(scene);
  const size = radiusOf(scene, look, 0.12);
  const narrow = look.style === 'strip' ? 0.14 : 0.72;
  const curl = between(scene, 0.3, 1);
  scene.stamp(
    placed(scene, at, size, size * narrow, size * 0.2),
    (u, v) =>
      Math.abs(u) < 0.98 && Math.abs(v) < 0.96
        ? 0.3 + 0.3 * curl * u * u + 0.25 * fbm(u * 4 + pattern, v * 4 * narrow, 3)
        : -1,
    (u, v) =>
      dim(
        mix(dark, light, smoothstep(0.45, 0.8, fbm(u * 9 + pattern, v * 9 * narrow, 3))),
        0.7 + 0.6 * fbm(u * 22, v * 22 * narrow, 2),
      ),
    {
      gloss: look.gloss ?? 0.4,
      relief: 0.4,
      tilt: between(scene, 0, 0.2),
      base: at.base,
      reach: 1,
    },
  );
};

/** Returns the colours and the random parameters of one tile. */
function varyPastry(scene: Scene, look: PieceLook) {
  const [dough, golden, dark] = [colourOf(look, 0), colourOf(look, 1), colourOf(look, 2)];
  const pattern = patternOf(scene);
  const size = radiusOf(scene, look, 0.1);
  const crisp = look.style === 'crisp';
  const corner = crisp ? 2 : 7;
  const bend = between(scene, 0.4, 1);
  const triangle = look.style === 'triangle';
  const inward = (u: number, v: number) => {
    const wander = (fbm(u * 2 + pattern, v * 2, 2) - 0.5) * 0.12;
    if (triangle) return Math.min(0.55 + v, 0.5 - v * 0.5 - Math.abs(u) * 0.87) * 1.6 + wander;
    return 1 - Math.abs(u) ** corner - Math.abs(v) ** corner + wander;
  };
  return { dough, golden, dark, pattern, size, crisp, bend, triangle, inward };
}
type Pastry = ReturnType<typeof varyPastry>;

const pastryShape =
  ({ pattern, crisp, bend, triangle, inward }: Pastry): Shape =>
  (u, v) => {
    const rim = inward(u, v);
    if (rim <= 0) return -1;
    const bubbles = fbm(u * 4 + pattern, v * 4, 3);
    if (crisp || triangle) return 0.25 + bend * 0.5 * (u * u - v * u * 0.4) + 0.3 * bubbles;
    return (
      Math.min(1, rim * 3) ** 0.5 * (0.6 + 0.5 * bubbles) -
      0.06 * bell(Math.sin(u * 9 + v * 9), 0.2)
    );
  };

const pastryPaint =
  ({ dough, golden, dark, pattern, inward }: Pastry): ColourOf =>
  (u, v) => {
    const rim = inward(u, v);
    const patchy = fbm(u * 3 + pattern, v * 3 + pattern, 4);
    let colour = mix(dough, golden, smoothstep(0.25, 0.6, patchy) * 0.9);
    colour = mix(
      colour,
      dark,
      Math.max(smoothstep(0.56, 0.76, patchy) * 0.6, smoothstep(0.16, 0.03, rim) * 0.4),
    );
    return dim(colour, 0.88 + 0.24 * fbm(u * 12 + pattern, v * 12, 2));
  };

/** A tile of pastry or a crisp, with puffed and browned layers. Colours: dough, golden, darkest. Style `crisp` is thin and bent. */
export const pastry: Piece = (scene, at, look) => {
  const one = varyPastry(scene, look);
  const { pattern, size, crisp, triangle } = one;
  scene.stamp(
    placed(
      scene,
      at,
      size,
      size * (crisp ? 0.78 : triangle ? 0.95 : 0.7),
      size * (crisp || triangle ? 0.22 : 0.34),
    ),
    pastryShape(one),
    pastryPaint(one),
    {
      gloss: look.gloss ?? (crisp ? 0.2 : 0.35),
      translucency: crisp ? 0.4 : 0.15,
      relief: 0.5,
      tilt: between(scene, 0, crisp ? 0.4 : 0.1),
      tiltTowards: pattern,
      base: at.base,
      reach: 1.1,
    },
  );
};
