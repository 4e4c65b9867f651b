import { outwardness, type Stage } from '../stage.ts';

/** An elliptical area on which food is placed, in scene units. */
export type Region = { x: number; y: number; radiusX: number; radiusY: number; rotation?: number };

/** Returns the region around the centre of a vessel, scaled to `part` (0 to 1) of the area for food. */
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

/** Returns a circle off the centre, in a direction (radians). `out` and `part` are its distance and radius as fractions of `foodRadius`. */
export function asideOf(stage: Stage, out: number, direction: number, part: number): Region {
  const { centre, foodRadius } = stage;
  return {
    x: centre.x + Math.cos(direction) * foodRadius * out,
    y: centre.y + Math.sin(direction) * foodRadius * out,
    radiusX: foodRadius * part,
    radiusY: foodRadius * part,
  };
}

/** Converts a region's own coordinates to scene units: 0, 0 is its centre, 1 its edge. */
export function pointIn(region: Region, u: number, v: number): { x: number; y: number } {
  const cos = Math.cos(region.rotation ?? 0);
  const sin = Math.sin(region.rotation ?? 0);
  const along = u * region.radiusX;
  const across = v * region.radiusY;
  return { x: region.x + along * cos - across * sin, y: region.y + along * sin + across * cos };
}

/** Whether a round item fits on the area for food; 15 % of its radius may overlap the rim. */
export function fits(stage: Stage, x: number, y: number, radius: number): boolean {
  const dx = x - stage.centre.x;
  const dy = y - stage.centre.y;
  const distance = Math.hypot(dx, dy) || 1;
  const push = (0.85 * radius) / distance;
  return outwardness(stage, x + dx * push, y + dy * push) <= 1;
}
