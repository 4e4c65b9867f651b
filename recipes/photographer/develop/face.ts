import type { Canvas } from '../canvas.ts';
import { grainSize, grainX, grainY } from './grain.ts';
import { slope } from './slope.ts';

/** How strongly the fine grain of a rough material tilts it. */
const grainTilt = 0.3;

/** The way a pixel faces, unit length, and its fine grain; filled anew for each pixel. */
export type Face = { x: number; y: number; z: number; grain: number };

/** Finds which way a pixel faces, with its material's grain. @param face is filled */
export function faceAt(canvas: Canvas, column: number, row: number, face: Face): void {
  const { width, height, heights } = canvas;
  const pixel = row * width + column;
  const here = heights[pixel] as number;
  const west = heights[column > 0 ? pixel - 1 : pixel] as number;
  const east = heights[column + 1 < width ? pixel + 1 : pixel] as number;
  const north = heights[row > 0 ? pixel - width : pixel] as number;
  const south = heights[row + 1 < height ? pixel + width : pixel] as number;
  const rough = (canvas.relief[pixel] as number) / 255;
  const grainAt = ((row & (grainSize - 1)) << 8) | (column & (grainSize - 1));
  const grain = (grainX[grainAt] as number) * rough;
  const riseX = slope(west, here, east) + grain * grainTilt;
  const riseY = slope(north, here, south) + (grainY[grainAt] as number) * rough * grainTilt;
  const z = 1 / Math.sqrt(1 + riseX * riseX + riseY * riseY);
  face.x = -riseX * z;
  face.y = -riseY * z;
  face.z = z;
  face.grain = grain;
}
