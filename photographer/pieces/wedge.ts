import { type Colour, dim, mix, smoothstep } from '../colour.ts';
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

/** Returns the colour and dip of a wedge's two cut faces at a point: along it, and from its sharp edge (0) to its skin (1). */
type Face = (along: number, out: number, pattern: number) => { colour: Colour; dip: number };

function citrusFace(flesh: Colour, membrane: Colour): Face {
  return (along, out, pattern) => {
    const bow = Math.abs(along) * 0.9;
    const vesicles = fbm(along * 7 + pattern, out * 9, 2);
    const wall = Math.max(
      bell(out - 0.04 - bow * 0.04, 0.05),
      bell(along - 0.05 * pattern, 0.02) * 0.3,
    );
    return { colour: dim(mix(flesh, membrane, wall), 0.75 + 0.5 * vesicles), dip: 0.06 * vesicles };
  };
}

function tomatoFace(flesh: Colour, jelly: Colour): Face {
  return (along, out, pattern) => {
    const wobble = (fbm(along * 3 + pattern, out * 3, 2) - 0.5) * 0.9;
    const aside = (Math.abs(along + 0.04) - 0.29) / 0.23;
    const chamber = smoothstep(1, 0.5, Math.hypot(aside + wobble, (out - 0.5) / 0.36 - wobble));
    const pip = smoothstep(0.7, 0.8, noise(along * 15 + pattern, out * 11)) * chamber;
    const colour = mix(mix(flesh, jelly, chamber), [0.86, 0.62, 0.28], pip * 0.8);
    return {
      colour: dim(colour, 0.85 + 0.3 * fbm(along * 5 + pattern, out * 5, 2)),
      dip: chamber * 0.015,
    };
  };
}

function plainFace(flesh: Colour, heart: Colour): Face {
  return (along, out, pattern) => {
    const streaks = fbm(along * 4 + pattern, out * 4, 3);
    return {
      colour: dim(
        mix(heart, flesh, smoothstep(0.05, 0.5, out) + (streaks - 0.5) * 0.4),
        0.85 + 0.3 * streaks,
      ),
      dip: 0.05 * streaks,
    };
  };
}

/** Returns the colours and the random parameters of one wedge. */
function varyWedge(scene: Scene, look: PieceLook) {
  const [skin, flesh, third] = [colourOf(look, 0), colourOf(look, 1), colourOf(look, 2)];
  const pith: Colour = look.style === 'citrus' ? third : mix(flesh, skin, 0.5);
  const face =
    look.style === 'citrus'
      ? citrusFace(flesh, third)
      : look.style === 'tomato'
        ? tomatoFace(flesh, third)
        : plainFace(flesh, third);
  const pattern = patternOf(scene);
  const size = radiusOf(scene, look, 0.1);
  const ridge = between(scene, 0.25, 0.5) * (scene.random.next() < 0.5 ? -1 : 1);
  const spread = between(scene, 0.5, 0.6);
  const place = (u: number, v: number) => {
    const arch = Math.sqrt(Math.max(0, 1 - u * u));
    return {
      arch,
      side: (v - ridge * arch) / Math.max(0.03, arch),
      out:
        Math.abs(v - ridge * arch) /
        Math.max(0.03, arch * (v > ridge * arch ? 1 - ridge : 1 + ridge)),
    };
  };
  const thick = look.style === 'citrus' ? 0.8 : 0.9;
  return { skin, pith, face, pattern, size, spread, place, thick };
}
type Wedge = ReturnType<typeof varyWedge>;

const wedgeShape =
  ({ face, pattern, place }: Wedge): Shape =>
  (u, v) => {
    const { arch, out } = place(u, v);
    if (u * u >= 1 || out > 1) return -1;
    const { dip } = face(u, out, pattern);
    const back = out > 0.93 ? (out - 0.93) * 3.2 : 0;
    return Math.max(0.03, (1.02 - out * 0.82 - dip - back) * Math.min(1, arch * 1.25));
  };

const wedgePaint =
  ({ skin, pith, face, pattern, place, thick }: Wedge): ColourOf =>
  (u, v) => {
    const { arch, out } = place(u, v);
    if (out > 0.93 || arch < 0.16) return dim(skin, 0.85 + 0.3 * noise(u * 22 + pattern, v * 22));
    if (out > thick) return mix(pith, skin, smoothstep(thick + 0.05, 0.95, out));
    return face(u, out / thick, pattern).colour;
  };

/**
 * A wedge that lies on one cut face with its sharp edge up: lemon, lime, tomato, apple, peach, melon.
 * Colours: skin, flesh, then pith, jelly or heart. Style: `citrus`, `tomato`, `fruit`.
 */
export const wedge: Piece = (scene, at, look) => {
  const one = varyWedge(scene, look);
  const { size, spread } = one;
  scene.stamp(
    placed(scene, at, size, size * spread, size * 0.62),
    wedgeShape(one),
    wedgePaint(one),
    {
      gloss: look.gloss ?? 0.6,
      translucency: 0.5,
      relief: 0.3,
      tilt: between(scene, 0, 0.12),
      tiltTowards: between(scene, 0, fullTurn),
      base: at.base,
      reach: 1.02,
    },
  );
};
