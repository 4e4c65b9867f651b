import { dim, hex, mix, smoothstep } from '../colour.ts';
import { fbm, noise } from '../noise.ts';
import type { Scene } from '../scene.ts';
import { curve } from './curve.ts';

export type GlassShape = 'tall' | 'low' | 'coupe';

/** A glass seen from the side, in units of the picture plane; heights point towards the viewer. */
export type StandingGlass = {
  x: number;
  /** Positions of the rim and of the drink's surface, measured from the top of the picture. */
  rim: number;
  top: number;
  /** Half of the inner width at the drink's surface. */
  halfWidth: number;
  /** Depth of the drink. */
  deep: number;
  /** How far the front of the glass extends towards the viewer. */
  front: number;
};

export type StandingDrink = { colour: string; foam: number; isClear: boolean };

type Outline = {
  tall: number;
  /** Half width at a height above the foot, in units. */
  outer: (up: number) => number;
  /** Height up to which the glass is solid or a stem. */
  floor: number;
  fill: number;
};

const outlines: Record<GlassShape, Outline> = {
  tall: {
    tall: 500,
    outer: curve([
      [0, 92],
      [20, 98],
      [250, 112],
      [500, 128],
    ]),
    floor: 26,
    fill: 0.9,
  },
  low: {
    tall: 410,
    outer: curve([
      [0, 188],
      [22, 202],
      [205, 214],
      [410, 226],
    ]),
    floor: 42,
    fill: 0.78,
  },
  coupe: {
    tall: 470,
    outer: curve([
      [0, 120],
      [8, 112],
      [20, 26],
      [60, 13],
      [220, 13],
      [262, 40],
      [310, 150],
      [380, 205],
      [470, 222],
    ]),
    floor: 258,
    fill: 0.86,
  },
};

/** Depth of a round object towards the viewer relative to its half width: flattened, so that it casts a short shadow. */
const depth = 0.42;
const wall = 7;

/** Returns the drink's colour at a point: deeper towards the sides, where the drink is thicker, lighter where the window shines through. */
function drinkColour(drink: StandingDrink, across: number, up: number, grain: number) {
  const body = hex(drink.colour);
  const lit = drink.isClear
    ? mix(dim(body, 1.25), [1, 0.97, 0.9], 0.3 * smoothstep(0.5, 0, Math.abs(across - 0.25)))
    : body;
  const sides = 1 - 0.3 * smoothstep(0.55, 1, Math.abs(across));
  return dim(lit, sides * (0.94 + 0.1 * up + 0.06 * (grain - 0.5)));
}

/** Returns the geometry of a glass in the coordinates of its stamp: `u` across and `v` down, each from -1 to 1. */
function createProfile(x: number, foot: number, { tall, outer }: Outline) {
  const widest = Math.max(outer(tall), outer(0));
  return {
    place: {
      x,
      y: foot - tall / 2,
      radiusX: widest,
      radiusY: tall / 2,
      height: widest * depth,
    },
    /** Returns the height above the foot, in units. */
    upOf: (v: number) => (1 - v) * (tall / 2),
    /** Returns 0 in the middle to ±1 at the outline; nothing is drawn beyond it. */
    acrossOf: (u: number, up: number) => (u * widest) / outer(up),
    /** Returns the same for the inside of the wall. */
    insideOf: (u: number, up: number) => (u * widest) / Math.max(1, outer(up) - wall),
    /** Returns how far the round front reaches towards the viewer, as a fraction of the height of the place. */
    frontOf: (across: number, up: number) => (Math.sqrt(1 - across * across) * outer(up)) / widest,
  };
}
type Profile = ReturnType<typeof createProfile>;

/** The wall and the foot, brighter at the outline. */
function drawGlassWall(scene: Scene, { place, upOf, acrossOf, frontOf }: Profile): void {
  const white = hex('#f2f5f4');
  const glass = hex('#c9d4d2');
  scene.stamp(
    place,
    (u, v) => {
      const across = acrossOf(u, upOf(v));
      return Math.abs(across) < 1 && Math.abs(v) < 1 ? frontOf(across, upOf(v)) : -1;
    },
    (u, v) => {
      const across = Math.abs(acrossOf(u, upOf(v)));
      return mix(glass, white, 0.7 * smoothstep(0.9, 0.98, across));
    },
    { base: 4, reach: 1, gloss: 0.85, translucency: 0.5, relief: 0, cover: 0.34 },
  );
}

/** The drink up to a level, with its foam on top. */
function fillGlass(
  scene: Scene,
  { place, upOf, insideOf, frontOf }: Profile,
  { tall, floor }: Outline,
  content: { drink: StandingDrink; level: number },
): void {
  const { drink, level } = content;
  const foamDeep = drink.foam > 0 ? 34 : 0;
  const foam = mix(hex(drink.colour), [0.95, 0.93, 0.86], 0.72);
  const shift = scene.random.real(0, 99);
  scene.stamp(
    place,
    (u, v) => {
      const up = upOf(v);
      if (up < floor || up > level) return -1;
      const inside = insideOf(u, up);
      return Math.abs(inside) < 1 ? frontOf(inside * 0.96, up) + 0.004 : -1;
    },
    (u, v) => {
      const up = upOf(v);
      const grain = fbm(u * 5 + shift, v * 9, 3);
      if (up > level - foamDeep * (0.8 + 0.4 * grain))
        return dim(foam, 0.86 + 0.2 * noise(u * 40, v * 90));
      return drinkColour(drink, insideOf(u, up), up / tall, grain);
    },
    {
      base: 5,
      reach: 1,
      gloss: drink.isClear ? 0.9 : 0.6,
      translucency: drink.isClear ? 0.8 : 0.4,
      relief: 0.02,
    },
  );
}

/** Draws the reflection of the window: a tall bright stripe on the left of the glass and a thin one on the right. */
function mirrorWindow(scene: Scene, { place, upOf, acrossOf }: Profile): void {
  const bright = hex('#ffffff');
  scene.paint(
    place,
    (u, v) => {
      if (Math.abs(v) > 0.97) return 0;
      const across = acrossOf(u, upOf(v));
      const left = smoothstep(0.09, 0.03, Math.abs(across + 0.66));
      const right = smoothstep(0.04, 0.01, Math.abs(across - 0.82));
      return 0.5 * left + 0.3 * right;
    },
    () => bright,
    { gloss: 0.3 },
  );
}

/**
 * Draws a glass from the side: its wall and foot, the drink, the foam on top, the reflection of the window.
 * @param at the middle of its foot
 */
export function drawStandingGlass(
  scene: Scene,
  at: { x: number; foot: number; shape: GlassShape; drink: StandingDrink },
): StandingGlass {
  const { x, foot, shape, drink } = at;
  const outline = outlines[shape];
  const { tall, outer, floor, fill } = outline;
  const level = floor + (tall - floor) * fill;
  const profile = createProfile(x, foot, outline);
  drawGlassWall(scene, profile);
  fillGlass(scene, profile, outline, { drink, level });
  mirrorWindow(scene, profile);
  return {
    x,
    rim: foot - tall,
    top: foot - level,
    halfWidth: outer(level) - wall,
    deep: level - floor,
    front: 5 + outer(level) * depth,
  };
}
