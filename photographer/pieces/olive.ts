import { dim, mix, smoothstep } from '../colour.ts';
import type { ColourOf } from '../draw-stamp.ts';
import { fbm } from '../noise.ts';
import type { Scene } from '../scene.ts';
import {
  between,
  chance,
  colourOf,
  fullTurn,
  type Piece,
  type PieceLook,
  patternOf,
  placed,
  radiusOf,
} from './piece.ts';
import type { Shape } from './shapes.ts';

/** Returns the colours and the random parameters of one olive. */
function varyOlive(scene: Scene, look: PieceLook) {
  const [skin, flesh] = [colourOf(look, 0), colourOf(look, 1)];
  const stuffing = look.colours[2] ? colourOf(look, 2) : undefined;
  const pattern = patternOf(scene);
  const size = radiusOf(scene, look, 0.1);
  const cut = look.style === 'ring' || chance(scene, 0.25);
  const away = cut ? 0 : between(scene, 0.35, 0.7);
  const hole = cut ? 0.42 : 0.24;
  const tone = between(scene, 0.8, 1.15);
  const fromHole = (u: number, v: number) => Math.hypot((u - away) * (1 + away * 0.6), v);
  return { skin, flesh, stuffing, pattern, size, cut, hole, tone, fromHole };
}
type Olive = ReturnType<typeof varyOlive>;

const oliveShape =
  ({ stuffing, cut, hole, fromHole }: Olive): Shape =>
  (u, v) => {
    const square = u * u + v * v;
    if (square > 1) return -1;
    const gone = fromHole(u, v) < hole ? (stuffing ? 0.1 : 1) : 0;
    const body = cut ? (1 - square) ** 0.22 : Math.sqrt(1 - square);
    return gone === 1 ? 0.04 : body - gone;
  };

const olivePaint =
  ({ skin, flesh, stuffing, pattern, cut, hole, tone, fromHole }: Olive): ColourOf =>
  (u, v) => {
    const distance = fromHole(u, v);
    if (distance < hole) return stuffing ?? dim(skin, 0.25);
    const patchy = fbm(u * 2 + pattern, v * 2, 3);
    const face = cut
      ? smoothstep(0.95, 0.82, Math.hypot(u, v))
      : smoothstep(hole + 0.09, hole, distance);
    return dim(
      mix(mix(skin, flesh, (patchy - 0.4) * 0.6), flesh, face * 0.8),
      tone * (0.85 + 0.3 * patchy),
    );
  };

/**
 * A stoned olive: whole with the hole at its end, or a ring cut across.
 * Colours: skin, flesh, stuffing (none: hollow). Style `ring` is always cut.
 */
export const olive: Piece = (scene, at, look) => {
  const one = varyOlive(scene, look);
  const { size, cut } = one;
  scene.stamp(
    placed(scene, at, size * (cut ? 0.82 : 1.08), size * 0.82, size * (cut ? 0.42 : 0.8)),
    oliveShape(one),
    olivePaint(one),
    {
      gloss: look.gloss ?? 0.7,
      translucency: 0.15,
      relief: 0.1,
      tilt: between(scene, 0, 0.2),
      tiltTowards: between(scene, 0, fullTurn),
      base: at.base,
      reach: 1.02,
    },
  );
};
