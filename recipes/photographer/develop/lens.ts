import type { Canvas } from '../canvas.ts';
import { smoothstep } from '../colour.ts';
import { blurPlane, createPlane, type Plane, sample } from './blur.ts';

/** One channel at half size. */
function halfOf(light: Float32Array, width: number, height: number, channel: number): Plane {
  const plane = createPlane(Math.floor(width / 2), Math.floor(height / 2));
  for (let row = 0, at = 0; row < plane.height; row++) {
    for (let column = 0; column < plane.width; column++, at++) {
      const pixel = (row * 2 * width + column * 2) * 3 + channel;
      plane.values[at] =
        ((light[pixel] as number) +
          (light[pixel + 3] as number) +
          (light[pixel + width * 3] as number) +
          (light[pixel + width * 3 + 3] as number)) /
        4;
    }
  }
  return plane;
}

/** Blurs in place what is far from the focus, and lets bright spots glow a little. */
export function focusLens(
  canvas: Canvas,
  light: Float32Array,
  focus: { x: number; y: number; radius: number },
  depthOfField: number,
): void {
  const { width, height, pixelsPerUnit: scale } = canvas;
  const middleX = (focus.x - canvas.left) * scale;
  const middleY = (focus.y - canvas.top) * scale;
  const sharp = focus.radius * scale;
  for (let channel = 0; channel < 3; channel++) {
    const far = halfOf(light, width, height, channel);
    const glow: Plane = { ...far, values: far.values.map((value) => Math.max(0, value - 1.3)) };
    const scratch = new Float32Array(far.values.length);
    blurPlane(far, 1.4 * scale, scratch);
    blurPlane(glow, 5 * scale, scratch);
    for (let row = 0, pixel = 0; row < height; row++) {
      for (let column = 0; column < width; column++, pixel++) {
        const distance = Math.sqrt((column - middleX) ** 2 + (row - middleY) ** 2);
        const part = 0.9 * depthOfField * smoothstep(sharp * 1.08, sharp * 1.9, distance);
        const at = pixel * 3 + channel;
        const here = light[at] as number;
        const x = column / 2 - 0.25;
        const y = row / 2 - 0.25;
        const blurred = part > 0 ? sample(far, x, y) : 0;
        light[at] = here + (blurred - here) * part + 0.3 * sample(glow, x, y);
      }
    }
  }
}
