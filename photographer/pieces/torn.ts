import { dim, mix, smoothstep } from '../colour.ts';
import { fbm, noise } from '../noise.ts';
import { between, colourOf, type Piece, patternOf, placed, radiusOf } from './piece.ts';

/**
 * A soft torn piece: mozzarella, burrata, goat's cheese, bread, pulled meat.
 * Colours: body, its inner or browned side. Style `fibres` tears into threads, `melted` is spread flat.
 */
export const torn: Piece = (scene, at, look) => {
  const [body, other] = [colourOf(look, 0), colourOf(look, 1)];
  const pattern = patternOf(scene);
  const size = radiusOf(scene, look, 0.25);
  const melted = look.style === 'melted';
  const fibres = look.style === 'fibres' ? 1 : 0;
  const stretch = fibres ? between(scene, 0.4, 0.62) : between(scene, 0.66, 0.92);
  const inward = (u: number, v: number) =>
    0.92 -
    u * u -
    v * v -
    (fbm(u * 1.5 + pattern, v * 1.5 + pattern, 3) - 0.5) * (melted ? 1 : 0.85) -
    fibres * (fbm(u * 1.2 + pattern, v * 7 + pattern, 2) - 0.5) * 1.1;
  scene.stamp(
    placed(scene, at, size, size * stretch, size * (melted ? 0.12 : 0.5)),
    (u, v) => {
      const rim = inward(u, v);
      if (rim <= 0) return -1;
      const lumps = fbm(u * (fibres ? 2 : 3) + pattern, v * (fibres ? 11 : 3), 3);
      return Math.max(0.03, rim ** 0.4 * (0.6 + 0.45 * lumps));
    },
    (u, v) => {
      const lumps = fbm(u * (fibres ? 2 : 3) + pattern, v * (fibres ? 11 : 3) + pattern, 3);
      const rim = inward(u, v);
      const spots = melted
        ? smoothstep(0.56, 0.7, fbm(u * 2.4 + pattern, v * 2.4, 3))
        : smoothstep(0.4, 0.75, lumps) * 0.6;
      return dim(
        mix(body, other, Math.max(spots, smoothstep(0.2, 0, rim) * 0.3)),
        0.85 + 0.22 * lumps + 0.06 * noise(u * 22, v * 22 + pattern),
      );
    },
    { gloss: look.gloss ?? 0.45, translucency: 0.45, base: at.base, reach: 1.3 },
  );
};
