import { noise } from '../noise.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';
import { slate } from '../surfaces/slate.ts';
import type { SurfacePoint } from '../surfaces/surface.ts';
import { drawVessel } from './draw-vessel.ts';
import { groundWithin, type Outline } from './outline.ts';

/** A slab of slate with chipped edges: cheese, skewers, small bites. */
export function drawSlatePlatter(
  scene: Scene,
  at: { x: number; y: number; halfWidth?: number; halfHeight?: number; rotation?: number },
): Stage {
  const { x, y, halfWidth = 440, halfHeight = 230, rotation = 0 } = at;
  const outline: Outline = {
    kind: 'rectangle',
    x,
    y,
    halfWidth,
    halfHeight,
    corner: 10,
    rotation,
  };
  const stone = slate('#3b3f45');
  const point: SurfacePoint = { red: 0, green: 0, blue: 0, height: 0, gloss: 0, relief: 0 };
  const cut = scene.random.real(0, 500);
  drawVessel(
    scene,
    outline,
    () => 14,
    (inset) => {
      // The broken edge of the stone is paler.
      const broken = inset < 9 ? 1.5 - inset / 18 : 1;
      return [point.red * broken, point.green * broken, point.blue * broken];
    },
    { gloss: 0.3, relief: 0.6 },
    (inset, along, across) => {
      stone(along + cut, across + cut, point);
      const chip = 12 * noise(along / 9 + cut, across / 9);
      return inset < chip * 0.35 ? -30 : point.height * 0.5 - Math.max(0, chip - inset) * 0.7;
    },
  );
  const { shape, foodRadius, radius } = groundWithin(outline, 26);
  return { centre: { x, y }, radius, foodRadius, level: 14, brim: 14, shape };
}
