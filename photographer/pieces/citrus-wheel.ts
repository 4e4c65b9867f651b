import { dim, mix, smoothstep } from '../colour.ts';
import type { ColourOf } from '../draw-stamp.ts';
import { fbm, noise } from '../noise.ts';
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

/** Returns the colours and the random parameters of one wheel. */
function varyCitrusWheel(scene: Scene, look: PieceLook) {
  const [zest, flesh, pith] = [colourOf(look, 0), colourOf(look, 1), colourOf(look, 2, '#fbf3d6')];
  const pattern = patternOf(scene);
  const size = radiusOf(scene, look, 0.07);
  const segments = scene.random.between(8, 10);
  const turn = between(scene, 0, fullTurn);
  const heart = { x: between(scene, -0.06, 0.06), y: between(scene, -0.06, 0.06) };
  const half = look.style === 'half';
  const wallAt = (u: number, v: number) => {
    const angle = (Math.atan2(v - heart.y, u - heart.x) + turn) / fullTurn;
    const part = (((angle * segments) % 1) + 1) % 1;
    const aside =
      (Math.min(part, 1 - part) / segments) * fullTurn * Math.hypot(u - heart.x, v - heart.y);
    return { aside, angle };
  };
  return { zest, flesh, pith, pattern, size, half, wallAt };
}
type CitrusWheel = ReturnType<typeof varyCitrusWheel>;

const citrusWheelShape =
  ({ pattern, half, wallAt }: CitrusWheel): Shape =>
  (u, v) => {
    const out = Math.hypot(u, v);
    if (out > 1 || (half && v > 0.02)) return -1;
    const { aside } = wallAt(u, v);
    const rim = out > 0.9 ? 1 - ((out - 0.9) / 0.1) ** 3 * 0.8 : 1;
    const swell = out < 0.82 ? 0.12 * smoothstep(0.015, 0.09, aside) : 0;
    return rim * 0.82 + swell + 0.05 * noise(u * 16 + pattern, v * 16);
  };

const citrusWheelPaint =
  ({ zest, flesh, pith, pattern, wallAt }: CitrusWheel): ColourOf =>
  (u, v) => {
    const out = Math.hypot(u, v);
    if (out > 0.94) return dim(zest, 0.85 + 0.3 * noise(u * 24, v * 24 + pattern));
    if (out > 0.83) return mix(pith, zest, smoothstep(0.9, 0.95, out) * 0.7);
    const { aside, angle } = wallAt(u, v);
    const rays = noise(angle * 90 + pattern, out * 6);
    const cell = fbm(angle * 40 + pattern, out * 5, 2);
    const wall = Math.max(bell(aside, 0.02), bell(out, 0.07), smoothstep(0.79, 0.82, out));
    const juicy = dim(mix(flesh, pith, 0.22 * rays), 0.74 + 0.48 * cell);
    return mix(juicy, pith, wall * 0.9);
  };

/**
 * A round of citrus: zest, pith, segments of long vesicles between fine walls.
 * Colours: zest, flesh, pith. Style `half` is half a round.
 */
export const citrusWheel: Piece = (scene, at, look) => {
  const one = varyCitrusWheel(scene, look);
  const { size } = one;
  scene.stamp(
    placed(scene, at, size, size * between(scene, 0.94, 1), size * 0.2),
    citrusWheelShape(one),
    citrusWheelPaint(one),
    {
      gloss: look.gloss ?? 0.62,
      translucency: 0.65,
      relief: 0.25,
      tilt: between(scene, 0, 0.14),
      tiltTowards: between(scene, 0, fullTurn),
      base: at.base,
      reach: 1.02,
    },
  );
};
