import { type Colour, dim, mix } from '../colour.ts';
import type { TubePoint } from '../draw-tube.ts';
import { noise } from '../noise.ts';
import {
  between,
  colourOf,
  fullTurn,
  type Piece,
  patternOf,
  placed,
  radiusOf,
  unitsPerMillimetre,
} from './piece.ts';

/** The thickness of a shred in millimetres, and how much it bends. */
const forms: Readonly<Record<string, readonly [number, number]>> = {
  grated: [1.5, 0.7],
  fine: [0.7, 0.9],
  zest: [0.6, 1.6],
  cabbage: [1.7, 1.5],
  sprout: [2, 1.8],
  threads: [0.35, 1.5],
  chives: [1.1, 0.2],
};

/**
 * A thin shred that follows the surface below it: grated cheese or carrot, zest, cabbage, bean sprout, saffron, chives.
 * Colours: body, its other end. Style: a key of `forms`.
 */
export const shred: Piece = (scene, at, look) => {
  const [thick, most] = forms[look.style ?? 'grated'] ?? [1.5, 0.7];
  const radius = (thick * unitsPerMillimetre) / 2;
  const length = radiusOf(scene, look, 0.35) * 2;
  const [from, to] = [colourOf(look, 0), colourOf(look, 1)];
  const bend = most * between(scene, -1, 1);
  const tone = between(scene, 0.88, 1.1);
  const steps = 7;
  let direction = at.rotation ?? between(scene, 0, fullTurn);
  let x = at.x - Math.cos(direction) * length * 0.5;
  let y = at.y - Math.sin(direction) * length * 0.5;
  const lift = between(scene, 0, radius * 1.6);
  const points: TubePoint[] = [];
  for (let index = 0; index <= steps; index++) {
    const ground = at.base ?? scene.heightAt(x, y);
    const arch = lift * Math.sin((index / steps) * Math.PI);
    points.push([x, y, ground + radius * 0.35 + arch]);
    x += (Math.cos(direction) * length) / steps;
    y += (Math.sin(direction) * length) / steps;
    direction += (bend * 2) / steps;
  }
  smoothen(points);
  const widest = (along: number) =>
    radius * (0.75 + 0.35 * Math.sin(Math.min(1, along / steps) * Math.PI));
  const head =
    look.style === 'sprout'
      ? (along: number) =>
          radius *
          (1 +
            0.75 * Math.max(0, Math.sin((along - steps + 1.4) * 2)) * (along > steps - 1.4 ? 1 : 0))
      : widest;
  const paint = (off: number, along: number): Colour =>
    dim(mix(from, to, along / steps), tone * (1.05 - 0.2 * off));
  scene.tube(points, head, paint, { gloss: look.gloss ?? 0.3, translucency: 0.45, relief: 0.3 });
};

/** Smooths the heights of a shred, so that it does not sink into every gap that it crosses. */
function smoothen(points: TubePoint[]): void {
  for (let round = 0; round < 2; round++) {
    for (let index = 1; index < points.length - 1; index++) {
      const [x, y, z] = points[index] as TubePoint;
      const before = (points[index - 1] as TubePoint)[2];
      const after = (points[index + 1] as TubePoint)[2];
      points[index] = [x, y, Math.max(z, (before + after) / 2)];
    }
  }
}

/**
 * A shaving or flake, thin and bent: Parmesan curl, coconut, flaked almond, oat, cornflake, chocolate shaving.
 * Colours: middle, edge. Style `round`, `long` or `curl`.
 */
export const flake: Piece = (scene, at, look) => {
  const [middle, edge] = [colourOf(look, 0), colourOf(look, 1)];
  const pattern = patternOf(scene);
  const size = radiusOf(scene, look, 0.25);
  const curl = look.style === 'curl' ? between(scene, 0.9, 1.5) : between(scene, 0.1, 0.5);
  const broad = look.style === 'round' ? between(scene, 0.7, 0.95) : between(scene, 0.42, 0.62);
  const tone = between(scene, 0.88, 1.1);
  const wild = look.style === 'round' ? 0.2 : 0.4;
  const out = (u: number, v: number) =>
    Math.hypot(u, v) + (noise(u * 2 + pattern, v * 2) - 0.5) * wild;
  scene.stamp(
    placed(scene, at, size, size * broad, size * 0.4),
    (u, v) =>
      out(u, v) > 0.95 ? -1 : 0.22 + curl * 0.5 * v * v + 0.16 * noise(u * 3 + pattern, v * 3),
    (u, v) => {
      const rim = out(u, v);
      return dim(
        mix(middle, edge, rim > 0.72 ? (rim - 0.72) * 4 : 0),
        tone * (0.9 + 0.2 * noise(u * 5 + pattern, v * 9)),
      );
    },
    {
      gloss: look.gloss ?? 0.25,
      translucency: 0.4,
      tilt: between(scene, 0, 0.4),
      tiltTowards: between(scene, 0, fullTurn),
      base: at.base,
      reach: 1.1,
    },
  );
};
