import type { Stage } from '../stage.ts';

/** A round patch of ground on top of something that was laid: a slice of toast, a tortilla, a cake. */
export const patch = (x: number, y: number, radius: number, level: number): Stage => ({
  centre: { x, y },
  radius,
  foodRadius: radius,
  level,
  brim: level,
  shape: { kind: 'round' },
});

/** An oblong patch. */
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
