import type { StageShape } from '../stage.ts';

/** The outer edge of a vessel, seen from above, in units. */
export type Outline =
  | { kind: 'round'; x: number; y: number; radius: number; rotation?: number }
  | { kind: 'oval'; x: number; y: number; radiusX: number; radiusY: number; rotation?: number }
  | {
      kind: 'rectangle';
      x: number;
      y: number;
      halfWidth: number;
      halfHeight: number;
      corner: number;
      rotation?: number;
    };

/** Returns half of an outline's width and height before rotation. */
export function halfSize(outline: Outline): { x: number; y: number } {
  if (outline.kind === 'round') return { x: outline.radius, y: outline.radius };
  if (outline.kind === 'oval') return { x: outline.radiusX, y: outline.radiusY };
  return { x: outline.halfWidth, y: outline.halfHeight };
}

/**
 * Returns how far inside the outline a point is, in units; below 0 outside. Exact for circles and rectangles,
 * accurate to one unit near the edge of ovals.
 * @param along @param across from the middle, in the outline's rotated coordinates
 */
export function insetOf(outline: Outline, along: number, across: number): number {
  if (outline.kind === 'round') return outline.radius - Math.sqrt(along * along + across * across);
  if (outline.kind === 'oval') {
    const { radiusX, radiusY } = outline;
    const out = Math.hypot(along / radiusX, across / radiusY);
    if (out < 1e-4) return Math.min(radiusX, radiusY);
    const steep = Math.hypot(along / (radiusX * radiusX), across / (radiusY * radiusY));
    return Math.min((out * (1 - out)) / steep, Math.min(radiusX, radiusY) * (1 - out * out * 0.5));
  }
  const beyondX = Math.abs(along) - (outline.halfWidth - outline.corner);
  const beyondY = Math.abs(across) - (outline.halfHeight - outline.corner);
  const outside = Math.hypot(Math.max(0, beyondX), Math.max(0, beyondY));
  return outline.corner - outside - Math.min(0, Math.max(beyondX, beyondY));
}

/** Returns the food area `inset` units inside an outline, and the radius of the circle around the outline. */
export function groundWithin(
  outline: Outline,
  inset: number,
): { shape: StageShape; foodRadius: number; radius: number } {
  const rotation = outline.rotation ?? 0;
  if (outline.kind === 'round') {
    const foodRadius = outline.radius - inset;
    return { shape: { kind: 'round' }, foodRadius, radius: outline.radius };
  }
  if (outline.kind === 'oval') {
    const radiusX = outline.radiusX - inset;
    const radiusY = outline.radiusY - inset;
    return {
      shape: { kind: 'oval', radiusX, radiusY, rotation },
      foodRadius: Math.min(radiusX, radiusY),
      radius: Math.max(outline.radiusX, outline.radiusY),
    };
  }
  const halfWidth = outline.halfWidth - inset;
  const halfHeight = outline.halfHeight - inset;
  const corner = Math.max(4, outline.corner - inset);
  return {
    shape: { kind: 'rectangle', halfWidth, halfHeight, corner, rotation },
    foodRadius: Math.min(halfWidth, halfHeight),
    radius: Math.max(outline.halfWidth, outline.halfHeight),
  };
}
