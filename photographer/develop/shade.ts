import type { Canvas } from '../canvas.ts';
import { blurPlane, createPlane, type Plane, shrink } from './blur.ts';
import { composeLight } from './compose-light.ts';
import { gatherBounce } from './gather-bounce.ts';
import { keyLight } from './key-light.ts';
import { roomCell, seeRoom } from './see-room.ts';
import { seeWindow } from './see-window.ts';
import { borrow, releaseBuffer } from './spare-room.ts';
import { createPattern } from './window-pattern.ts';

/** Returns the heights at a fraction of the size, in pixels of the smaller plane. */
function smallHeights(canvas: Canvas, factor: number): Plane {
  const { width, height, heights } = canvas;
  const small = createPlane(Math.floor(width / factor), Math.floor(height / factor));
  shrink({ width, height, values: heights }, factor, small);
  for (let at = 0; at < small.values.length; at++) {
    small.values[at] = (small.values[at] as number) / factor;
  }
  return small;
}

/**
 * Lights the canvas in place: its colours become the light that leaves each pixel towards the camera.
 * @param eye see `eyeOf`
 * @param patternStrength see `createPattern`
 */
export function shade(
  canvas: Canvas,
  seed: string,
  eye: { y: number; z: number },
  patternStrength: number,
): void {
  const unit = canvas.pixelsPerUnit;
  const half = smallHeights(canvas, 2);
  const distant = smallHeights(canvas, roomCell);
  const scratch = borrow(half.values.length);
  const window = createPlane(half.width, half.height);
  seeWindow(half, scratch, window);
  blurPlane(window, 1, scratch);
  const room = createPlane(distant.width, distant.height);
  seeRoom(distant, (75 * unit) / roomCell, room);
  blurPlane(room, 1, scratch);
  const pattern = createPattern(canvas, seed, patternStrength);
  const key = keyLight(canvas, window, pattern);
  releaseBuffer(pattern.values);
  // `window` is no longer needed: reuse its plane for one of the three channels.
  shrink(key, 2, window);
  const soft = [5.5, 2.6, 1.4].map((units, channel) => {
    const plane = channel === 2 ? window : createPlane(half.width, half.height);
    if (channel < 2) plane.values.set(window.values);
    blurPlane(plane, (units * unit) / 2, scratch);
    return plane;
  }) as unknown as [Plane, Plane, Plane];
  const bounce = gatherBounce(canvas, key, room);
  blurPlane(half, (2.2 * unit) / 2, scratch);
  composeLight(canvas, { key, soft, room, around: half, bounce, eye });
  for (const plane of [half, distant, room, key, ...soft, bounce]) releaseBuffer(plane.values);
  releaseBuffer(scratch);
}
