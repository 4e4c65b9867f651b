import type { Canvas } from '../canvas.ts';
import { createPlane, type Plane } from './blur.ts';
import { toWindow, windowSlope, windowWay } from './light.ts';
import { slope } from './slope.ts';
import { between, stretch } from './upsample.ts';
import { patternCell } from './window-pattern.ts';

/** Where small things close by would hide the window: distances in pixels. */
const near = Float32Array.of(1.2, 2.1, 3.4, 5.2, 7.6);

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

/** How squarely a pixel faces the window, 0 to 1; light that wanders inside reaches round the corner. */
function facing(canvas: Canvas, column: number, row: number): number {
  const { width, height, heights } = canvas;
  const pixel = row * width + column;
  const here = heights[pixel] as number;
  const west = heights[column > 0 ? pixel - 1 : pixel] as number;
  const east = heights[column + 1 < width ? pixel + 1 : pixel] as number;
  const north = heights[row > 0 ? pixel - width : pixel] as number;
  const south = heights[row + 1 < height ? pixel + width : pixel] as number;
  const riseX = slope(west, here, east);
  const riseY = slope(north, here, south);
  const shorten = 1 / Math.sqrt(1 + riseX * riseX + riseY * riseY);
  const straight = (toWindow.z - riseX * toWindow.x - riseY * toWindow.y) * shorten;
  const wrap = (canvas.translucency[pixel] as number) * (0.5 / 255);
  return (straight + wrap) / (1 + wrap);
}

/** Light of the window on every pixel: what it sees of it, and how it faces it. */
export function keyLight(canvas: Canvas, window: Plane, pattern: Plane): Plane {
  const { width, height, heights } = canvas;
  const key = createPlane(width, height);
  key.values.fill(0);
  const columns = stretch(width, window.width, 2);
  const rows = stretch(height, window.height, 2);
  const across = stretch(width, pattern.width, patternCell);
  const along = stretch(height, pattern.height, patternCell);
  for (let row = 0, pixel = 0; row < height; row++) {
    const start = (rows.before[row] as number) * window.width;
    const below = rows.part[row] as number;
    const patternStart = (along.before[row] as number) * pattern.width;
    const patternBelow = along.part[row] as number;
    for (let column = 0; column < width; column++, pixel++) {
      const at = start + (columns.before[column] as number);
      const right = columns.part[column] as number;
      const seen = between(window.values, at, window.width, right, below);
      if (seen < 0.01) continue;
      const here = heights[pixel] as number;
      const turned = facing(canvas, column, row);
      if (turned <= 0) continue;
      const light = between(
        pattern.values,
        patternStart + (across.before[column] as number),
        pattern.width,
        across.part[column] as number,
        patternBelow,
      );
      key.values[pixel] = turned * seen * light * nearShadow(canvas, column, row, here);
    }
  }
  return key;
}
