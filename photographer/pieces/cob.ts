import { dim, mix, smoothstep } from '../colour.ts';
import { fbm, noise } from '../noise.ts';
import { colourOf, type Piece, patternOf, placed, radiusOf } from './piece.ts';

/** A cob of corn, its kernels in rows. Colours: kernel, pale kernel, charred. */
export const cob: Piece = (scene, at, look) => {
  const [kernel, pale, char] = [colourOf(look, 0), colourOf(look, 1), colourOf(look, 2, '#5a3414')];
  const pattern = patternOf(scene);
  const size = radiusOf(scene, look, 0.05);
  const half = (u: number) =>
    (1 - Math.max(0, Math.abs(u + 0.04) - 0.55) ** 2 * 3.4) * (u > 0.5 ? 1 - (u - 0.5) * 0.55 : 1);
  /** Rows of kernels run along the cob. Seen from above, they are closer together near its sides. */
  const cell = (u: number, v: number) => {
    const across = Math.asin(Math.max(-1, Math.min(1, v / half(u)))) * 3.1;
    const row = Math.floor(across);
    const along = u * 13 + (row % 2) * 0.5;
    const [a, b] = [across - row - 0.5, along - Math.floor(along) - 0.5];
    return {
      bulge: Math.max(0, 1 - Math.abs(a * 1.9) ** 3 - Math.abs(b * 1.9) ** 3),
      tone: noise(row * 3.1 + pattern, Math.floor(along) * 2.3),
    };
  };
  scene.stamp(
    placed(scene, at, size, size * 0.25, size * 0.27),
    (u, v) => {
      const side = v / half(u);
      if (Math.abs(u) > 0.98 || half(u) <= 0.1 || side * side >= 1) return -1;
      return Math.max(
        0.04,
        Math.sqrt(1 - side * side) * half(u) * (0.86 + 0.14 * cell(u, v).bulge),
      );
    },
    (u, v) => {
      const { bulge, tone } = cell(u, v);
      const colour = mix(kernel, pale, tone * 0.6);
      const charred = smoothstep(0.56, 0.72, fbm(u * 3 + pattern, v * 2, 3)) * 0.7;
      return dim(mix(colour, char, charred), 0.55 + 0.5 * bulge);
    },
    { gloss: look.gloss ?? 0.6, translucency: 0.3, relief: 0.05, base: at.base, reach: 1.05 },
  );
};
