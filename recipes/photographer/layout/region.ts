import { outwardness, type Stage } from '../stage.ts';

/** A part of the ground on which something is laid: an ellipse, in units of the scene. */
export type Region = { x: number; y: number; radiusX: number; radiusY: number; rotation?: number };

/** A round region around the middle of a vessel that takes so much of its food's radius. */
export function middleOf(stage: Stage, part = 1): Region {
  const { centre, shape, foodRadius } = stage;
  const [radiusX, radiusY] =
    shape.kind === 'round'
      ? [foodRadius, foodRadius]
      : shape.kind === 'oval'
        ? [shape.radiusX, shape.radiusY]
        : [shape.halfWidth, shape.halfHeight];
  const rotation = shape.kind === 'round' ? 0 : shape.rotation;
  return { x: centre.x, y: centre.y, radiusX: radiusX * part, radiusY: radiusY * part, rotation };
}

/** A round region off the middle: so far out (0 to 1), in that direction (radians), of that part of the food's radius. */
export function asideOf(stage: Stage, out: number, direction: number, part: number): Region {
  const { centre, foodRadius } = stage;
  return {
    x: centre.x + Math.cos(direction) * foodRadius * out,
    y: centre.y + Math.sin(direction) * foodRadius * out,
    radiusX: foodRadius * part,
    radiusY: foodRadius * part,
  };
}

/** A point of a region by its own measures: 0, 0 is its middle, 1 its edge. */
export function pointIn(region: Region, u: number, v: number): { x: number; y: number } {
  const cos = Math.cos(region.rotation ?? 0);
  const sin = Math.sin(region.rotation ?? 0);
  const along = u * region.radiusX;
  const across = v * region.radiusY;
  return { x: region.x + along * cos - across * sin, y: region.y + along * sin + across * cos };
}

/** Whether a round thing lies wholly on the food's ground, a hair of the rim forgiven. */
export function fits(stage: Stage, x: number, y: number, radius: number): boolean {
  const dx = x - stage.centre.x;
  const dy = y - stage.centre.y;
  const distance = Math.hypot(dx, dy) || 1;
  const push = (0.85 * radius) / distance;
  return outwardness(stage, x + dx * push, y + dy * push) <= 1;
}
