import type { Canvas } from '../canvas.ts';
import { sample } from './blur.ts';
import { grainX, grainY } from './grain.ts';
import { toWindow } from './light.ts';
import { mirror } from './mirror.ts';
import type { Lighting } from './shade.ts';
import { slope } from './slope.ts';

/** Colours of the light: a warm sun through the window, a cooler room, a warm table. */
const sun = [2.62, 2.46, 2.2] as const;
const sky = [0.5, 0.535, 0.6] as const;

/** Colour times light, and the mirrored window on top. */
export function composeLight(canvas: Canvas, lighting: Lighting): Float32Array {
  const { width, height, heights, colours, gloss, translucency, metal, relief } = canvas;
  const { key, soft, room, bounce } = lighting;
  const out = new Float32Array(width * height * 3);
  for (let row = 0, pixel = 0; row < height; row++) {
    for (let column = 0; column < width; column++, pixel++) {
      const here = heights[pixel] as number;
      const left = column > 0 ? (heights[pixel - 1] as number) : here;
      const right = column + 1 < width ? (heights[pixel + 1] as number) : here;
      const above = row > 0 ? (heights[pixel - width] as number) : here;
      const below = row + 1 < height ? (heights[pixel + width] as number) : here;
      const rough = ((relief[pixel] as number) / 255) * 0.35;
      const riseX = slope(left, here, right) + rough * grainX(column, row);
      const riseY = slope(above, here, below) + rough * grainY(column, row);
      const nz = 1 / Math.sqrt(1 + riseX * riseX + riseY * riseY);
      const nx = -riseX * nz;
      const ny = -riseY * nz;
      const halfX = column / 2 - 0.25;
      const halfY = row / 2 - 0.25;
      const seen = sample(room, halfX, halfY);
      const towards = 0.5 + 0.5 * nz + 0.28 * (nx * toWindow.x + ny * toWindow.y);
      const ambient = seen * towards;
      const direct = key.values[pixel] as number;
      const depth = (translucency[pixel] as number) / 255;
      const shine = mirror(nx, ny, nz, (gloss[pixel] as number) / 255, direct, seen);
      const bare = (metal[pixel] as number) / 255;
      for (let channel = 0; channel < 3; channel++) {
        const wandered = sample(soft[channel] as Lighting['key'], halfX, halfY);
        const window = direct + (wandered - direct) * depth * 0.85;
        const back = sample(bounce[channel] as Lighting['key'], column / 6 - 0.4, row / 6 - 0.4);
        const colour = colours[pixel * 3 + channel] as number;
        const light =
          (sun[channel] as number) * window +
          (sky[channel] as number) * ambient +
          back * (0.12 + 0.8 * (1 - seen));
        const matt = colour * light * (1 - 0.75 * bare);
        out[pixel * 3 + channel] = matt + shine * (1 + bare * (colour * 9 - 1));
      }
    }
  }
  return out;
}
