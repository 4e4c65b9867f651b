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
import type { Shape } from './shapes.ts';

/** Returns the colours and the random parameters of one half. */
function varySeededHalf(scene: Scene, look: PieceLook) {
  const [skin, rind] = [colourOf(look, 0), colourOf(look, 1)];
  const [pulp, seed] = [colourOf(look, 2), colourOf(look, 3)];
  const pattern = patternOf(scene);
  const size = radiusOf(scene, look, 0.1);
  const fig = look.style === 'fig';
  const wall = look.style === 'even' ? 0.94 : fig ? 0.88 : 0.74;
  const out = (u: number, v: number) => {
    const drop = fig
      ? Math.hypot(u > 0 ? u : u * 0.82, v * (1 + (u < -0.3 ? (-u - 0.3) * 1.2 : 0)))
      : Math.hypot(u, v);
    return drop * (1 + 0.04 * Math.sin(Math.atan2(v, u) * 3 + pattern));
  };
  return { skin, rind, pulp, seed, pattern, size, fig, wall, out };
}
type SeededHalf = ReturnType<typeof varySeededHalf>;

const seededHalfShape =
  ({ pattern, fig, wall, out }: SeededHalf): Shape =>
  (u, v) => {
    const edge = out(u, v);
    if (edge > 1) return -1;
    const inside = smoothstep(wall, wall - 0.15, edge);
    return (
      (1 - edge ** 8) ** 0.4 * 0.85 -
      inside * (fig ? 0.06 : 0.16) +
      inside * 0.12 * noise(u * 11 + pattern, v * 11)
    );
  };

const seededHalfPaint =
  ({ skin, rind, pulp, seed, pattern, fig, wall, out }: SeededHalf): ColourOf =>
  (u, v) => {
    const edge = out(u, v);
    const wander = edge + (fbm(u * 3 + pattern, v * 3, 2) - 0.5) * 0.16;
    const inside = smoothstep(wall + 0.02, wall - 0.08, wander);
    const angle = Math.atan2(v, u);
    const strands = noise(angle * 12 + pattern, edge * 5);
    let colour = mix(rind, mix(pulp, rind, strands * (fig ? 0.22 : 0.35)), inside);
    colour = mix(
      colour,
      seed,
      inside *
        smoothstep(
          fig ? 0.74 : 0.66,
          0.8,
          noise(u * (fig ? 22 : 13) + pattern, v * (fig ? 22 : 13)),
        ),
    );
    if (fig)
      colour = mix(
        colour,
        dim(pulp, 0.45),
        smoothstep(0.16, 0.04, Math.hypot(u * 0.5, v * 2)) * 0.7,
      );
    return dim(
      mix(colour, skin, smoothstep(0.93, 0.97, edge)),
      0.88 + 0.24 * fbm(u * 5, v * 5 + pattern, 2),
    );
  };

/**
 * Half of a fruit with many seeds in its middle: fig, passion fruit, guava, dragon fruit.
 * Colours: skin, rind, pulp, seed.
 */
export const seededHalf: Piece = (scene, at, look) => {
  const one = varySeededHalf(scene, look);
  const { size } = one;
  scene.stamp(
    placed(scene, at, size, size * between(scene, 0.86, 0.96), size * 0.5),
    seededHalfShape(one),
    seededHalfPaint(one),
    {
      gloss: look.gloss ?? 0.5,
      translucency: 0.45,
      tilt: between(scene, 0, 0.2),
      base: at.base,
      reach: 1.05,
    },
  );
};
