import { dim, mix, smoothstep } from '../colour.ts';
import { fbm, noise } from '../noise.ts';
import { between, colourOf, fullTurn, type Piece, patternOf, placed, radiusOf } from './piece.ts';

/**
 * A sector of a round slice, such as pineapple, with fibres that run to the middle.
 * Colours: rind side, flesh, core. Style `ring` is the whole slice with its hole.
 */
export const sector: Piece = (scene, at, look) => {
  const [rind, flesh, core] = [colourOf(look, 0), colourOf(look, 1), colourOf(look, 2)];
  const pattern = patternOf(scene);
  const size = radiusOf(scene, look, 0.1);
  const ring = look.style === 'ring';
  const half = ring ? 4 : between(scene, 0.36, 0.5);
  /** Returns the polar coordinates of a point on the round: its angle from the middle of the piece, and its radius. */
  const polar = (u: number, v: number) => {
    const x = ring ? u : (u + 1.15) / 2.1;
    const y = ring ? v : v / 2.1;
    return { angle: Math.atan2(y, x), out: Math.hypot(x, y) };
  };
  const inner = ring ? 0.26 : 0.22;
  scene.stamp(
    placed(scene, at, size, size, size * (ring ? 0.22 : 0.5)),
    (u, v) => {
      const { angle, out } = polar(u, v);
      const rim = Math.min(0.98 - out + 0.02 * Math.sin(angle * 22 + pattern), out - inner);
      const side = (half - Math.abs(angle)) * out;
      const inside = Math.min(rim, side);
      if (inside < 0) return -1;
      return 0.85 * Math.min(1, inside * 14) ** 0.5 + 0.12 * noise(angle * 24 + pattern, out * 3);
    },
    (u, v) => {
      const { angle, out } = polar(u, v);
      const fibres = noise(angle * 34 + pattern, out * 4);
      let colour = mix(flesh, core, smoothstep(0.55, 0.2, out) * 0.6 + fibres * 0.3);
      colour = mix(colour, rind, smoothstep(0.84, 1, out) * 0.75);
      return dim(colour, 0.78 + 0.3 * fibres + 0.14 * fbm(u * 4, v * 4 + pattern, 2));
    },
    {
      gloss: look.gloss ?? 0.5,
      translucency: 0.45,
      tilt: between(scene, 0, 0.2),
      tiltTowards: between(scene, 0, fullTurn),
      base: at.base,
      reach: 1.05,
    },
  );
};
