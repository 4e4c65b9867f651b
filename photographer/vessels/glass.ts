import { type Colour, dim, hex, mix, smoothstep } from '../colour.ts';
import { fbm } from '../noise.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

/** The content of a glass, a cup or a jar. */
export type Drink = {
  colour: string;
  /** The colour at the wall, where the drink is thinner; a little paler than `colour` if undefined. */
  edge?: string;
  /** Depth in units at which the ground is no longer visible: 3 milk, 30 juice, 90 water. */
  clarity?: number;
  /** Bubbles at the wall and on top: 0 none, 1 a shaken smoothie. */
  foam?: number;
  gloss?: number;
};

type GlassPlace = { x: number; y: number; radius?: number; tall?: number; drink?: Drink };

/** Draws a tumbler from above: a bright thick rim, the drink a finger below it, light cast on the table beside it. */
export function drawGlass(scene: Scene, at: GlassPlace): Stage {
  const { x, y, radius = 150, tall = 90, drink = { colour: '#d9822b' } } = at;
  throwLight(scene, { x, y, radius }, drink);
  drawWall(scene, { x, y, radius, tall }, 11, drink);
  const level = tall - 15;
  pourDrink(scene, { x, y, radius: radius - 10, level }, drink);
  return {
    centre: { x, y },
    radius,
    foodRadius: radius - 14,
    level,
    brim: level,
    shape: { kind: 'round' },
  };
}

const clearGlass: Drink = { colour: '#8fa19e' };

/** Draws a preserving jar: a thick rim with the screw thread of its lid outside. */
export function drawJar(scene: Scene, at: GlassPlace): Stage {
  const { x, y, radius = 165, tall = 90, drink = { colour: '#e9dcc0', clarity: 3 } } = at;
  throwLight(scene, { x, y, radius }, drink);
  drawWall(scene, { x, y, radius, tall: tall - 16 }, 14, clearGlass);
  drawWall(scene, { x, y, radius: radius - 9, tall: tall - 7 }, 9, clearGlass);
  drawWall(scene, { x, y, radius: radius - 19, tall }, 12, drink);
  const level = tall - 17;
  pourDrink(scene, { x, y, radius: radius - 30, level }, drink);
  return {
    centre: { x, y },
    radius,
    foodRadius: radius - 33,
    level,
    brim: level,
    shape: { kind: 'round' },
  };
}

const clear = hex('#cfd8d6');
const deepGlass = hex('#5f706e');

/**
 * Draws a ring of glass, `thick` units wide: the drink is visible through its inner half, the table dimly through the outer half,
 * and the top reflects the window.
 */
function drawWall(
  scene: Scene,
  at: { x: number; y: number; radius: number; tall: number },
  thick: number,
  drink: Drink,
): void {
  const { x, y, radius, tall } = at;
  const part = thick / radius;
  const tint = dim(hex(drink.colour), 0.8);
  const off = (u: number, v: number) => (1 - Math.hypot(u, v)) / part;
  scene.stamp(
    { x, y, radiusX: radius, radiusY: radius, height: tall },
    (u, v) => {
      const across = off(u, v);
      if (across < 0 || across > 1) return -1;
      return 1 - (thick / 2 / tall) * (1 - Math.sqrt(Math.max(0, 1 - (across * 2 - 1) ** 2)));
    },
    (u, v) => {
      const across = off(u, v);
      const crown = Math.exp(-(((across - 0.45) / 0.16) ** 2));
      const through = mix(deepGlass, tint, smoothstep(0.45, 0.8, across));
      return mix(through, clear, 0.15 + 0.6 * crown);
    },
    { base: 0, reach: 1, covers: true, cover: 0.72, gloss: 1, translucency: 0.5, relief: 0 },
  );
}

/** Draws the light that glass and drink cast to the lower right, away from the window. */
function throwLight(
  scene: Scene,
  at: { x: number; y: number; radius: number },
  drink: Drink,
): void {
  const { x, y, radius } = at;
  const tint = mix(hex(drink.colour), [1, 1, 1], 0.35);
  scene.paint(
    {
      x: x + radius * 0.78,
      y: y + radius * 0.64,
      rotation: Math.atan2(0.64, 0.78),
      radiusX: radius * 0.75,
      radiusY: radius * 0.9,
    },
    (u, v) => {
      const out = Math.hypot(u, v);
      if (out > 1) return 0;
      const streak = Math.exp(-(((Math.abs(v) - 0.45 + 0.35 * u * u) / 0.12) ** 2));
      return smoothstep(1, 0.3, out) * (0.35 + 0.65 * streak);
    },
    () => dim(tint, 3.4),
    { stain: true },
  );
}

/** Draws the drink's surface: it rises a little at the wall, and is paler there. */
export function pourDrink(
  scene: Scene,
  pool: { x: number; y: number; radius: number; level: number },
  drink: Drink,
): void {
  const { x, y, radius, level } = pool;
  const body = hex(drink.colour);
  const edge = drink.edge ? hex(drink.edge) : mix(dim(body, 1.25), [1, 0.97, 0.9], 0.05);
  const foam = drink.foam ?? 0;
  scene.stamp(
    { x, y, radiusX: radius, radiusY: radius, height: 1 },
    (u, v) => {
      const out = Math.hypot(u, v);
      if (out > 1) return -1;
      const climb = 4 * smoothstep(0.9, 1, out);
      return level + climb + 0.9 * (fbm(u * 3, v * 3, 2) - 0.5);
    },
    (u, v): Colour => {
      const out = Math.hypot(u, v);
      const cloud = fbm((x + u * radius) / 28, (y + v * radius) / 28, 3) - 0.5;
      return dim(mix(body, edge, smoothstep(0.55, 1, out + cloud * 0.08) * 0.9), 1 + cloud * 0.14);
    },
    { base: 0, reach: 1, covers: true, gloss: drink.gloss ?? 0.85, translucency: 0.35, relief: 0 },
  );
  if (foam > 0) drawBubbles(scene, pool, mix(dim(body, 1.2), [1, 0.98, 0.93], 0.22), foam);
}

/** Draws bubbles, most of them at the wall. */
function drawBubbles(
  scene: Scene,
  pool: { x: number; y: number; radius: number; level: number },
  colour: Colour,
  foam: number,
): void {
  const { random } = scene;
  const count = Math.round(foam * pool.radius * 1.1);
  for (let index = 0; index < count; index++) {
    const turn = random.angle();
    const out = pool.radius * (1 - 0.5 * random.next() ** 2.6) - 4;
    const size = random.real(1.4, 4.2);
    scene.stamp(
      {
        x: pool.x + Math.cos(turn) * out,
        y: pool.y + Math.sin(turn) * out,
        radiusX: size,
        radiusY: size,
        height: size * 0.7,
      },
      (u, v) => (u * u + v * v < 1 ? Math.sqrt(1 - u * u - v * v) : -1),
      () => colour,
      { gloss: 0.9, translucency: 0.6, relief: 0, sink: 0.3, reach: 1 },
    );
  }
}
