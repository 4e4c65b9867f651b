import { type Colour, dim, hex, mix, smoothstep } from '../colour.ts';
import { fbm, noise } from '../noise.ts';
import type { Scene } from '../scene.ts';
import { weave } from '../surfaces/linen.ts';
import { curve } from '../vessels/curve.ts';

type ClothPlace = {
  x: number;
  y: number;
  rotation?: number;
  halfWidth?: number;
  halfHeight?: number;
  colour?: string;
  /** The colour of the house's towel stripe, a broad and a fine line along two edges; no stripe when omitted. */
  stripe?: string;
};

/** The distance of each stripe from the cloth's edge and half of its width, in units. */
const stripes = [
  { inset: 26, half: 4.6 },
  { inset: 36.5, half: 1.6 },
] as const;

/** Returns how much the stripe covers a point, thread by thread. @param inset units within the long edge */
function stripeAt(inset: number, x: number, y: number): number {
  if (inset > 46) return 0;
  const wander = (noise(x / 40, y / 40) - 0.5) * 2;
  let cover = 0;
  for (const { inset: middle, half } of stripes) {
    cover = Math.max(cover, smoothstep(half + 0.8, half - 0.8, Math.abs(inset - middle + wander)));
  }
  return cover * (0.84 + 0.16 * weave(x + 3, y));
}

/** Returns the colour of the cloth: threads, hem and stripe. @param inset units within the striped edges */
function clothColour(
  base: Colour,
  stripe: Colour | undefined,
  inset: number,
  x: number,
  y: number,
) {
  const threads = weave(x, y);
  const bright = 0.9 + 0.13 * threads + 0.1 * (fbm(x / 60, y / 60, 2) - 0.5);
  const hem = Math.exp(-(((inset - 9) / 1.3) ** 2)) * 0.16;
  const colour = stripe ? mix(base, stripe, stripeAt(inset, x, y) * 0.92) : base;
  return dim(colour, bright - hem);
}

/** Draws a napkin folded into layers, each slightly offset, with rounded, irregular edges. */
export function drawNapkin(scene: Scene, at: ClothPlace): void {
  const { x, y, rotation = 0, halfWidth = 150, halfHeight = 230 } = at;
  const base = hex(at.colour ?? '#e9e2d4');
  const stripe = at.stripe ? hex(at.stripe) : undefined;
  for (let layer = 0; layer < 3; layer++) {
    const cut = scene.random.real(0, 90);
    const slip = layer === 0 ? 0 : scene.random.real(-5, 5);
    const cos = Math.cos(rotation);
    const sin = Math.sin(rotation);
    drawLayer(scene, {
      x: x + cos * (slip - layer * 3) - sin * slip,
      y: y + sin * (slip - layer * 3) + cos * slip,
      rotation: rotation + scene.random.real(-0.012, 0.012) * layer,
      halfWidth: halfWidth - layer * 4,
      halfHeight: halfHeight - layer * 5,
      base,
      stripe,
      cut,
      floor: 1 + layer * 4.5,
      thick: 6,
    });
  }
}

type Layer = Required<Pick<ClothPlace, 'x' | 'y' | 'rotation' | 'halfWidth' | 'halfHeight'>> & {
  base: Colour;
  stripe: Colour | undefined;
  cut: number;
  floor: number;
  thick: number;
};

/** Draws one layer of cloth, slightly raised where air is under it. */
function drawLayer(scene: Scene, layer: Layer): void {
  const { halfWidth, halfHeight, cut } = layer;
  const wander = (way: number, side: number) => 9 * (noise(way / 85 + cut, side * 7 + cut) - 0.5);
  scene.stamp(
    {
      x: layer.x,
      y: layer.y,
      rotation: layer.rotation,
      radiusX: halfWidth + 6,
      radiusY: halfHeight + 6,
      height: layer.thick,
    },
    (u, v) => {
      const along = u * (halfWidth + 6);
      const across = v * (halfHeight + 6);
      const inX = halfWidth - Math.abs(along) + wander(across, along > 0 ? 1 : 2);
      const inY = halfHeight - Math.abs(across) + wander(along, across > 0 ? 3 : 4);
      const inset = Math.min(inX, inY, (inX + inY - 7) * 0.7);
      if (inset < 0) return -1;
      const round = inset < 7 ? Math.sqrt(1 - (1 - inset / 7) ** 2) : 1;
      const swell = 1.6 * (fbm(along / 150 + cut, across / 190 + cut, 2) - 0.5);
      const crease = Math.exp(-(((along - 12 * (noise(across / 120, cut) - 0.5)) / 5) ** 2)) * 0.22;
      return (
        0.25 + 0.75 * round + swell * Math.min(1, inset / 40) + crease + 0.05 * weave(along, across)
      );
    },
    (u, _v, _h, x, y) => {
      const inset = halfWidth - Math.abs(u * (halfWidth + 6));
      return clothColour(layer.base, layer.stripe, inset, x + cut, y);
    },
    { base: layer.floor, gloss: 0.02, translucency: 0.25, relief: 0.45, reach: 1 },
  );
}

/** Returns a function for the distance of a point from a draped towel's wavy edges. The edges are computed once, not per point. */
function drapedInset(halfWidth: number, halfHeight: number, cut: number, bound: number) {
  const edge = (reach: number, at: (way: number) => number) =>
    curve(
      Array.from({ length: Math.ceil((2 * reach) / 4) + 2 }, (_, step) => {
        const way = step * 4 - reach;
        return [way, at(way)];
      }),
    );
  const waist = (across: number) =>
    halfWidth * (0.84 + 0.16 * Math.sin((across / halfHeight) * 1.6 + cut));
  const side = (row: number) =>
    edge(
      halfHeight * bound,
      (across) => waist(across) + 34 * (fbm(across / 150 + cut, row, 2) - 0.5),
    );
  const end = (row: number) =>
    edge(halfWidth * bound, (along) => halfHeight + 26 * (fbm(along / 110 + cut, row, 2) - 0.5));
  const [right, left, foot, head] = [side(3), side(8), end(13), end(18)];
  return (along: number, across: number) =>
    Math.min(
      (along > 0 ? right : left)(across) - Math.abs(along),
      (across > 0 ? foot : head)(along) - Math.abs(across),
    );
}

/** Draws a towel dropped on the table: lengthwise folds, gathered towards one end, and wavy edges. */
export function drawDrapedCloth(scene: Scene, at: ClothPlace): void {
  const { x, y, rotation = 0, halfWidth = 190, halfHeight = 330 } = at;
  const base = hex(at.colour ?? '#e9e2d4');
  const stripe = at.stripe ? hex(at.stripe) : undefined;
  const cut = scene.random.real(0, 90);
  const folds = scene.random.between(3, 5);
  const bound = 1.15;
  const insetOf = drapedInset(halfWidth, halfHeight, cut, bound);
  let inset = 0;
  scene.stamp(
    { x, y, rotation, radiusX: halfWidth * bound, radiusY: halfHeight * bound, height: 1 },
    (u, v) => {
      const along = u * halfWidth * bound;
      const across = v * halfHeight * bound;
      inset = insetOf(along, across);
      if (inset < 0) return -1;
      const round = inset < 6 ? Math.sqrt(1 - (1 - inset / 6) ** 2) : 1;
      const lean = fbm(along / 260 + cut, across / 210, 3) - 0.5;
      const phase = ((along / halfWidth) * folds) / 2 + lean * 2.6 + across / 900;
      const wave = Math.abs(Math.sin(phase * Math.PI)) ** 1.7;
      const strength = 0.35 + 0.65 * fbm(along / 190 + 40, across / 260 + cut, 2);
      const rise = 26 * wave * strength * Math.min(1, inset / 55 + 0.25);
      return 3 + 3.5 * round + rise + 0.3 * weave(along, across);
    },
    // The colour function is called right after the height function for the same point, so `inset` is still valid.
    (_u, _v, _h, px, py) => clothColour(base, stripe, inset, px + cut, py),
    { base: 0, gloss: 0.02, translucency: 0.3, relief: 0.45, reach: 1 },
  );
}
