import type { Canvas } from '../canvas.ts';
import { blurPlane, createPlane, type Plane, shrink } from './blur.ts';
import { composeLight } from './compose-light.ts';
import { keyLight } from './key-light.ts';
import { seeRoom, seeWindow } from './visibility.ts';
import { createPattern } from './window-pattern.ts';

/** Everything that the last pass reads: what reaches each place before its colour is known. */
export type Lighting = {
  /** Light of the window on each pixel, 0 to about 1. */
  key: Plane;
  /** The same at half size, wandered through flesh: red farthest, blue least. */
  soft: readonly [Plane, Plane, Plane];
  /** How much of the room is seen, at half size. */
  room: Plane;
  /** What the neighbours throw back, at a sixth. */
  bounce: readonly [Plane, Plane, Plane];
};

const half = 2;
const sixth = 6;

/** The light that leaves each pixel towards the camera: linear, three floats a pixel. */
export function shade(canvas: Canvas, seed: string, patternStrength: number): Float32Array {
  const { width, height, heights, pixelsPerUnit } = canvas;
  const halfWidth = Math.floor(width / half);
  const halfHeight = Math.floor(height / half);
  const unit = pixelsPerUnit / half;
  const low = createPlane(halfWidth, halfHeight);
  shrink({ width, height, values: heights }, half, low);
  for (let at = 0; at < low.values.length; at++) {
    low.values[at] = (low.values[at] as number) / half;
  }
  const window = createPlane(halfWidth, halfHeight);
  const room = createPlane(halfWidth, halfHeight);
  seeWindow(low, 150 * unit, window);
  seeRoom(low, 70 * unit, room);
  const scratch = low.values;
  blurPlane(window, 1, scratch);
  blurPlane(room, 1, scratch);
  const key = keyLight(canvas, window, createPattern(canvas, seed, patternStrength));
  const soft = [5.5, 2.6, 1.5].map((units) => {
    const plane = createPlane(halfWidth, halfHeight);
    shrink(key, half, plane);
    blurPlane(plane, units * unit, scratch);
    return plane;
  }) as unknown as [Plane, Plane, Plane];
  const bounce = gatherBounce(canvas, key, room);
  return composeLight(canvas, { key, soft, room, bounce });
}

/** What each region sends out under the window's light, spread to its neighbours. */
function gatherBounce(canvas: Canvas, key: Plane, room: Plane): [Plane, Plane, Plane] {
  const width = Math.floor(canvas.width / sixth);
  const height = Math.floor(canvas.height / sixth);
  const scratch = new Float32Array(width * height);
  return [0, 1, 2].map((channel) => {
    const plane = createPlane(width, height);
    for (let row = 0, at = 0; row < height; row++) {
      for (let column = 0; column < width; column++, at++) {
        let sum = 0;
        for (let part = 0; part < 4; part++) {
          const x = column * sixth + 1 + (part & 1) * 3;
          const pixel = (row * sixth + 1 + (part >> 1) * 3) * canvas.width + x;
          const seen = room.values[(row * 3 + 1) * room.width + column * 3 + 1] as number;
          const light = (key.values[pixel] as number) * 1.6 + 0.3 * seen;
          sum += (canvas.colours[pixel * 3 + channel] as number) * light;
        }
        plane.values[at] = sum / 4;
      }
    }
    blurPlane(plane, (14 * canvas.pixelsPerUnit) / sixth, scratch);
    return plane;
  }) as [Plane, Plane, Plane];
}
