import { type Colour, dim, mix, smoothstep } from '../colour.ts';
import type { TubePoint } from '../draw-tube.ts';
import { fbm, noise } from '../noise.ts';
import type { Scene } from '../scene.ts';
import { between, colourOf, fullTurn, type PieceLook, patternOf } from './piece.ts';
import { puddle } from './shapes.ts';

/** The area for a poured sauce or a sprinkled topping. */
export type Area = { x: number; y: number; radius: number };

/** The look of a sauce: its colours, and optionally its gloss. */
export type SauceLook = Pick<PieceLook, 'colours' | 'gloss'>;

/** Returns the 3D points of a thread of sauce: it rests on high points and sags a little over gaps. */
function settle(
  scene: Scene,
  flat: readonly { x: number; y: number }[],
  thick: number,
): TubePoint[] {
  const ground = flat.map((point) => scene.heightAt(point.x, point.y));
  return flat.map((point, index) => {
    let sum = 0;
    let count = 0;
    for (let near = Math.max(0, index - 3); near <= Math.min(flat.length - 1, index + 3); near++) {
      sum += ground[near] ?? 0;
      count++;
    }
    return [point.x, point.y, Math.max(ground[index] ?? 0, sum / count) - thick * 0.25];
  });
}

/**
 * A thread poured in loops back and forth over a dish: yoghurt, mayonnaise, honey, chocolate, balsamic.
 * Colours: sauce, its shade.
 */
export function drawDrizzle(scene: Scene, area: Area, look: SauceLook, thick = 3.2): void {
  const [sauce, shade] = [colourOf(look as PieceLook, 0), colourOf(look as PieceLook, 1)];
  const heading = between(scene, -0.5, 0.5) + (scene.random.next() < 0.5 ? 0 : 0.9);
  const passes = scene.random.between(5, 8);
  const flat: { x: number; y: number }[] = [];
  const steps = passes * 26;
  const wander = patternOf(scene);
  for (let step = 0; step <= steps; step++) {
    const along = (step / steps) * 2 - 1;
    const half = Math.sqrt(Math.max(0, 1 - along * along)) * 0.95;
    const across = Math.sin((step / 26) * Math.PI) * half + (fbm(step / 9, wander, 2) - 0.5) * 0.3;
    const ahead = along + (fbm(step / 11 + 40, wander, 2) - 0.5) * 0.2;
    flat.push({
      x: area.x + (ahead * Math.cos(heading) - across * Math.sin(heading)) * area.radius,
      y: area.y + (ahead * Math.sin(heading) + across * Math.cos(heading)) * area.radius,
    });
  }
  const width = (along: number) => thick * (0.55 + 0.75 * noise(along / 7, wander));
  const paint = (off: number): Colour => mix(sauce, shade, off * off * 0.5);
  scene.tube(settle(scene, flat, thick), width, paint, {
    gloss: look.gloss ?? 0.7,
    translucency: 0.4,
    relief: 0,
  });
}

/** A spiral of cream or oil on the surface of a soup. Colours: cream, its faded colour. */
export function drawSwirl(scene: Scene, area: Area, look: SauceLook, turns = 2.2): void {
  const [cream, faded] = [colourOf(look as PieceLook, 0), colourOf(look as PieceLook, 1)];
  const [start, wander] = [between(scene, 0, fullTurn), patternOf(scene)];
  const spin = scene.random.next() < 0.5 ? 1 : -1;
  const points: TubePoint[] = [];
  const steps = Math.round(turns * 34);
  for (let step = 0; step <= steps; step++) {
    const share = step / steps;
    const angle = start + spin * share * turns * fullTurn;
    const away = area.radius * (0.1 + 0.86 * share) * (0.93 + 0.14 * fbm(step / 12, wander, 2));
    const [x, y] = [area.x + Math.cos(angle) * away, area.y + Math.sin(angle) * away];
    points.push([x, y, scene.heightAt(x, y)]);
  }
  const width = (along: number) =>
    area.radius * 0.04 * (0.5 + noise(along / 8, wander)) * (1.2 - 0.7 * (along / steps));
  const level = points.map(([x, y, z]): TubePoint => [x, y, z - area.radius * 0.024]);
  scene.tube(level, width, (off) => mix(cream, faded, smoothstep(0.3, 1, off) * 0.8), {
    gloss: look.gloss ?? 0.6,
    translucency: 0.4,
    relief: 0,
  });
}

/** A puddle of sauce on a plate: thick in the middle, glossy. Colours: sauce, its thin edge. */
export function drawPool(scene: Scene, area: Area, look: SauceLook, base?: number): void {
  const [sauce, thin] = [colourOf(look as PieceLook, 0), colourOf(look as PieceLook, 1)];
  const pattern = patternOf(scene);
  const place = {
    x: area.x,
    y: area.y,
    rotation: between(scene, 0, fullTurn),
    radiusX: area.radius,
    radiusY: area.radius * between(scene, 0.84, 1),
    height: 3.4,
  };
  scene.stamp(
    place,
    puddle(pattern, 0.42, 0.2),
    (u, v) => {
      const patchy = fbm(u * 5 + pattern, v * 5, 3);
      return dim(
        mix(sauce, thin, smoothstep(0.6, 0.95, Math.hypot(u, v)) * 0.6 + (patchy - 0.5) * 0.3),
        0.9 + 0.2 * patchy,
      );
    },
    { gloss: look.gloss ?? 0.8, translucency: 0.35, relief: 0.06, reach: 1.3, base },
  );
}

/** Powder sifted over a dish: icing sugar, cocoa, paprika. Colours: powder. `strength` 0–1 is how much it hides the surface below. */
export function drawDusting(scene: Scene, area: Area, look: SauceLook, strength = 0.6): void {
  const powder = colourOf(look as PieceLook, 0);
  const pattern = patternOf(scene);
  scene.paint(
    { x: area.x, y: area.y, radiusX: area.radius, radiusY: area.radius },
    (u, v) => {
      const out = Math.hypot(u, v) + (fbm(u * 2 + pattern, v * 2, 2) - 0.5) * 0.5;
      if (out > 1) return 0;
      const clouds = smoothstep(0.3, 0.62, fbm(u * 4 + pattern, v * 4 + pattern, 3));
      const specks = smoothstep(0.45, 0.7, noise(u * area.radius * 0.7, v * area.radius * 0.7));
      return strength * (0.25 + 0.75 * clouds) * (0.3 + 0.7 * specks) * smoothstep(1, 0.6, out);
    },
    () => powder,
    { gloss: 0.02, relief: 0.9 },
  );
}

/** Scattered grains of ground pepper, salt flakes or spice. Colours: one per kind of grain. `count` is the number of grains. */
export function drawSprinkle(
  scene: Scene,
  area: Area,
  look: SauceLook,
  count = 90,
  millimetres = 0.9,
): void {
  for (let index = 0; index < count; index++) {
    const [angle, away] = [
      between(scene, 0, fullTurn),
      area.radius * Math.sqrt(scene.random.next()),
    ];
    const size = millimetres * between(scene, 0.6, 1.9);
    const grain = colourOf(look as PieceLook, scene.random.between(0, look.colours.length - 1));
    const spot = { x: area.x + Math.cos(angle) * away, y: area.y + Math.sin(angle) * away };
    const square = between(scene, 0.6, 1);
    scene.stamp(
      { ...spot, rotation: angle * 7, radiusX: size, radiusY: size * square, height: size * 0.8 },
      (u, v) => (Math.abs(u) + Math.abs(v) < 1.1 ? 0.7 : -1),
      () => grain,
      { gloss: 0.1, relief: 0.5, reach: 1 },
    );
  }
}
