import { dim, mix, smoothstep } from '../colour.ts';
import { fbm, noise } from '../noise.ts';
import { between, colourOf, type Piece, patternOf, placed, radiusOf } from './piece.ts';

/** Width and height as fractions of the length, and the number of lengthwise folds. */
const forms: Readonly<Record<string, readonly [number, number, number]>> = {
  raisin: [0.66, 0.5, 2.2],
  date: [0.46, 0.42, 3],
  apricot: [0.88, 0.34, 2],
};

/** A dried fruit: lengthwise folds with lighter ridges, and a matt bloom. Colours: skin, ridge. Style: a key of `forms`. */
export const driedFruit: Piece = (scene, at, look) => {
  const [skin, ridge] = [colourOf(look, 0), colourOf(look, 1)];
  const [broad, high, folds] = forms[look.style ?? 'raisin'] ?? [0.62, 0.5, 4];
  const pattern = patternOf(scene);
  const size = radiusOf(scene, look, 0.16);
  const width = broad * between(scene, 0.85, 1.12);
  const bend = between(scene, -0.2, 0.2);
  const tone = between(scene, 0.85, 1.12);
  const fold = (u: number, v: number) => {
    const warp = fbm(u * 1.1 + pattern, v * 1.6 + pattern, 2) * 4.5;
    return Math.abs(Math.sin(v * folds + warp + u * 0.6));
  };
  const outline = (u: number, v: number) =>
    u * u + (v + bend * (u * u - 0.4)) ** 2 + (noise(u * 2.4 + pattern, v * 2.4) - 0.5) * 0.34;
  scene.stamp(
    placed(scene, at, size, size * width, size * high),
    (u, v) => {
      const square = outline(u, v);
      if (square > 1) return -1;
      return Math.max(0.04, (1 - square) ** 0.42 * (0.74 + 0.28 * fold(u, v)));
    },
    (u, v) => {
      const top = smoothstep(0.45, 1, fold(u, v));
      return dim(
        mix(skin, ridge, top * 0.45),
        tone * (0.78 + 0.36 * fbm(u * 6 + pattern, v * 6, 2)),
      );
    },
    { gloss: look.gloss ?? 0.38, translucency: 0.2, relief: 0.3, base: at.base, reach: 1.15 },
  );
};
