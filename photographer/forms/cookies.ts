import { dim, hex, smoothstep } from '../colour.ts';
import { type Baked, bake, smoothTop } from '../layout/baked.ts';
import { zigzag } from '../layout/drizzle.ts';
import type { Laid } from '../layout/laid.ts';
import { type BakedOutline, inwardByOutline } from '../layout/outlines.ts';
import { evenedOut, type Form, laidFilling, laidGarnish, type Plating } from '../layout/plating.ts';
import { middleOf } from '../layout/region.ts';
import { spread } from '../layout/spread.ts';
import { patch } from '../layout/stages.ts';
import { strew } from '../layout/strew.ts';
import { dot } from '../layout/topping.ts';
import { drawVesselFor } from '../layout/vessel.ts';
import type { DishPicture } from '../read-dish/dish-picture.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';
import { drawBoard } from '../vessels/board.ts';
import { drawRack } from '../vessels/rack.ts';

/** A biscuit's shape: outline, half its length, width, height, and how far its edge is rounded. */
type Kind = {
  outline: BakedOutline;
  size: number;
  broad: number;
  high: number;
  dome: number;
  /** Extra detail that is drawn on it. */
  extra?: 'buttons' | 'ridges' | 'icing' | 'cream' | 'jam';
};
const rounds: Kind = { outline: 'round', size: 90, broad: 0.97, high: 24, dome: 0.24 };
const fingers: Kind = { outline: 'oblong', size: 104, broad: 0.42, high: 26, dome: 0.3 };
const kinds: readonly (readonly [RegExp, Kind])[] = [
  [
    /gingerbread (?:m[ae]n|people)|little m[ae]n/i,
    { outline: 'man', size: 122, broad: 1, high: 18, dome: 0.06, extra: 'buttons' },
  ],
  [
    /crescent|gazelle|ghazal|ghazel|kipferl|half-moons|\bhorns\b/i,
    { outline: 'crescent', size: 84, broad: 0.9, high: 34, dome: 0.4 },
  ],
  [
    /madeleine|\bshells\b/i,
    { outline: 'shell', size: 88, broad: 0.62, high: 34, dome: 0.5, extra: 'ridges' },
  ],
  [
    /[eé]clair/i,
    { outline: 'oblong', size: 138, broad: 0.36, high: 58, dome: 0.5, extra: 'icing' },
  ],
  [
    /macarons?\b/i,
    { outline: 'round', size: 66, broad: 0.98, high: 24, dome: 0.4, extra: 'cream' },
  ],
  [
    /macaroon|meringue|peaked|mounds/i,
    { outline: 'round', size: 62, broad: 0.96, high: 66, dome: 0.9 },
  ],
  [/scone/i, { outline: 'round', size: 80, broad: 0.98, high: 62, dome: 0.2, extra: 'jam' }],
  [/biscotti|cantucci|shortbread|finger|rugelach/i, fingers],
];
/** Flat biscuits are cracked, have their foods on top, and may lie on each other. */
const isFlat = (kind: Kind): boolean => kind === rounds || kind === fingers;
const palePattern = /meringue|macaroon|snowball|amaretti/i;

type Spot = { x: number; y: number; radius: number; rotation: number; base: number };

/** Dots and lines of white icing on a man: eyes, buttons, cuffs. */
function iceMan(scene: Scene, { x, y, radius, rotation }: Spot): void {
  const white = hex('#f6f0e4');
  const dots = [
    [-0.1, -0.72, 0.045],
    [0.1, -0.72, 0.045],
    [0, -0.26, 0.055],
    [0, -0.02, 0.055],
    [0, 0.2, 0.055],
    [0, -0.56, 0.05],
  ] as const;
  scene.paint(
    { x, y, radiusX: radius, radiusY: radius, rotation },
    (u, v) =>
      dots.some(([a, b, r]) => Math.hypot(u - a, (v - b) * (b === -0.56 ? 2.4 : 1)) < r) ||
      (Math.abs(Math.abs(u) - 0.58) < 0.025 && Math.abs(v + 0.2) < 0.15) ||
      (Math.abs(v - 0.68) < 0.025 && Math.abs(Math.abs(u) - 0.32) < 0.16)
        ? 1
        : 0,
    () => white,
    { rise: 3, gloss: 0.4 },
  );
}

/** The furrows of a madeleine, from its point to its broad end. */
function ridge(scene: Scene, { x, y, radius, rotation }: Spot, crust: string): void {
  const dark = dim(hex(crust), 0.62);
  scene.paint(
    { x, y, radiusX: radius, radiusY: radius * 0.62, rotation },
    (u, v) => {
      if (inwardByOutline.shell(u, v) < 0.04) return 0;
      const angle = Math.atan2(v, u + 1.15);
      const furrow = Math.abs(((((angle * 6) % 1) + 1) % 1) - 0.5) * 2;
      return (
        smoothstep(0.3, 0.05, furrow) *
        smoothstep(-0.75, -0.3, u) *
        smoothstep(1, 0.86, Math.abs(u))
      );
    },
    () => dark,
    { rise: -7 },
  );
}

/** Draws the extra detail of a kind. */
function finish(scene: Scene, at: Spot, kind: Kind, picture: DishPicture, dough: Baked): void {
  const { x, y, radius, rotation, base } = at;
  const icing = picture.drizzle ?? '#3a1e12';
  if (kind.extra === 'buttons') iceMan(scene, at);
  if (kind.extra === 'ridges') ridge(scene, at, dough.crust);
  if (kind.extra === 'icing')
    bake(
      scene,
      'oblong',
      {
        x,
        y,
        rotation,
        radiusX: radius * 0.9,
        radiusY: radius * 0.25,
        height: 16,
        base: base + 50,
      },
      { crumb: icing, crust: icing, rough: 0.05, gloss: 0.8 },
      0.3,
    );
  if (kind.extra === 'cream') {
    const cream = picture.spread ?? '#4a2a1a';
    bake(
      scene,
      'round',
      { x, y, radiusX: radius * 0.94, radiusY: radius * 0.92, height: 16, base: base + 22 },
      { crumb: cream, crust: cream, rough: 0.2 },
      0.3,
    );
    const [dx, dy] = [scene.random.real(-5, 5), -6];
    bake(
      scene,
      'round',
      {
        x: x + dx,
        y: y + dy,
        radiusX: radius,
        radiusY: radius * 0.98,
        height: 24,
        base: base + 36,
      },
      dough,
      kind.dome,
    );
  }
}

/** A scone's lower half with jam and a spoonful of cream. */
function layJamHalf(scene: Scene, { x, y, radius, base }: Spot): void {
  smoothTop(scene, { x, y, radius: radius * 0.86, base: base + 54, height: 12 }, '#8c1424', {
    waves: 0.7,
    gloss: 0.9,
  });
  smoothTop(
    scene,
    { x: x + 6, y: y - 8, radius: radius * 0.5, base: base + 60, height: 30 },
    '#f4ecd6',
    {
      waves: 0.9,
      gloss: 0.35,
    },
  );
}

/** Draws the rack, the board or the plate under the biscuits. */
function drawServingPlace(plating: Plating): Stage {
  const { scene } = plating;
  const vessel = scene.random.next();
  const place = { x: 600, y: 400, rotation: scene.random.real(-0.06, 0.06) };
  if (vessel < 0.4) return drawRack(scene, place);
  return vessel < 0.7 ? drawBoard(scene, place) : drawVesselFor(plating, ['coupe', 'plate']);
}

function doughFor({ title, dough }: DishPicture, kind: Kind): Baked {
  const own = palePattern.test(title) ? { crumb: '#f6ecd8', crust: '#e3c896' } : dough;
  return isFlat(kind) ? { ...own, rough: 0.9, cracks: 0.45 } : { ...own, rough: 0.4, cracks: 0 };
}

/** Returns how far, in radians, a biscuit may lie turned to either side. */
function maxTurn(kind: Kind): number {
  if (kind === rounds) return Math.PI;
  return kind.outline === 'man' ? 0.25 : 0.6;
}

/** Foods for every biscuit. */
type Topping = { pieces: readonly Laid[]; garnish: readonly Laid[] };

/** Draws what lies on a flat biscuit: pieces sunk into it, a drizzle, a garnish. */
function layTopping(
  { scene, picture }: Plating,
  { x, y, radius, rotation }: Spot,
  kind: Kind,
  { pieces, garnish }: Topping,
): void {
  const top = {
    x,
    y,
    rotation,
    radiusX: radius * 0.72,
    radiusY: radius * (kind === fingers ? 0.3 : 0.72),
  };
  const ground = patch(x, y, radius * 0.9, 0);
  dot(scene, ground, top, pieces, 7, 0.5);
  if (picture.drizzle)
    zigzag(scene, { x, y, radius: radius * 0.6 }, { colour: picture.drizzle, radius: 3 });
  for (const food of garnish) strew(scene, ground, top, food, 0.3);
}

/** Biscuits placed loosely on a rack, a board or a plate; a few overlap. */
export const cookies: Form = (plating) => {
  const { scene, picture } = plating;
  const stage = drawServingPlace(plating);
  const words = `${picture.title} ${picture.look.arrangement}`;
  const kind = kinds.find(([pattern]) => pattern.test(words))?.[1] ?? rounds;
  const { outline, size, broad, high, dome } = kind;
  const isRound = stage.shape.kind === 'round';
  const topping = { pieces: evenedOut(laidFilling(plating)), garnish: laidGarnish(plating) };
  const dough = doughFor(picture, kind);
  const room = size * (broad < 0.5 ? 0.92 : 1.02);
  const turn = maxTurn(kind);
  const spots = spread(scene.random, stage, middleOf(stage, 0.96), isRound ? 8 : 13, room, {
    tries: 80,
  });
  for (const [index, { x, y }] of spots.entries()) {
    const radius = size * scene.random.real(0.95, 1.04);
    const rotation = scene.random.real(-turn, turn);
    const ground = Math.max(stage.level, scene.heightAt(x, y));
    const base = ground + (isFlat(kind) && index % 5 === 4 ? 6 : 1);
    const place = { x, y, radiusX: radius, radiusY: radius * broad, height: high, rotation, base };
    bake(scene, outline, place, dough, dome);
    const spot = { x, y, radius, rotation, base };
    finish(scene, spot, kind, picture, dough);
    if (kind.extra === 'jam' && index % 2 === 0) layJamHalf(scene, spot);
    if (isFlat(kind)) layTopping(plating, spot, kind, topping);
  }
  return isRound ? stage : { ...stage, centre: { x: 600, y: 400 } };
};
