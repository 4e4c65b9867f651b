import { dim, mix, smoothstep } from '../colour.ts';
import type { ColourOf } from '../draw-stamp.ts';
import { fbm } from '../noise.ts';
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

/** Returns the colours and the random parameters of one dollop. */
function varyDollop(scene: Scene, look: PieceLook) {
  const [body, shade] = [colourOf(look, 0), colourOf(look, 1)];
  const pattern = patternOf(scene);
  const size = radiusOf(scene, look, 0.12);
  const ragged = look.style === 'ragged' ? 1 : 0;
  const scoop = look.style === 'scoop';
  const winding = between(scene, 4.5, 6) * (scene.random.next() < 0.5 ? -1 : 1);
  const inward = (u: number, v: number) =>
    0.96 -
    Math.hypot(u, v) -
    (fbm(u * 1.6 + pattern, v * 1.6, 2) - 0.5) * (scoop ? 0.12 : 0.34) -
    ragged * (fbm(u * 5 + pattern, v * 5, 2) - 0.5) * 0.25;
  const ridge = (u: number, v: number) => {
    const [x, y] = [u - 0.08, v + 0.06];
    const turn = Math.atan2(y, x) + Math.hypot(x, y) * winding + pattern;
    return 0.5 + 0.5 * Math.cos(turn);
  };
  return { body, shade, pattern, size, ragged, scoop, inward, ridge };
}
type Dollop = ReturnType<typeof varyDollop>;

const dollopShape =
  ({ pattern, ragged, scoop, inward, ridge }: Dollop): Shape =>
  (u, v) => {
    const rim = inward(u, v);
    if (rim <= 0) return -1;
    const out = Math.hypot(u, v);
    const grain = (ragged || scoop ? 0.22 : 0.02) * fbm(u * 7 + pattern, v * 7, 3);
    if (scoop) return Math.sqrt(Math.max(0.05, 1 - out * out * 0.95)) * 0.85 + grain;
    const swirl = ragged ? 0 : 0.3 * ridge(u, v) ** 1.5 * bell(out - 0.4, 0.34);
    const tip = ragged ? 0 : 0.3 * bell(out, 0.16);
    return Math.max(
      0.03,
      Math.sqrt(1 - (1 - Math.min(1, rim)) ** 4) * (0.62 + 0.18 * (1 - out)) + swirl + tip + grain,
    );
  };

const dollopPaint =
  ({ body, shade, pattern, ragged, ridge }: Dollop): ColourOf =>
  (u, v) => {
    const patchy = fbm(u * 3 + pattern, v * 3 + pattern, 3);
    const colour = mix(
      body,
      shade,
      (1 - ridge(u, v)) * (ragged ? 0.1 : 0.3) + smoothstep(0.55, 0.8, patchy) * 0.35,
    );
    return dim(colour, 0.92 + 0.16 * patchy);
  };

/**
 * A spoonful with a swirl from the back of the spoon and a tail that ends in a tip.
 * Colours: body, shade or swirl. Style `ragged` is thick and grainy (ricotta, mash), `scoop` a ball (ice cream).
 */
export const dollop: Piece = (scene, at, look) => {
  const one = varyDollop(scene, look);
  const { size, ragged, scoop } = one;
  scene.stamp(
    placed(scene, at, size, size * between(scene, 0.86, 1), size * (scoop ? 0.85 : 0.46)),
    dollopShape(one),
    dollopPaint(one),
    {
      gloss: look.gloss ?? (ragged ? 0.25 : 0.5),
      translucency: 0.45,
      relief: ragged ? 0.6 : 0.1,
      base: at.base,
      reach: 1.15,
    },
  );
};
