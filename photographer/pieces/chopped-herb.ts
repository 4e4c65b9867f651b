import { dim, mix } from '../colour.ts';
import { noise } from '../noise.ts';
import { between, colourOf, fullTurn, type Piece, patternOf, placed, radiusOf } from './piece.ts';

/** A snip of a chopped leaf: small, angular and irregular. Colours: blade, its light side. */
export const choppedHerb: Piece = (scene, at, look) => {
  const colour = mix(colourOf(look, 0), colourOf(look, 1), scene.random.next() ** 2);
  const pattern = patternOf(scene);
  const size = radiusOf(scene, look, 0.4);
  const tone = between(scene, 0.7, 1.2);
  const corners = Array.from({ length: 5 }, () => between(scene, 0.55, 1));
  scene.stamp(
    placed(scene, at, size, size * between(scene, 0.4, 0.85), Math.max(1.4, size * 0.32)),
    (u, v) => {
      const angle = ((Math.atan2(v, u) / fullTurn + 1) % 1) * 5;
      const [from, to] = [
        corners[Math.floor(angle) % 5] ?? 1,
        corners[(Math.floor(angle) + 1) % 5] ?? 1,
      ];
      const out = Math.hypot(u, v) / (from + (to - from) * (angle % 1));
      return out < 1 ? 0.55 + 0.5 * noise(u * 2 + pattern, v * 2) : -1;
    },
    (u, v) => dim(colour, tone * (0.85 + 0.3 * noise(u * 3 + pattern, v * 5))),
    {
      gloss: look.gloss ?? 0.14,
      translucency: 0.4,
      tilt: between(scene, 0, 0.5),
      tiltTowards: between(scene, 0, fullTurn),
      base: at.base,
    },
  );
};
