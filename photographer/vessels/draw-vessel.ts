import type { Material } from '../canvas.ts';
import type { Colour } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { halfSize, insetOf, type Outline } from './outline.ts';

/** Height in units at a distance inside the outline; below 0 where there is nothing. */
export type Profile = (inset: number) => number;

/**
 * Draws any vessel with the same wall all round: plates, pans, dishes, boards.
 * @param colourOf colour at an inset and a point; along and across are in the vessel's rotated coordinates
 * @param lift height added to the profile: hammering, throwing rings, wear
 */
export function drawVessel(
  scene: Scene,
  outline: Outline,
  profile: Profile,
  colourOf: (inset: number, x: number, y: number, along: number, across: number) => Colour,
  material: Material,
  lift?: (inset: number, along: number, across: number) => number,
): void {
  const half = halfSize(outline);
  let inset = 0;
  scene.stamp(
    {
      x: outline.x,
      y: outline.y,
      rotation: outline.rotation ?? 0,
      radiusX: half.x,
      radiusY: half.y,
      height: 1,
    },
    (u, v) => {
      inset = insetOf(outline, u * half.x, v * half.y);
      if (inset < 0) return -1;
      const height = profile(inset);
      return height > 0 && lift ? height + lift(inset, u * half.x, v * half.y) : height;
    },
    // The stamp calls this right after the height of the same point, so `inset` still belongs to that point.
    (u, v, _h, x, y) => colourOf(inset, x, y, u * half.x, v * half.y),
    { ...material, base: 0, reach: 1, covers: true },
  );
}

/** A rounded lip: the top half of a ring's cross-section. @returns height at an inset from 0 to `width` */
export function lip(inset: number, width: number, height: number): number {
  const off = (inset - width / 2) / (width / 2);
  return height - width / 2 + (width / 2) * Math.sqrt(Math.max(0, 1 - off * off));
}
