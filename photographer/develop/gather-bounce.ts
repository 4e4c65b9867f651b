import type { Canvas } from '../canvas.ts';
import { blurPlane, createPlane, type Plane } from './blur.ts';
import { borrow, releaseBuffer } from './spare-room.ts';

/** Width and height in pixels of one cell of the bounced light. */
export const bounceCell = 6;

/**
 * Computes the light that each region reflects and spreads it to its neighbours: it warms hollows and tints plates.
 * @returns three floats per cell
 */
export function gatherBounce(canvas: Canvas, key: Plane, room: Plane): Plane {
  const width = Math.floor(canvas.width / bounceCell);
  const height = Math.floor(canvas.height / bounceCell);
  const scratch = borrow(width * height);
  const channel = createPlane(width, height);
  const all: Plane = { width, height, values: borrow(width * height * 3) };
  for (let part = 0; part < 3; part++) {
    for (let row = 0, at = 0; row < height; row++) {
      const roomRow = Math.min(room.height - 1, (row * bounceCell + 3) >> 2) * room.width;
      for (let column = 0; column < width; column++, at++) {
        const seen = room.values[
          roomRow + Math.min(room.width - 1, (column * bounceCell + 3) >> 2)
        ] as number;
        channel.values[at] = sentOut(canvas, key, column, row, part, 0.3 * seen);
      }
    }
    blurPlane(channel, (13 * canvas.pixelsPerUnit) / bounceCell, scratch);
    for (let at = 0; at < channel.values.length; at++) {
      all.values[at * 3 + part] = channel.values[at] as number;
    }
  }
  releaseBuffer(scratch);
  releaseBuffer(channel.values);
  return all;
}

/** Returns colour times light, sampled at four pixels of a region. */
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
