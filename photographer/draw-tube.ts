import { type Canvas, finishOf, type Material, pixelBox, setPixel } from './canvas.ts';
import type { Colour } from './colour.ts';

/** A point in units; z is the height of the tube's middle. */
export type TubePoint = readonly [x: number, y: number, z: number];

/** @param off 0 on the centre line to 1 at the edge @param along position as a (fractional) index of the points */
export type TubeColour = (off: number, along: number, x: number, y: number) => Colour;

/**
 * Draws a round strand through points: noodles, drizzles, chopsticks, handles.
 * @param radius in units, or one for each position along the points
 */
export function drawTube(
  canvas: Canvas,
  points: readonly TubePoint[],
  radius: number | ((along: number) => number),
  colourOf: TubeColour,
  material: Material = {},
): void {
  const finish = finishOf(material);
  for (let index = 0; index + 1 < points.length; index++) {
    const from = points[index] as TubePoint;
    const to = points[index + 1] as TubePoint;
    drawSegment(canvas, from, to, index, radius, colourOf, finish);
  }
}

/** Returns the pixels that a segment may touch. */
function boxRound(
  canvas: Canvas,
  from: TubePoint,
  to: TubePoint,
  index: number,
  radius: number | ((along: number) => number),
) {
  const widest = typeof radius === 'number' ? radius : Math.max(radius(index), radius(index + 1));
  return pixelBox(
    canvas,
    (from[0] + to[0]) / 2,
    (from[1] + to[1]) / 2,
    Math.abs(to[0] - from[0]) / 2 + widest,
    Math.abs(to[1] - from[1]) / 2 + widest,
  );
}

function drawSegment(
  canvas: Canvas,
  from: TubePoint,
  to: TubePoint,
  index: number,
  radius: number | ((along: number) => number),
  colourOf: TubeColour,
  finish: ReturnType<typeof finishOf>,
): void {
  const { pixelsPerUnit: scale, heights, width } = canvas;
  const alongX = to[0] - from[0];
  const alongY = to[1] - from[1];
  const lengthSquared = alongX * alongX + alongY * alongY || 1e-6;
  const box = boxRound(canvas, from, to, index, radius);
  for (let row = box.firstRow; row <= box.lastRow; row++) {
    const dy = row / scale + canvas.top - from[1];
    for (let column = box.firstColumn; column <= box.lastColumn; column++) {
      const dx = column / scale + canvas.left - from[0];
      const raw = (dx * alongX + dy * alongY) / lengthSquared;
      const part = raw < 0 ? 0 : raw > 1 ? 1 : raw;
      const offX = dx - part * alongX;
      const offY = dy - part * alongY;
      const distanceSquared = offX * offX + offY * offY;
      const here = typeof radius === 'number' ? radius : radius(index + part);
      if (distanceSquared >= here * here) continue;
      const rise = Math.sqrt(here * here - distanceSquared);
      // The lower end continues the slope; otherwise each joint of a rising strand would look like a bead.
      const climb = to[2] - from[2];
      const z =
        (from[2] + climb * (climb > 0 ? Math.min(raw, 1) : Math.max(raw, 0)) + rise) * scale;
      const pixel = row * width + column;
      if (z <= (heights[pixel] as number)) continue;
      heights[pixel] = z;
      const off = Math.sqrt(distanceSquared) / here;
      setPixel(canvas, pixel, colourOf(off, index + part, dx + from[0], dy + from[1]), finish);
    }
  }
}
