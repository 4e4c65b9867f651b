import { type Colour, dim, mix } from '../colour.ts';
import type { TubePoint } from '../draw-tube.ts';
import type { Scene } from '../scene.ts';
import { leaf } from './leaf.ts';
import { leaflet } from './leaflet.ts';
import {
  between,
  colourOf,
  fullTurn,
  type Piece,
  type PieceLook,
  radiusOf,
  unitsPerMillimetre,
} from './piece.ts';

type Stem = { x: number; y: number; z: number; direction: number; length: number };

/** Returns the points of a slightly bent stem that lies on the surface below it. */
function stemPoints(scene: Scene, stem: Stem, bend: number, count = 9): TubePoint[] {
  let { x, y, direction } = stem;
  const points: TubePoint[] = [];
  for (let at = 0; at <= count; at++) {
    points.push([x, y, Math.max(stem.z, scene.heightAt(x, y) + 1)]);
    x += (Math.cos(direction) * stem.length) / count;
    y += (Math.sin(direction) * stem.length) / count;
    direction += bend / count;
  }
  return points;
}

function drawStem(scene: Scene, points: readonly TubePoint[], radius: number, colour: Colour) {
  const shaded = (off: number) => dim(colour, 1.1 - 0.3 * off);
  scene.tube(points, radius, shaded, { gloss: 0.25, translucency: 0.35, relief: 0.2 });
}

/** Draws the leaves along a stem: `side` is 1 or −1, `along` goes from 0 at the foot to 1 at the tip. */
type Growth = (at: TubePoint, direction: number, side: number, along: number) => void;

function grow(points: readonly TubePoint[], from: number, draw: Growth): void {
  for (let at = from; at < points.length - 1; at++) {
    const here = points[at] as TubePoint;
    const next = points[at + 1] as TubePoint;
    const direction = Math.atan2(next[1] - here[1], next[0] - here[0]);
    const along = at / (points.length - 1);
    for (const side of [-1, 1]) draw(here, direction, side, along);
  }
}

/** Rosemary, thyme, dill: the leaves along the stem, their length (as a fraction of the sprig) and their angle to it. */
type Habit = { steps: number; length: number; away: number; needle: boolean; thick: number };
const needles: Habit = { steps: 22, length: 0.2, away: 0.75, needle: true, thick: 1.1 };
const habits: Readonly<Record<string, Habit>> = {
  rosemary: needles,
  thyme: { steps: 11, length: 0.085, away: 0.95, needle: false, thick: 0.6 },
  dill: { steps: 9, length: 0.36, away: 0.8, needle: true, thick: 0.42 },
};

function drawAlong(scene: Scene, look: PieceLook, points: readonly TubePoint[], length: number) {
  const habit = habits[look.style ?? 'rosemary'] ?? needles;
  const [blade, light] = [colourOf(look, 0), colourOf(look, 1)];
  grow(points, 1, ([x, y, z], direction, side, along) => {
    const reach = length * habit.length * (1.1 - 0.6 * along) * between(scene, 0.7, 1.15);
    const angle = direction + side * habit.away * between(scene, 0.7, 1.2);
    if (!habit.needle) {
      const millimetres = (reach * 2) / unitsPerMillimetre;
      const [atX, atY] = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
      leaf(scene, { x: atX, y: atY, rotation: angle }, { ...look, millimetres, style: 'oregano' });
      return;
    }
    const lift = between(scene, 0, reach * 0.25);
    const end: TubePoint = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, z + lift];
    const tone = mix(blade, light, scene.random.next() ** 2);
    scene.tube([[x, y, z], end], habit.thick, (off) => dim(tone, 1.05 - 0.25 * off), {
      gloss: 0.2,
    });
    if (look.style !== 'dill') return;
    for (const part of [0.4, 0.7]) {
      const from: TubePoint = [x + (end[0] - x) * part, y + (end[1] - y) * part, z + lift * part];
      for (const turn of [-0.6, 0.6]) {
        const [toX, toY] = [
          Math.cos(angle + turn) * reach * 0.4,
          Math.sin(angle + turn) * reach * 0.4,
        ];
        scene.tube([from, [from[0] + toX, from[1] + toY, from[2]]], 0.4, () => tone, {
          gloss: 0.15,
        });
      }
    }
  });
}

/** Parsley and coriander: leaflets on side stems, and one at the tip. */
function drawLeafy(
  scene: Scene,
  look: PieceLook,
  points: readonly TubePoint[],
  half: number,
  direction: number,
): void {
  const size = {
    ...look,
    millimetres: look.millimetres * 0.36,
    style: look.style === 'coriander' ? 'round' : 'cut',
  };
  grow(points, 2, ([x, y, height], heading, side, along) => {
    const angle = heading + side * between(scene, 0.6, 1);
    const reach = half * (0.75 - 0.45 * along);
    const end: TubePoint = [
      x + Math.cos(angle) * reach * 0.6,
      y + Math.sin(angle) * reach * 0.6,
      height + 2,
    ];
    drawStem(scene, [[x, y, height], end], 0.8, colourOf(look, 2, '#6d8b3a'));
    leaflet(
      scene,
      {
        x: end[0] + Math.cos(angle) * half * 0.22,
        y: end[1] + Math.sin(angle) * half * 0.22,
        rotation: angle,
      },
      size,
    );
  });
  const [tipX = 0, tipY = 0] = points.at(-1) ?? [];
  leaflet(
    scene,
    { x: tipX, y: tipY, rotation: direction },
    { ...size, millimetres: size.millimetres * 1.15 },
  );
}

/**
 * A sprig: stem and what grows on it. Colours: leaf, light, stem.
 * Style: `parsley` and `coriander` spread leaflets; `rosemary`, `thyme`, `dill` have leaves along the stem; `chives` are blades.
 */
export const herbSprig: Piece = (scene, at, look) => {
  const half = radiusOf(scene, look, 0.15);
  const direction = at.rotation ?? between(scene, 0, fullTurn);
  const foot = { x: at.x - Math.cos(direction) * half, y: at.y - Math.sin(direction) * half };
  const z = (at.base ?? scene.heightAt(at.x, at.y)) + 2;
  const stem = { ...foot, z, direction, length: half * 2 };
  const leafy = look.style === 'parsley' || look.style === 'coriander';
  const steps = leafy ? 6 : (habits[look.style ?? 'rosemary'] ?? needles).steps;
  const points = stemPoints(scene, stem, between(scene, -0.6, 0.6), steps);
  drawStem(scene, points, look.style === 'dill' ? 0.8 : 1.3, colourOf(look, 2, '#6d8b3a'));
  if (!leafy) {
    drawAlong(scene, look, points, half * 2);
    return;
  }
  drawLeafy(scene, look, points, half, direction);
};
