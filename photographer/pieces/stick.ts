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

/** How a stick is cut: its width and thickness as fractions of its length. */
const cuts: Readonly<Record<string, readonly [number, number]>> = {
  baton: [0.2, 0.2],
  match: [0.08, 0.08],
  chip: [0.17, 0.17],
  slab: [0.56, 0.2],
  finger: [0.3, 0.26],
};

/** Returns the colours and the random parameters of one stick. */
function varyStick(scene: Scene, look: PieceLook) {
  const [flesh, brown, dark] = [
    colourOf(look, 0),
    colourOf(look, 1),
    colourOf(look, 2, look.colours[1]),
  ];
  const style = look.style ?? 'baton';
  const grilled = style === 'grilled' ? 1 : 0;
  const [wide, thick] = cuts[style] ?? [0.58, 0.2];
  const pattern = patternOf(scene);
  const size = radiusOf(scene, look, 0.14);
  const broad = wide * between(scene, 0.85, 1.15);
  const half = [1, broad, thick * between(scene, 0.85, 1.15)] as const;
  const solid = solidOf(
    boxSides(scene, half, wide > 0.4 ? between(scene, 0, 0.06) : between(scene, 0, 0.2), {
      spin: 0,
    }),
    Math.min(wide, thick) * 0.55,
  );
  const bend = between(scene, -0.07, 0.07);
  const turn = (u: number, v: number) => v + bend * u * u;
  const bar = (u: number, v: number) => {
    const phase = (u * 0.96 + v * 0.3) * 2.9 + pattern;
    return Math.max(0, 1 - Math.abs(phase - Math.round(phase)) * 5);
  };
  return { flesh, brown, dark, grilled, pattern, size, half, solid, turn, bar };
}
type Stick = ReturnType<typeof varyStick>;

const stickShape =
  ({ grilled, pattern, half, solid, turn, bar }: Stick): Shape =>
  (u, v) => {
    const wander = 1 + (fbm(u * 3 + pattern, v * 5, 2) - 0.5) * 0.08;
    const seen = solid(u, turn(u, v) * wander);
    if (!seen) return -1;
    return Math.max(
      0.01,
      seen.height + half[2] - grilled * 0.02 * bar(u, v) + 0.012 * fbm(u * 12, v * 12 + pattern, 2),
    );
  };

const stickPaint =
  ({ flesh, brown, dark, grilled, pattern, solid, turn, bar }: Stick): ColourOf =>
  (u, v) => {
    const seen = solid(u, turn(u, v));
    const edge = seen ? 1 - smoothstep(0, 0.14, seen.edge) : 1;
    const spots = fbm(u * 2.6 + pattern, v * 4 + pattern, 4);
    let colour = mix(flesh, brown, smoothstep(0.4, 0.7, spots + edge * 0.16) * 0.85);
    colour = mix(
      colour,
      dark,
      Math.max(smoothstep(0.62, 0.8, spots + edge * 0.1) * 0.7, grilled * bar(u, v) * 0.8),
    );
    return dim(colour, 0.84 + 0.32 * fbm(u * 9 + pattern, v * 9, 2));
  };

/**
 * A cut stick or slab: carrot baton, chip, halloumi, tofu steak, fish finger.
 * Colours: flesh, browning, darkest edge. Style: a key of `cuts`, or `grilled` for a slab with grill marks.
 */
export const stick: Piece = (scene, at, look) => {
  const one = varyStick(scene, look);
  const { size } = one;
  scene.stamp(placed(scene, at, size, size, size), stickShape(one), stickPaint(one), {
    gloss: look.gloss ?? 0.3,
    translucency: 0.3,
    sink: 0.04,
    base: at.base,
    reach: 1.2,
  });
};
