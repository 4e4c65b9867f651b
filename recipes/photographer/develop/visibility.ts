import { smoothstep } from '../colour.ts';
import type { Plane } from './blur.ts';
import { windowHalfWidth, windowHighSlope, windowLowSlope, windowWay } from './light.ts';

/** Ways on the table, with the distances in pixels at which the height is probed. */
type Ray = { x: number; y: number };

/** Each step is longer than the last: near things matter exactly, far ones roughly. */
function distances(count: number, first: number, growth: number): Float32Array {
  const steps = new Float32Array(count);
  for (let index = 0, at = first; index < count; index++, at *= growth) steps[index] = at;
  return steps;
}

/** The steepest rise towards one way: the slope above which the room is seen. */
function horizon(
  heights: Plane,
  column: number,
  row: number,
  ray: Ray,
  steps: Float32Array,
  jitter: number,
): number {
  const { width, height, values } = heights;
  const here = values[row * width + column] as number;
  let steepest = 0;
  for (let index = 0; index < steps.length; index++) {
    const distance = (steps[index] as number) * jitter;
    const x = (column + 0.5 + ray.x * distance) | 0;
    const y = (row + 0.5 + ray.y * distance) | 0;
    if (x < 0 || y < 0 || x >= width || y >= height) break;
    const slope = ((values[y * width + x] as number) - here) / distance;
    if (slope > steepest) steepest = slope;
  }
  return steepest;
}

/** A number from 0.8 to 1.25 for each pixel of a 4 × 4 pattern, so that steps leave no rings. */
function jitterOf(column: number, row: number): number {
  return 0.8 + 0.45 * ((((column * 5 + row * 11) & 15) + 0.5) / 16);
}

/**
 * How much of the window each place sees, 0 to 1: soft shadows, wider the farther they fall.
 * @param heights in pixels of the plane itself
 */
export function seeWindow(heights: Plane, farthest: number, into: Plane): void {
  const middle = Math.atan2(windowWay.y, windowWay.x);
  const rays = [-1, -0.33, 0.33, 1].map((part) => {
    const angle = middle + part * windowHalfWidth;
    return { x: Math.cos(angle), y: Math.sin(angle) };
  });
  const count = 14;
  const steps = distances(count, 1.3, (farthest / 1.3) ** (1 / (count - 1)));
  for (let row = 0; row < heights.height; row++) {
    for (let column = 0; column < heights.width; column++) {
      const jitter = jitterOf(column, row);
      let seen = 0;
      for (const ray of rays) {
        const slope = horizon(heights, column, row, ray, steps, jitter);
        seen += 1 - smoothstep(windowLowSlope, windowHighSlope, slope);
      }
      into.values[row * heights.width + column] = seen / rays.length;
    }
  }
}

/** How much of the room each place sees, 0 to 1: dark in corners and under edges. */
export function seeRoom(heights: Plane, farthest: number, into: Plane): void {
  const rays = Array.from({ length: 8 }, (_, index) => {
    const angle = ((index + 0.5) / 8) * 2 * Math.PI;
    return { x: Math.cos(angle), y: Math.sin(angle) };
  });
  const count = 7;
  const steps = distances(count, 1.2, (farthest / 1.2) ** (1 / (count - 1)));
  for (let row = 0; row < heights.height; row++) {
    for (let column = 0; column < heights.width; column++) {
      const jitter = jitterOf(column, row);
      let seen = 0;
      for (const ray of rays) {
        const slope = horizon(heights, column, row, ray, steps, jitter);
        seen += 1 / (1 + slope * slope);
      }
      into.values[row * heights.width + column] = seen / rays.length;
    }
  }
}
