import { dim, mix, smoothstep } from '../colour.ts';
import type { ColourOf } from '../draw-stamp.ts';
import { fbm, noise } from '../noise.ts';
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

/** Returns the colours and the random parameters of one ring. */
function varyOnionRing(scene: Scene, look: PieceLook) {
  const [skin, flesh] = [colourOf(look, 0), colourOf(look, 1)];
  const brown = look.colours[2] ? colourOf(look, 2) : undefined;
  const pattern = patternOf(scene);
  const size = radiusOf(scene, look, 0.36);
  const wide = between(scene, 0.09, 0.2);
  const open = chance(scene, 0.72) ? between(scene, 0.25, 0.7) : 1;
  const layers = chance(scene, 0.3) ? 2 : 1;
  const lift = between(scene, 0, 0.5);
  const tone = between(scene, 0.86, 1.1);
  const band = (u: number, v: number) => {
    const angle = Math.atan2(v, u);
    if (Math.abs(angle) > Math.PI * open) return 2;
    const out =
      Math.hypot(u, v) *
      (1 + 0.09 * Math.sin(angle * 2 + pattern) + 0.05 * Math.sin(angle * 3 - pattern));
    const end = smoothstep(0, 0.3, Math.PI * open - Math.abs(angle) + (open === 1 ? 1 : 0));
    const half = wide * (0.35 + 0.65 * end) * (0.8 + 0.4 * noise(angle * 2 + pattern, 1));
    const first = (out - (0.98 - wide)) / half;
    const second = (out - (0.98 - wide * 3.1)) / half;
    return layers === 2 && Math.abs(second) < Math.abs(first) ? second : first;
  };
  return { skin, flesh, brown, pattern, size, lift, tone, band };
}
type OnionRing = ReturnType<typeof varyOnionRing>;

const onionRingShape =
  ({ lift, band }: OnionRing): Shape =>
  (u, v) => {
    const across = band(u, v);
    if (across * across > 1) return -1;
    return Math.sqrt(1 - across * across) * 0.7 + 0.25 + lift * u * u;
  };

const onionRingPaint =
  ({ skin, flesh, brown, pattern, tone, band }: OnionRing): ColourOf =>
  (u, v) => {
    const across = band(u, v);
    const fine = 0.88 + 0.24 * fbm(u * 5 + pattern, v * 5, 2);
    const colour = mix(flesh, skin, smoothstep(0.15, 0.85, across));
    const caught = brown
      ? smoothstep(0.35, 0.62, fbm(u * 2 + pattern, v * 2 + pattern, 3)) * 0.85
      : 0;
    return dim(mix(colour, brown ?? colour, caught), tone * fine);
  };

/**
 * A ring of onion, rarely complete: an oval band or often an open arc, with one or two layers.
 * Colours: skin side, flesh, browning (none: raw).
 */
export const onionRing: Piece = (scene, at, look) => {
  const one = varyOnionRing(scene, look);
  const { size } = one;
  scene.stamp(
    placed(scene, at, size, size * between(scene, 0.6, 1), size * 0.26),
    onionRingShape(one),
    onionRingPaint(one),
    {
      gloss: look.gloss ?? 0.45,
      translucency: 0.6,
      tilt: between(scene, 0, 0.3),
      tiltTowards: between(scene, 0, fullTurn),
      base: at.base,
      reach: 1.15,
    },
  );
};

/**
 * A small ring across a hollow stalk: spring onion, chilli, leek. The rings vary: cut straight or diagonally,
 * some open, some with the next layer inside. Colours: skin, inside, seed (none: no seeds).
 */
export const stalkRing: Piece = (scene, at, look) => {
  const [skin, inside] = [colourOf(look, 0), colourOf(look, 1)];
  const seeds = look.colours[2] ? colourOf(look, 2) : undefined;
  const pattern = patternOf(scene);
  const size = radiusOf(scene, look, 0.35);
  const wide = between(scene, 0.2, 0.36);
  const filled = seeds ? 0 : chance(scene, 0.45) ? 1 : 0;
  const paler = between(scene, 0, 0.75);
  scene.stamp(
    placed(scene, at, size, size * between(scene, 0.5, 1), size * between(scene, 0.35, 0.75)),
    (u, v) => {
      const out = Math.hypot(u, v) * (1 + 0.07 * Math.sin(Math.atan2(v, u) * 3 + pattern));
      if (out > 1) return -1;
      const across = (out - (1 - wide)) / wide;
      if (across > -1) return 0.45 + 0.55 * Math.sqrt(1 - across * across);
      if (filled) return 0.35 + 0.18 * Math.cos(out * 22);
      if (!seeds) return -1;
      return 0.14 + 0.3 * smoothstep(0.55, 0.7, noise(u * 5 + pattern, v * 5));
    },
    (u, v) => {
      const out = Math.hypot(u, v);
      if (out < 1 - wide * 2) {
        if (!seeds) return dim(inside, 0.75 + 0.25 * Math.cos(out * 22));
        return mix(dim(skin, 0.5), seeds, smoothstep(0.55, 0.66, noise(u * 5 + pattern, v * 5)));
      }
      const green = mix(mix(skin, inside, paler * 0.6), inside, smoothstep(0.94, 0.5, out));
      return dim(green, 0.9 + 0.2 * noise(u * 4 + pattern, v * 4));
    },
    {
      gloss: look.gloss ?? 0.42,
      translucency: 0.55,
      tilt: between(scene, 0, 0.5),
      tiltTowards: between(scene, 0, fullTurn),
      base: at.base,
      reach: 1.1,
    },
  );
};
