import type { Canvas } from '../canvas.ts';

/** A pixel edge steeper than this (63°) is a cliff, whose side the camera does not see. */
const cliff = 2;

/**
 * Returns the slope at a pixel, in pixels per pixel: the gentler of both sides, so that the edge of a cliff keeps the slope of its own face.
 * @param before the pixel's neighbour @param after its neighbour on the other side
 */
function slope(before: number, here: number, after: number): number {
  const behind = here - before;
  const ahead = after - here;
  const gentler = Math.abs(behind) < Math.abs(ahead) ? behind : ahead;
  return gentler > cliff ? cliff : gentler < -cliff ? -cliff : gentler;
}

/**
 * Computes the slopes of a whole row, in pixels per pixel.
 * @param across is filled: to the right @param along is filled: downwards
 */
export function slopeRow(
  { width, height, heights }: Canvas,
  row: number,
  across: Float32Array,
  along: Float32Array,
): void {
  const start = row * width;
  const above = row > 0 ? -width : 0;
  const below = row + 1 < height ? width : 0;
  let here = heights[start] as number;
  let west = here;
  for (let column = 0; column < width; column++) {
    const pixel = start + column;
    const east = column + 1 < width ? (heights[pixel + 1] as number) : here;
    across[column] = slope(west, here, east);
    along[column] = slope(heights[pixel + above] as number, here, heights[pixel + below] as number);
    west = here;
    here = east;
  }
}
