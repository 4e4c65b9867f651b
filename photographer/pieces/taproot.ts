import { dim, mix, smoothstep } from '../colour.ts';
import { fbm } from '../noise.ts';
import { colourOf, type Piece, patternOf, placed, radiusOf } from './piece.ts';

/** A whole carrot or parsnip: thick at its head, ending in a point. Colours: skin, its rings, its green. */
export const taproot: Piece = (scene, at, look) => {
  const [skin, ring, green] = [colourOf(look, 0), colourOf(look, 1), colourOf(look, 2)];
  const pattern = patternOf(scene);
  const size = radiusOf(scene, look, 0.08);
  const half = (u: number) => 0.98 * (0.5 - 0.48 * u) ** 0.62 * smoothstep(-1, -0.9, u);
  const across = (u: number, v: number) => v / Math.max(0.02, half(u));
  scene.stamp(
    placed(scene, at, size, size * 0.2, size * 0.22),
    (u, v) => {
      const side = across(u, v);
      if (Math.abs(u) >= 1 || side * side >= 1) return -1;
      const rings = 0.03 * smoothstep(0.6, 0.75, fbm(u * 14 + pattern, v * 1.5, 2));
      return Math.max(0.02, Math.sqrt(1 - side * side) * half(u) - rings);
    },
    (u, v) => {
      const rings = smoothstep(0.56, 0.72, fbm(u * 16 + pattern, v * 1.2, 2));
      const colour = mix(mix(skin, ring, rings * 0.55), green, smoothstep(-0.86, -0.95, u) * 0.9);
      return dim(colour, 0.88 + 0.24 * fbm(u * 6 + pattern, v * 3, 2));
    },
    { gloss: look.gloss ?? 0.3, translucency: 0.15, relief: 0.2, base: at.base, reach: 1.05 },
  );
};
