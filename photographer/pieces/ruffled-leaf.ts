import { dim, mix, smoothstep } from '../colour.ts';
import type { ColourOf } from '../draw-stamp.ts';
import { fbm } from '../noise.ts';
import type { Scene } from '../scene.ts';
import {
  between,
  colourOf,
  fullTurn,
  type Piece,
  type PieceLook,
  patternOf,
  placed,
  radiusOf,
} from './piece.ts';
import { bell, type Shape } from './shapes.ts';

/** The properties of a salad leaf: the height and fineness of its waves, the paleness of its heart, its width, the width of its rib. */
type Habit = { waves: number; fine: number; pale: number; broad: number; rib: number };
const plain: Habit = { waves: 0.55, fine: 7, pale: 0.75, broad: 0.72, rib: 0.13 };
const habits: Readonly<Record<string, Habit>> = {
  romaine: plain,
  butter: { waves: 0.4, fine: 4, pale: 0.6, broad: 0.95, rib: 0.08 },
  kale: { waves: 1.1, fine: 15, pale: 0.12, broad: 0.62, rib: 0.07 },
  frisee: { waves: 1.2, fine: 19, pale: 0.9, broad: 0.5, rib: 0.12 },
  cabbage: { waves: 0.3, fine: 3, pale: 0.5, broad: 0.85, rib: 0.1 },
  choi: { waves: 0.3, fine: 3, pale: 0.15, broad: 0.5, rib: 0.4 },
};

/** Returns the colours and the random parameters of one leaf. */
function varyRuffledLeaf(scene: Scene, look: PieceLook) {
  const habit = habits[look.style ?? 'romaine'] ?? plain;
  const [edgeGreen, heart, ribWhite] = [
    colourOf(look, 0),
    colourOf(look, 1),
    colourOf(look, 2, '#e8edc9'),
  ];
  const pattern = patternOf(scene);
  const length = radiusOf(scene, look, 0.22);
  const [turnedUp, bend] = [between(scene, 0.2, 0.9), between(scene, -0.3, 0.3)];
  const tone = between(scene, 0.86, 1.12);
  const measure = (u: number, v: number) => {
    const spread = 0.55 + 0.45 * smoothstep(-1, 0.3, u);
    const side = (v - bend * (u * u - 0.4)) / spread;
    const wander = (fbm(u * habit.fine * 0.4 + pattern, v * habit.fine * 0.4, 2) - 0.5) * 0.4;
    return { side, out: Math.sqrt(Math.abs(u) ** 2.6 + side * side) + wander };
  };
  return { habit, edgeGreen, heart, ribWhite, pattern, length, turnedUp, tone, measure };
}
type RuffledLeaf = ReturnType<typeof varyRuffledLeaf>;

const ruffledLeafShape =
  ({ habit, pattern, turnedUp, measure }: RuffledLeaf): Shape =>
  (u, v) => {
    const { side, out } = measure(u, v);
    if (out > 1) return -1;
    const wave =
      (fbm(u * habit.fine * 0.6 + pattern, v * habit.fine * 0.6 + pattern, 3) - 0.5) * habit.waves;
    const rib = 0.18 * bell(side, habit.rib * 1.3) * (1 - smoothstep(0, 0.9, u));
    return Math.max(0.03, 0.3 + turnedUp * 0.35 * out * out + wave * (0.25 + out) + rib);
  };

const ruffledLeafPaint =
  ({ habit, edgeGreen, heart, ribWhite, pattern, tone, measure }: RuffledLeaf): ColourOf =>
  (u, v) => {
    const { side, out } = measure(u, v);
    const inward = smoothstep(1.0, 0.25, out + (u + 0.5) * 0.3) * habit.pale;
    const branches = bell(Math.abs(Math.sin(u * 7 - Math.abs(side) * 5 + pattern)), 0.13) * 0.35;
    const rib = Math.max(
      smoothstep(1.25, 0.75, Math.abs(side) / (habit.rib * (0.75 - 0.7 * u) + 0.01)),
      branches * (1 - out),
    );
    const patchy = fbm(u * 4 + pattern, v * 4 + pattern, 3);
    const colour = mix(
      mix(edgeGreen, heart, inward),
      ribWhite,
      rib * Math.min(1, Math.max(habit.pale, habit.rib * 3) + 0.3),
    );
    return dim(colour, tone * (0.72 + 0.5 * patchy));
  };

/**
 * A torn or whole leaf with a ruffled edge: lettuce, kale, cabbage, pak choi.
 * Colours: edge, heart, rib. Style: a key of `habits`.
 */
export const ruffledLeaf: Piece = (scene, at, look) => {
  const one = varyRuffledLeaf(scene, look);
  const { habit, length } = one;
  scene.stamp(
    placed(scene, at, length, length * habit.broad, length * 0.42),
    ruffledLeafShape(one),
    ruffledLeafPaint(one),
    {
      gloss: look.gloss ?? 0.34,
      translucency: 0.5,
      tilt: between(scene, 0, 0.22),
      tiltTowards: between(scene, 0, fullTurn),
      base: at.base,
    },
  );
};
