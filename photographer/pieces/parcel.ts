import { dim, hex, mix, smoothstep } from '../colour.ts';
import type { ColourOf } from '../draw-stamp.ts';
import { fbm, noise } from '../noise.ts';
import type { Scene } from '../scene.ts';
import { colourOf, type Piece, type PieceLook, patternOf, placed, radiusOf } from './piece.ts';
import { bell, type Shape } from './shapes.ts';

/**
 * A pleated dumpling: a half-moon with folds along its edge, and with a fried belly if it has a browning colour.
 * Colours: dough, browning, filling that shines through.
 */
export const dumpling: Piece = (scene, at, look) => {
  const [dough, brown, filling] = [colourOf(look, 0), colourOf(look, 1), colourOf(look, 2)];
  const pattern = patternOf(scene);
  const size = radiusOf(scene, look, 0.07);
  const pleats = scene.random.between(6, 8);
  const place = (u: number, v: number) => {
    const middle = 0.28 * (u * u) - 0.1;
    const half = Math.sqrt(Math.max(0, 1 - u * u)) * 0.62 + 0.02;
    return (v - middle) / half;
  };
  const pleat = (u: number, side: number) =>
    Math.abs(((((u * pleats * 0.5 + side * 0.4 + pattern) % 1) + 1) % 1) - 0.5) * 2;
  scene.stamp(
    placed(scene, at, size, size, size * 0.52),
    (u, v) => {
      const side = place(u, v);
      if (Math.abs(u) >= 1 || side * side >= 1) return -1;
      const belly = Math.sqrt(1 - side * side) * Math.sqrt(Math.max(0.05, 1 - u * u));
      const seam = smoothstep(-0.3, -0.75, side);
      return Math.max(
        0.06,
        belly * 0.92 +
          seam * (0.18 + 0.16 * pleat(u, side)) +
          0.03 * fbm(u * 5 + pattern, v * 5, 2),
      );
    },
    (u, v) => {
      const side = place(u, v);
      const patchy = fbm(u * 2.4 + pattern, v * 2.4, 3);
      const through = smoothstep(0.75, 0.2, Math.hypot(u, side - 0.15)) * 0.3;
      const fried = look.colours[1] ? smoothstep(0.35, 0.75, side + (patchy - 0.5) * 0.6) : 0;
      const folds = smoothstep(-0.4, -0.8, side) * (1 - pleat(u, side)) * 0.25;
      return dim(
        mix(mix(dough, filling, through), brown, fried * 0.8),
        0.92 + 0.16 * patchy - folds,
      );
    },
    { gloss: look.gloss ?? 0.45, translucency: 0.45, relief: 0.15, base: at.base, reach: 1.05 },
  );
};

/** The colour of the herbs in a rice-paper roll. */
const herb = hex('#3f7a2e');

/** Returns the colours and the random parameters of one roll. */
function varyRoll(scene: Scene, look: PieceLook) {
  const [wrapper, filling, brown] = [colourOf(look, 0), colourOf(look, 1), colourOf(look, 2)];
  const greens = colourOf(look, 3, '#4a7a2e');
  const third = colourOf(look, 4, '#e0802a');
  const pattern = patternOf(scene);
  const size = radiusOf(scene, look, 0.05);
  const clear = look.style === 'clear' ? 1 : 0;
  const wrap = (u: number, v: number) =>
    Math.abs(((((u * 1.3 + v * 0.5 + pattern) % 1) + 1) % 1) - 0.5);
  return { wrapper, filling, brown, greens, third, pattern, size, clear, wrap };
}
type Roll = ReturnType<typeof varyRoll>;

const rollShape =
  ({ pattern, clear, wrap }: Roll): Shape =>
  (u, v) => {
    const inside = 1 - Math.abs(u) ** 9 - v * v;
    if (inside <= 0) return -1;
    return (
      Math.sqrt(inside) +
      (clear ? 0.07 : 0.05) * bell(wrap(u, v), 0.05) +
      0.05 * fbm(u * 6 + pattern, v * 3, 3)
    );
  };

const rollPaint =
  ({ wrapper, filling, brown, greens, third, pattern, clear, wrap }: Roll): ColourOf =>
  (u, v) => {
    const patchy = fbm(u * 4 + pattern, v * 2.4 + pattern, 3);
    const lane = noise(u * 2 + pattern, v * 3.4 + pattern);
    const layers = mix(
      mix(filling, third, smoothstep(0.3, 0.42, lane) * 0.6),
      greens,
      smoothstep(0.46, 0.56, lane),
    );
    // Wet rice paper darkens everything under it, and there is always a herb leaf.
    const leaf = smoothstep(0.5, 0.58, noise(u * 2.6 + pattern * 2, v * 1.9));
    const inner = mix(dim(layers, 0.68), herb, leaf * 0.8);
    let colour = mix(
      wrapper,
      inner,
      clear * (0.92 - 0.3 * v * v) * smoothstep(0.98, 0.8, Math.abs(u)),
    );
    if (!clear) colour = mix(colour, brown, smoothstep(0.25, 0.75, patchy) * 0.85);
    return dim(colour, 0.88 + 0.24 * patchy - 0.12 * bell(wrap(u, v), 0.03));
  };

/**
 * A roll lying on its side: rice paper with the filling shining through, a filled wrap, a pastry roll.
 * Colours: wrapper, what shines through, browning. Style `clear` is rice paper, `baked` is crisp.
 */
export const roll: Piece = (scene, at, look) => {
  const one = varyRoll(scene, look);
  const { size, clear } = one;
  scene.stamp(placed(scene, at, size, size * 0.34, size * 0.32), rollShape(one), rollPaint(one), {
    gloss: look.gloss ?? (clear ? 0.7 : 0.2),
    translucency: clear ? 0.7 : 0.25,
    relief: clear ? 0.08 : 0.6,
    base: at.base,
    reach: 1.02,
  });
};
