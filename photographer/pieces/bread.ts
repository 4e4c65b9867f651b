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
import type { Shape } from './shapes.ts';

/** The properties of a flatbread: thickness, unevenness of the outline, amount of scorched bubbles, unevenness of the surface, width. */
type Bake = { thick: number; wild: number; bubbles: number; puff: number; long: number };
const tortilla: Bake = { thick: 0.05, wild: 0.05, bubbles: 0.5, puff: 0.35, long: 1 };
const bakes: Readonly<Record<string, Bake>> = {
  tortilla,
  pitta: { thick: 0.14, wild: 0.06, bubbles: 0.5, puff: 0.7, long: 0.86 },
  naan: { thick: 0.12, wild: 0.24, bubbles: 0.75, puff: 0.9, long: 0.62 },
  pancake: { thick: 0.17, wild: 0.07, bubbles: 0, puff: 0.1, long: 1 },
  crepe: { thick: 0.03, wild: 0.08, bubbles: 0.2, puff: 0.2, long: 1 },
  bun: { thick: 0.62, wild: 0.03, bubbles: 0, puff: 0, long: 1 },
  biscuit: { thick: 0.16, wild: 0.05, bubbles: 0, puff: 0.25, long: 1 },
};

/** Returns the colours and the random parameters of one round. */
function varyFlatRound(scene: Scene, look: PieceLook) {
  const bake = bakes[look.style ?? 'tortilla'] ?? tortilla;
  const [dough, baked, scorched] = [colourOf(look, 0), colourOf(look, 1), colourOf(look, 2)];
  const pattern = patternOf(scene);
  const size = radiusOf(scene, look, 0.04);
  const isBun = look.style === 'bun';
  const pancake = isBun || look.style === 'pancake';
  const inward = (u: number, v: number) =>
    0.97 - Math.hypot(u, v) - (fbm(u * 1.5 + pattern, v * 1.5, 2) - 0.5) * bake.wild * 2;
  return { bake, dough, baked, scorched, pattern, size, isBun, pancake, inward };
}
type FlatRound = ReturnType<typeof varyFlatRound>;

const flatRoundShape =
  ({ bake, pattern, isBun, inward }: FlatRound): Shape =>
  (u, v) => {
    const rim = inward(u, v);
    if (rim <= 0) return -1;
    if (isBun)
      return (
        Math.sqrt(Math.max(0.02, 1 - Math.hypot(u, v) ** 2.4)) * 0.95 +
        0.01 * noise(u * 9 + pattern, v * 9)
      );
    const edge = Math.sqrt(1 - (1 - Math.min(1, rim / 0.22)) ** 2.6);
    return (
      edge *
      (0.55 +
        bake.puff * 0.5 * fbm(u * 3 + pattern, v * 3 + pattern, 3) +
        0.04 * noise(u * 26, v * 26 + pattern))
    );
  };

const flatRoundPaint =
  ({ bake, dough, baked, scorched, pattern, pancake, inward }: FlatRound): ColourOf =>
  (u, v) => {
    const rim = inward(u, v);
    const patchy = fbm(u * 3.4 + pattern, v * 3.4, 4);
    const spots = fbm(u * 4.4 + pattern, v * 4.4 + pattern, 3);
    let colour: Colour;
    if (pancake) colour = mix(baked, mix(dough, baked, 0.2), smoothstep(0.13, 0.02, rim) * 0.9);
    else
      colour = mix(
        dough,
        baked,
        smoothstep(0.3, 0.7, patchy) * 0.6 + smoothstep(0.16, 0, rim) * 0.6,
      );
    colour = mix(
      colour,
      scorched,
      pancake
        ? smoothstep(0.5, 0.72, patchy) * 0.5
        : smoothstep(0.8 - bake.bubbles * 0.3, 0.92 - bake.bubbles * 0.3, spots) * 0.75,
    );
    return dim(colour, 0.9 + 0.2 * fbm(u * 14 + pattern, v * 14, 2));
  };

/**
 * A flat round of dough: tortilla, pitta, naan, pancake, bun, biscuit.
 * Colours: dough, baked, scorched. Style: a key of `bakes`.
 */
export const flatRound: Piece = (scene, at, look) => {
  const one = varyFlatRound(scene, look);
  const { bake, size } = one;
  scene.stamp(
    placed(scene, at, size, size * bake.long, size * Math.max(0.09, bake.thick)),
    flatRoundShape(one),
    flatRoundPaint(one),
    {
      gloss: look.gloss ?? (look.style === 'bun' ? 0.5 : 0.12),
      translucency: 0.2,
      relief: 0.7,
      base: at.base,
      reach: 1.1,
    },
  );
};

/** The width of each loaf as a fraction of its length, and how open its crumb is. */
const loaves: Readonly<Record<string, readonly [number, number]>> = {
  sandwich: [0.94, 0.35],
  sourdough: [0.62, 1],
  baguette: [0.6, 0.9],
  rye: [0.9, 0.2],
};

/** Returns the colours and the random parameters of one slice. */
function varyBreadSlice(scene: Scene, look: PieceLook) {
  const [crumb, toasted, crust, scorch] = [
    colourOf(look, 0),
    colourOf(look, 1),
    colourOf(look, 2),
    colourOf(look, 3, look.colours[2]),
  ];
  const [broad, open] = loaves[look.style ?? 'sourdough'] ?? [0.62, 1];
  const pattern = patternOf(scene);
  const size = radiusOf(scene, look, 0.05);
  const square = look.style === 'sandwich' || look.style === 'rye' ? 6 : 2.8;
  const inward = (u: number, v: number) => {
    const crown = look.style === 'sandwich' && v < -0.35 ? 0.07 * Math.cos(u * 3) : 0;
    return (
      1 -
      (Math.abs(u) ** square + Math.abs(v + crown) ** square) ** (1 / square) -
      (fbm(u * 2 + pattern, v * 2, 2) - 0.5) * 0.09
    );
  };
  const holes = (u: number, v: number) =>
    open * smoothstep(0.6, 0.86, noise(u * 8 + pattern, v * 8)) +
    0.3 * smoothstep(0.6, 0.9, noise(u * 21, v * 21 + pattern));
  return { crumb, toasted, crust, scorch, broad, pattern, size, inward, holes };
}
type BreadSlice = ReturnType<typeof varyBreadSlice>;

const breadSliceShape =
  ({ pattern, inward, holes }: BreadSlice): Shape =>
  (u, v) => {
    const rim = inward(u, v);
    if (rim <= 0) return -1;
    return (
      Math.min(1, rim / 0.05) ** 0.5 * 0.86 -
      0.24 * holes(u, v) * smoothstep(0.05, 0.12, rim) +
      0.1 * fbm(u * 16 + pattern, v * 16, 2)
    );
  };

const breadSlicePaint =
  ({ crumb, toasted, crust, scorch, pattern, inward, holes }: BreadSlice): ColourOf =>
  (u, v) => {
    const rim = inward(u, v);
    const patchy = fbm(u * 2.2 + pattern, v * 2.2 + pattern, 4);
    const grain = fbm(u * 20 + pattern, v * 20, 2);
    let colour = mix(crumb, toasted, smoothstep(0.2, 0.66, patchy + (grain - 0.5) * 0.3));
    colour = mix(colour, scorch, smoothstep(0.62, 0.78, patchy + (grain - 0.5) * 0.25) * 0.45);
    colour = dim(colour, 1 - 0.22 * holes(u, v));
    return dim(mix(colour, crust, smoothstep(0.075, 0.035, rim)), 0.84 + 0.3 * grain);
  };

/**
 * A slice of bread, cut face up. Colours: crumb, toasted crumb, crust, scorch.
 * Style: a key of `loaves`. The slice is toasted if the second colour is darker than the first.
 */
export const breadSlice: Piece = (scene, at, look) => {
  const one = varyBreadSlice(scene, look);
  const { broad, size } = one;
  scene.stamp(
    placed(scene, at, size, size * broad, size * 0.17),
    breadSliceShape(one),
    breadSlicePaint(one),
    {
      gloss: look.gloss ?? 0.08,
      translucency: 0.2,
      relief: 0.9,
      tilt: between(scene, 0, 0.05),
      tiltTowards: between(scene, 0, fullTurn),
      base: at.base,
      reach: 1.08,
    },
  );
};
