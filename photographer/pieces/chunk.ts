import { dim, mix, smoothstep } from '../colour.ts';
import type { ColourOf } from '../draw-stamp.ts';
import { fbm } from '../noise.ts';
import type { Scene } from '../scene.ts';
import { hewn } from './hewn.ts';
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
import { lumpSides, solidOf } from './solid.ts';

/** Returns the colours and the random parameters of one chunk. */
function varyChunk(scene: Scene, look: PieceLook) {
  const [inside, crust] = [colourOf(look, 0), colourOf(look, 1)];
  const char = colourOf(look, 2, look.colours[1]);
  const pattern = patternOf(scene);
  const size = radiusOf(scene, look, 0.28);
  const meat = look.style === 'meat';
  const solid = solidOf(lumpSides(scene, 5, 0.5), 0.4);
  const square = meat ? between(scene, 3, 4.6) : between(scene, 2.3, 3.4);
  const skew = between(scene, -0.3, 0.3);
  const browning = between(scene, -0.1, 0.1);
  const shades = Array.from({ length: 12 }, () => between(scene, 0.84, 1.1));
  /** How far inside its outline a point is, 0 on it. */
  const inward = (u: number, v: number) => {
    const wander = 1 + (fbm(u * 1.3 + pattern, v * 1.3, 2) - 0.5) * 0.55;
    return 1 - (Math.abs(u + skew * v) * wander) ** square - (Math.abs(v) * wander) ** square;
  };
  return { inside, crust, char, pattern, size, meat, solid, browning, shades, inward };
}
type Chunk = ReturnType<typeof varyChunk>;

const chunkShape =
  ({ pattern, meat, solid, inward }: Chunk): Shape =>
  (u, v) => {
    const rim = inward(u, v);
    if (rim <= 0) return -1;
    const top = solid(u * 0.9, v * 0.9)?.height ?? 0;
    const grain = fbm(u * (meat ? 2 : 6) + pattern, v * 6, 2) - 0.5;
    return Math.max(0.03, rim ** 0.42 * (0.5 + 0.62 * Math.max(0, top)) + grain * 0.05);
  };

const chunkPaint =
  ({ inside, crust, char, pattern, meat, solid, browning, shades }: Chunk): ColourOf =>
  (u, v) => {
    const seen = solid(u * 0.9, v * 0.9);
    const spots = fbm(u * 1.7 + pattern, v * 1.7 + pattern, 4) + browning;
    const grain = fbm(u * (meat ? 2.5 : 9) + pattern, v * (meat ? 9 : 9), 2);
    const edge = seen ? 1 - smoothstep(0, 0.25, seen.edge) : 0.6;
    const brown = smoothstep(0.34, 0.64, spots + edge * 0.12);
    const burnt = smoothstep(0.56, 0.74, spots + edge * 0.12);
    const colour = mix(mix(inside, crust, brown), char, burnt * (meat ? 0.4 : 0.7));
    return dim(
      colour,
      (meat ? 0.9 + 0.18 * grain : 0.82 + 0.34 * grain) * (shades[seen?.side ?? 0] ?? 1),
    );
  };

/**
 * A browned chunk: meat, roast potato, tempeh, squash.
 * Colours: inside, browned crust, charred edge. Style `meat` shows its fibres, `cut` keeps its cut faces.
 */
export const chunk: Piece = (scene, at, look) => {
  if (look.style === 'cut') return hewn(scene, at, look);
  const one = varyChunk(scene, look);
  const { size } = one;
  scene.stamp(
    placed(scene, at, size * between(scene, 0.95, 1.15), size * between(scene, 0.74, 0.92), size),
    chunkShape(one),
    chunkPaint(one),
    { gloss: look.gloss ?? 0.36, translucency: 0.15, sink: 0.12, base: at.base, reach: 1.3 },
  );
};
