import type { Canvas } from '../canvas.ts';
import { blurPlane, createPlane, type Plane } from './blur.ts';

/** Pixels a place of the gathered light, each way. */
export const bounceCell = 6;

/**
 * What each region sends out under the window's light, spread to its neighbours: it warms hollows and tints plates.
 * @returns three floats a place
 */
export function gatherBounce(canvas: Canvas, key: Plane, room: Plane): Plane {
  const width = Math.floor(canvas.width / bounceCell);
  const height = Math.floor(canvas.height / bounceCell);
  const scratch = new Float32Array(width * height);
  const channel = createPlane(width, height);
  const all: Plane = { width, height, values: new Float32Array(width * height * 3) };
  for (let part = 0; part < 3; part++) {
    for (let row = 0, at = 0; row < height; row++) {
      for (let column = 0; column < width; column++, at++) {
        const seen = room.values[(row * 2 + 1) * room.width + column * 2 + 1] as number;
        channel.values[at] = sentOut(canvas, key, column, row, part, 0.3 * seen);
      }
    }
    blurPlane(channel, (13 * canvas.pixelsPerUnit) / bounceCell, scratch);
    for (let at = 0; at < channel.values.length; at++) {
      all.values[at * 3 + part] = channel.values[at] as number;
    }
  }
  return all;
}

/** Colour times light, from four pixels of a region. */
function sentOut(
  canvas: Canvas,
  key: Plane,
  column: number,
  row: number,
  part: number,
  ambient: number,
): number {
  let sum = 0;
  for (let probe = 0; probe < 4; probe++) {
    const x = column * bounceCell + 1 + (probe & 1) * 3;
    const pixel = (row * bounceCell + 1 + (probe >> 1) * 3) * canvas.width + x;
    const light = (key.values[pixel] as number) * 2 + ambient;
    sum += (canvas.colours[pixel * 3 + part] as number) * light;
  }
  return sum / 4;
}
