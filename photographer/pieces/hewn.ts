import { dim, mix, smoothstep } from '../colour.ts';
import type { ColourOf } from '../draw-stamp.ts';
import { fbm } from '../noise.ts';
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
import { boxSides, solidOf } from './solid.ts';

/** No two sides meet at a right angle, and the edges are rounded by cooking. */
const askew = 0.42;
const worn = 0.24;

/** Returns the colours and the random parameters of one piece. */
function varyHewn(scene: Scene, look: PieceLook) {
  const [inside, crust] = [colourOf(look, 0), colourOf(look, 1)];
  const char = colourOf(look, 2, look.colours[1]);
  const half = [between(scene, 0.62, 0.82), between(scene, 0.4, 0.58), between(scene, 0.38, 0.55)];
  const [long = 0.7, broad = 0.5, tall = 0.45] = half;
  const lean = between(scene, 0, 0.7);
  return {
    inside,
    crust,
    char,
    pattern: patternOf(scene),
    size: radiusOf(scene, look, 0.2),
    solid: solidOf(boxSides(scene, [long, broad, tall], lean, { askew }), worn),
    /** How much each side was browned by the hot tin. */
    fried: Array.from({ length: 6 }, () => between(scene, 0.1, 1)),
    tones: Array.from({ length: 6 }, () => between(scene, 0.9, 1.08)),
  };
}
type Hewn = ReturnType<typeof varyHewn>;

const hewnShape =
  ({ pattern, solid }: Hewn): Shape =>
  (u, v) => {
    const corner = Math.max(0, Math.hypot(u, v) - 0.6) * 0.3;
    const wander = 1 + (fbm(u * 2.4 + pattern, v * 2.4, 2) - 0.5) * 0.16 + corner;
    const seen = solid(u * wander, v * wander);
    if (!seen) return -1;
    return Math.max(0.03, seen.height + 0.32 + (fbm(u * 7 + pattern, v * 7, 2) - 0.5) * 0.05);
  };

const hewnPaint =
  ({ inside, crust, char, pattern, solid, fried, tones }: Hewn): ColourOf =>
  (u, v) => {
    const seen = solid(u, v);
    const side = seen?.side ?? 0;
    const spots = fbm(u * 1.8 + pattern, v * 1.8 + side * 5, 3);
    const grain = fbm(u * 8 + pattern, v * 8, 2);
    const edge = seen ? 1 - smoothstep(0, 0.3, seen.edge) : 1;
    const brown = smoothstep(0.3, 0.7, spots) * (fried[side] ?? 0.4) + edge * 0.55;
    const burnt = smoothstep(0.55, 0.75, spots + edge * 0.14) * 0.85;
    const colour = mix(mix(inside, crust, Math.min(1, brown)), char, burnt * edge);
    return dim(colour, (0.86 + 0.28 * grain) * (tones[side] ?? 1));
  };

/** A hand-cut piece of a root or a squash: flat faces of different sizes, browned along the edges. Colours: the same as for `chunk`. */
export const hewn: Piece = (scene, at, look) => {
  const one = varyHewn(scene, look);
  const { size } = one;
  scene.stamp(placed(scene, at, size * 1.2, size * 1.2, size), hewnShape(one), hewnPaint(one), {
    gloss: look.gloss ?? 0.34,
    translucency: 0.3,
    sink: 0.12,
    base: at.base,
  });
};
