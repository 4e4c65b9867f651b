import type { Stage } from '../stage.ts';

/** Returns a round stage on top of a drawn item, such as a slice of toast, a tortilla or a cake. */
export const patch = (x: number, y: number, radius: number, level: number): Stage => ({
  centre: { x, y },
  radius,
  foodRadius: radius,
  level,
  brim: level,
  shape: { kind: 'round' },
});

/** Returns an oval stage on top of a drawn item. */
export const oblongPatch = (
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  level: number,
  rotation = 0,
): Stage => ({
  centre: { x, y },
  radius: Math.max(radiusX, radiusY),
  foodRadius: Math.max(radiusX, radiusY),
  level,
  brim: level,
  shape: { kind: 'oval', radiusX, radiusY, rotation },
});
