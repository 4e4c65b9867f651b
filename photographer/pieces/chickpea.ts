import { dim, mix, smoothstep } from '../colour.ts';
import { fbm } from '../noise.ts';
import { between, colourOf, type Piece, patternOf, placed, radiusOf } from './piece.ts';
import { bell } from './shapes.ts';

/** A chickpea with its beak and its seam. Colours: skin, toasted patches. */
export const chickpea: Piece = (scene, at, look) => {
  const [skin, toasted] = [colourOf(look, 0), colourOf(look, 1)];
  const pattern = patternOf(scene);
  const size = radiusOf(scene, look, 0.1);
  const side = between(scene, -0.5, 0.5);
  const tone = between(scene, 0.9, 1.1);
  scene.stamp(
    placed(scene, at, size * 1.08, size * 0.96, size * 0.86),
    (u, v) => {
      const beak = u > 0 ? 0.24 * bell(v - side * 0.3, 0.3) * u : 0;
      const square = (u - beak) ** 2 + v * v;
      if (square > 1) return -1;
      const seam = 0.13 * bell(v - side * (1 - u * u), 0.09) * smoothstep(-0.7, 0.4, u);
      return Math.sqrt(1 - square) - seam + (fbm(u * 2.2 + pattern, v * 2.2, 2) - 0.5) * 0.22;
    },
    (u, v) => {
      const seam = bell(v - side * (1 - u * u), 0.07) * 0.35 * smoothstep(-0.6, 0.3, u);
      const spots = fbm(u * 2 + pattern, v * 2 + pattern, 3);
      const brown = smoothstep(0.45, 0.72, spots) * 0.65 + seam;
      return dim(mix(skin, toasted, brown), tone * (0.9 + 0.2 * fbm(u * 8, v * 8 + pattern, 2)));
    },
    { gloss: look.gloss ?? 0.4, translucency: 0.25, sink: 0.15, base: at.base },
  );
};
