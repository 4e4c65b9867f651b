import type { Canvas } from '../canvas.ts';
import { createPlane, type Plane, sample } from './blur.ts';
import { toWindow, windowSlope, windowWay } from './light.ts';
import { slope } from './slope.ts';
import { patternCell } from './window-pattern.ts';

/** Where small things close by would hide the window: distances in pixels. */
const near = [1.2, 2.1, 3.4, 5.2, 7.6, 10.5];

/** How much of the window small neighbours leave, 0 to 1: the shadow of a grain of rice. */
function nearShadow(canvas: Canvas, column: number, row: number, here: number): number {
  const { width, height, heights } = canvas;
  let hidden = 0;
  for (let index = 0; index < near.length; index++) {
    const distance = near[index] as number;
    const x = (column + 0.5 + windowWay.x * distance) | 0;
    const y = (row + 0.5 + windowWay.y * distance) | 0;
    if (x < 0 || y < 0 || x >= width || y >= height) break;
    const above = (heights[y * width + x] as number) - here - windowSlope * distance;
    const part = above / (0.35 * distance + 1);
    if (part > hidden) hidden = part;
  }
  return hidden > 1 ? 0 : 1 - hidden;
}

/** Light of the window on every pixel: what it sees of it, and how it faces it. */
export function keyLight(canvas: Canvas, window: Plane, pattern: Plane): Plane {
  const { width, height, heights, translucency } = canvas;
  const key = createPlane(width, height);
  for (let row = 0, pixel = 0; row < height; row++) {
    for (let column = 0; column < width; column++, pixel++) {
      const here = heights[pixel] as number;
      const left = column > 0 ? (heights[pixel - 1] as number) : here;
      const right = column + 1 < width ? (heights[pixel + 1] as number) : here;
      const above = row > 0 ? (heights[pixel - width] as number) : here;
      const below = row + 1 < height ? (heights[pixel + width] as number) : here;
      const riseX = slope(left, here, right);
      const riseY = slope(above, here, below);
      const shorten = 1 / Math.sqrt(1 + riseX * riseX + riseY * riseY);
      const facing = (toWindow.z - riseX * toWindow.x - riseY * toWindow.y) * shorten;
      const wrap = ((translucency[pixel] as number) / 255) * 0.55;
      const turned = (facing + wrap) / (1 + wrap);
      if (turned <= 0) continue;
      const seen =
        sample(window, column / 2 - 0.25, row / 2 - 0.25) * nearShadow(canvas, column, row, here);
      key.values[pixel] = turned * seen * sample(pattern, column / patternCell, row / patternCell);
    }
  }
  return key;
}
