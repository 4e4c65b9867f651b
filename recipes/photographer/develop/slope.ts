/** Steeper than this (63°) a pixel's edge is a cliff, whose side the camera does not see. */
const cliff = 2;

/**
 * The rise across a pixel, pixel a pixel: the gentler of both sides, so that a cliff's edge keeps the face it belongs to.
 * @param before the pixel's neighbour @param after its neighbour on the other side
 */
export function slope(before: number, here: number, after: number): number {
  const behind = here - before;
  const ahead = after - here;
  const gentler = Math.abs(behind) < Math.abs(ahead) ? behind : ahead;
  return gentler > cliff ? cliff : gentler < -cliff ? -cliff : gentler;
}
