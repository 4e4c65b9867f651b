import type { Canvas } from '../canvas.ts';
import { createChance } from '../chance.ts';
import { smoothstep } from '../colour.ts';
import { fbm } from '../noise.ts';
import { createPlane, type Plane } from './blur.ts';

const cell = 12;

/**
 * Returns the window's light over the table: brighter towards the window, with soft shadows of its bars and of a tree outside.
 * One value for each 12 × 12 pixels, about 0.5 to 1.3.
 */
export function createPattern(canvas: Canvas, seed: string, strength: number): Plane {
  const chance = createChance(`${seed} window`);
  const shiftX = chance.real(0, 1);
  const shiftY = chance.real(0, 1);
  const tree = chance.real(0, 50);
  const plane = createPlane(
    Math.ceil(canvas.width / cell) + 1,
    Math.ceil(canvas.height / cell) + 1,
  );
  for (let row = 0, at = 0; row < plane.height; row++) {
    for (let column = 0; column < plane.width; column++, at++) {
      const x = column / plane.width;
      const y = row / plane.height;
      const acrossBars = x * 1.5 + y * 0.55 + shiftX;
      const alongBars = y * 1.1 - x * 0.35 + shiftY + 1;
      const upright = smoothstep(0.02, 0.13, Math.abs((acrossBars % 0.62) - 0.31));
      const level = smoothstep(0.02, 0.12, Math.abs((alongBars % 0.74) - 0.37));
      const leaves = smoothstep(0.36, 0.64, fbm(x * 4.2 + tree, y * 3.1, 3));
      const shade = (0.3 + 0.7 * Math.min(upright, level)) * (0.6 + 0.4 * leaves);
      const falloff = 1.3 - 0.68 * (x * 0.55 + y * 0.45);
      plane.values[at] = falloff * (1 - strength * 0.6 * (1 - shade));
    }
  }
  return plane;
}

/** Width and height in pixels of one value of the pattern. */
export const patternCell = cell;
