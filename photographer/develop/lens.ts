import { smoothstep } from '../colour.ts';
import { blurPlane, createPlane, type Plane } from './blur.ts';
import { borrow, releaseBuffer } from './spare-room.ts';
import type { Frame } from './tilt.ts';
import { between, stretch } from './upsample.ts';

/** Returns one channel at a fraction of the size. @param floor is subtracted; darker values become 0 */
function smaller(
  light: Float32Array,
  width: number,
  height: number,
  channel: number,
  factor: number,
  floor: number,
): Plane {
  const plane = createPlane(Math.floor(width / factor), Math.floor(height / factor));
  const far = factor >> 1;
  for (let row = 0, at = 0; row < plane.height; row++) {
    for (let column = 0; column < plane.width; column++, at++) {
      const pixel = (row * factor * width + column * factor) * 3 + channel;
      const mean =
        ((light[pixel] as number) +
          (light[pixel + 3 * far] as number) +
          (light[pixel + width * 3 * far] as number) +
          (light[pixel + (width + 1) * 3 * far] as number)) /
        4;
      plane.values[at] = mean > floor ? mean - floor : 0;
    }
  }
  return plane;
}

/** Returns how far out of focus each place is, at a sixteenth of the size: 0 sharp, 1 fully blurred. */
function defocus(
  frame: Frame,
  focus: { x: number; y: number; radius: number },
  strength: number,
): Plane {
  const cell = 16;
  const plane = createPlane(Math.ceil(frame.width / cell) + 1, Math.ceil(frame.height / cell) + 1);
  const unit = cell / frame.pixelsPerUnit;
  for (let row = 0, at = 0; row < plane.height; row++) {
    for (let column = 0; column < plane.width; column++, at++) {
      const distance = Math.hypot(
        column * unit + frame.left - focus.x,
        row * unit + frame.top - focus.y,
      );
      plane.values[at] = strength * smoothstep(focus.radius * 1.05, focus.radius * 1.9, distance);
    }
  }
  return plane;
}

/** Height steps in pixels above which an edge would look jagged. */
const step = 1.4;

/** Softens outlines by half a pixel, in place, as any lens does. */
export function softenEdges({ width, height, heights, light }: Frame): void {
  for (let row = 1; row + 1 < height; row++) {
    for (let pixel = row * width + 1; pixel + 1 < (row + 1) * width; pixel++) {
      const here = heights[pixel] as number;
      const right = (heights[pixel + 1] as number) - here;
      const left = (heights[pixel - 1] as number) - here;
      const below = (heights[pixel + width] as number) - here;
      const above = (heights[pixel - width] as number) - here;
      if (
        right < step &&
        right > -step &&
        left < step &&
        left > -step &&
        below < step &&
        below > -step &&
        above < step &&
        above > -step
      ) {
        continue;
      }
      for (let at = pixel * 3; at < pixel * 3 + 3; at++) {
        const around =
          (light[at - 3] as number) +
          (light[at + 3] as number) +
          (light[at - width * 3] as number) +
          (light[at + width * 3] as number);
        light[at] = 0.44 * (light[at] as number) + 0.14 * around;
      }
    }
  }
}

/** Cell sizes in pixels of the out-of-focus plane and of the glow plane. */
const farCell = 3;
const glowCell = 4;

/** One channel of the picture: blurred, and its glow. */
type Softened = { far: Plane; glow: Plane };

/** Blurs everything far from the focus and adds a slight glow to bright spots, in place. */
export function focusLens(
  frame: Frame,
  focus: { x: number; y: number; radius: number },
  depthOfField: number,
): void {
  const { width, height, light, pixelsPerUnit: scale } = frame;
  const blurred = defocus(frame, focus, 0.92 * depthOfField);
  const softened = [0, 1, 2].map((channel) => {
    const far = smaller(light, width, height, channel, farCell, 0);
    const glow = smaller(light, width, height, channel, glowCell, 1.5);
    const scratch = borrow(far.values.length);
    blurPlane(far, (2.2 * scale) / farCell, scratch);
    blurPlane(glow, 2.6 * scale, scratch);
    releaseBuffer(scratch);
    return { far, glow };
  });
  blurFar(width, height, light, softened, blurred);
  addGlow(width, height, light, softened);
  for (const { far, glow } of softened) {
    releaseBuffer(far.values);
    releaseBuffer(glow.values);
  }
  releaseBuffer(blurred.values);
}

/** Adds the glow of bright spots to their neighbours. */
function addGlow(
  width: number,
  height: number,
  light: Float32Array,
  softened: readonly Softened[],
): void {
  const [red, green, blue] = softened.map(({ glow }) => glow.values) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const { glow } = softened[0] as Softened;
  for (let row = 0, at = 0; row < height; row++) {
    const start = Math.min(glow.height - 1, row >> 2) * glow.width;
    for (let column = 0; column < width; column++, at += 3) {
      const from = start + (column >> 2);
      light[at] = (light[at] as number) + 0.3 * (red[from] as number);
      light[at + 1] = (light[at + 1] as number) + 0.3 * (green[from] as number);
      light[at + 2] = (light[at + 2] as number) + 0.3 * (blue[from] as number);
    }
  }
}

/** Mixes the sharp picture with the blurred one by how far each place is out of focus. */
function blurFar(
  width: number,
  height: number,
  light: Float32Array,
  softened: readonly Softened[],
  blurred: Plane,
): void {
  const { far } = softened[0] as Softened;
  const planes = softened.map((one) => one.far.values);
  const columns = stretch(width, far.width, farCell);
  const rows = stretch(height, far.height, farCell);
  for (let row = 0; row < height; row++) {
    const start = (rows.before[row] as number) * far.width;
    const below = rows.part[row] as number;
    const focusStart = (row >> 4) * blurred.width;
    for (let column = 0, at = row * width * 3; column < width; column++, at += 3) {
      const focusAt = focusStart + (column >> 4);
      const right = (column & 15) / 16;
      const part = between(blurred.values, focusAt, blurred.width, right, (row & 15) / 16);
      if (part === 0) continue;
      const farAt = start + (columns.before[column] as number);
      const aside = columns.part[column] as number;
      for (let channel = 0; channel < 3; channel++) {
        const sharp = light[at + channel] as number;
        const plane = planes[channel] as Float32Array;
        const soft = between(plane, farAt, far.width, aside, below);
        light[at + channel] = sharp + (soft - sharp) * part;
      }
    }
  }
}
