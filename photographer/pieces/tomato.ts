import { type Colour, dim, mix, smoothstep } from '../colour.ts';
import type { ColourOf } from '../draw-stamp.ts';
import { fbm, noise } from '../noise.ts';
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

/** The cut face of a tomato: an uneven wall, chambers of jelly with seeds, pale flesh between them. */
function cutFace(scene: Scene, skin: Colour, flesh: Colour, jelly: Colour, chambers: number) {
  const pattern = patternOf(scene);
  const [turn, wall] = [between(scene, 0, fullTurn), between(scene, 0.17, 0.24)];
  const starts = Array.from(
    { length: chambers },
    (_, at) => turn + ((at + between(scene, -0.16, 0.16)) / chambers) * fullTurn,
  );
  const seed: Colour = [0.86, 0.62, 0.28];
  /** Depth in a chamber: 0 in the flesh, 1 in the middle of the jelly. */
  const depth = (u: number, v: number) => {
    const out = Math.hypot(u, v);
    const angle = Math.atan2(v, u);
    const gap = Math.min(
      ...starts.map((start) =>
        Math.abs(Math.atan2(Math.sin(angle - start), Math.cos(angle - start))),
      ),
    );
    const wander = (fbm(u * 3 + pattern, v * 3, 2) - 0.5) * 0.16;
    const sides = smoothstep(0.09, 0.17, gap * out + wander * 0.5);
    return (
      sides *
      smoothstep(1 - wall + wander, 0.94 - wall + wander, out) *
      smoothstep(0.16, 0.26, out + wander)
    );
  };
  const colour = (u: number, v: number): Colour => {
    const out = Math.hypot(u, v);
    const inside = depth(u, v);
    const streaks = fbm(u * 4 + pattern, v * 4 + pattern, 3);
    let here = mix(flesh, skin, 0.3 + 0.55 * smoothstep(0.55, 0.93, out) + (streaks - 0.5) * 0.5);
    here = mix(here, jelly, inside * 0.85);
    const cell = noise(u * 10 + pattern, v * 10);
    const pip = smoothstep(0.7, 0.8, cell) * smoothstep(0.4, 0.8, inside);
    here = mix(here, seed, pip * 0.85);
    return dim(mix(here, dim(skin, 0.8), smoothstep(0.93, 0.98, out)), 0.86 + 0.28 * streaks);
  };
  return { depth, colour };
}

/** Returns the colours and the random parameters of one tomato. */
function varyTomato(scene: Scene, look: PieceLook) {
  const [skin, flesh, jelly] = [colourOf(look, 0), colourOf(look, 1), colourOf(look, 2)];
  const slice = look.style === 'slice';
  const size = radiusOf(scene, look, 0.09);
  const pattern = patternOf(scene);
  const face = cutFace(
    scene,
    skin,
    flesh,
    jelly,
    slice ? scene.random.between(4, 6) : scene.random.between(2, 3),
  );
  const down = !slice && scene.random.next() < 0.34;
  const blistered = look.style === 'blistered';
  const round = (u: number, v: number) =>
    Math.hypot(u, v) * (1 + 0.05 * Math.sin(Math.atan2(v, u) * 3 + pattern));
  return { skin, flesh, slice, size, pattern, face, down, blistered, round };
}
type Tomato = ReturnType<typeof varyTomato>;

const tomatoShape =
  ({ slice, pattern, face, down, blistered, round }: Tomato): Shape =>
  (u, v) => {
    const out = round(u, v);
    if (out > 1) return -1;
    if (down)
      return (
        Math.sqrt(1 - out * out) * 0.9 +
        (blistered ? 0.2 * (fbm(u * 4 + pattern, v * 4, 2) - 0.5) : 0)
      );
    const rim = out > 0.86 ? Math.sqrt(Math.max(0.02, 1 - ((out - 0.86) / 0.14) ** 2)) : 1;
    const jellyDip = face.depth(u, v) * (slice ? 0.16 : 0.07);
    return 0.85 * rim - jellyDip + (slice ? 0.08 : 0.05) * fbm(u * 6 + pattern, v * 6, 2);
  };

const tomatoPaint =
  ({ skin, flesh, pattern, face, down, blistered }: Tomato): ColourOf =>
  (u, v) => {
    if (!down) return face.colour(u, v);
    const patchy = fbm(u * 2 + pattern, v * 2, 3);
    const burnt = blistered ? smoothstep(0.55, 0.7, fbm(u * 3 + pattern, v * 3, 3)) * 0.75 : 0;
    return dim(
      mix(mix(skin, flesh, bell(patchy, 0.4) * 0.2), [0.05, 0.015, 0.01], burnt),
      0.9 + 0.2 * patchy,
    );
  };

/**
 * A tomato, cut. Colours: skin, flesh, jelly. Style: `slice` lies flat, `half` is a cherry tomato cut in two
 * (face up or skin up), `blistered` is a half out of the oven.
 */
export const tomato: Piece = (scene, at, look) => {
  const one = varyTomato(scene, look);
  const { slice, size, down } = one;
  scene.stamp(
    placed(scene, at, size, size * between(scene, 0.88, 1), slice ? size * 0.3 : size * 0.85),
    tomatoShape(one),
    tomatoPaint(one),
    {
      gloss: look.gloss ?? (down ? 0.75 : 0.6),
      translucency: 0.5,
      relief: down ? 0.05 : 0.35,
      tilt: between(scene, 0, slice ? 0.16 : 0.35),
      tiltTowards: between(scene, 0, fullTurn),
      base: at.base,
      reach: 1.05,
    },
  );
};
