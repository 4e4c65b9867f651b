import type { Canvas } from './canvas.ts';
import type { Surface, SurfacePoint } from './surfaces/surface.ts';

/** Maximum height of a table above its mean, in units: vessels are placed at 0, and the table must not show through their floors. */
const highest = 5;

/**
 * Draws a table surface over the whole canvas. Only every second pixel is computed, and the pixels between are
 * means of their neighbours: a table is out of focus, and would otherwise cost as much as a whole dish.
 */
export function fillSurface(canvas: Canvas, surface: Surface): void {
  const { pixelsPerUnit: scale, width, height } = canvas;
  const point: SurfacePoint = { red: 0, green: 0, blue: 0, height: 0, gloss: 0, relief: 0 };
  canvas.translucency.fill(0);
  canvas.metal.fill(0);
  for (let row = 0; row < height; row++) {
    const y = row / scale + canvas.top;
    const start = row * width;
    for (let column = 0; column < width; column += 2) {
      surface(column / scale + canvas.left, y, point);
      setPoint(canvas, start + column, point);
      if (column > 0) fillBetween(canvas, start + column - 1);
    }
    if (width % 2 === 0) setPoint(canvas, start + width - 1, point);
  }
}

function setPoint(canvas: Canvas, pixel: number, point: SurfacePoint): void {
  const { heights, colours } = canvas;
  heights[pixel] = Math.min(highest, point.height) * canvas.pixelsPerUnit;
  colours[pixel * 3] = point.red;
  colours[pixel * 3 + 1] = point.green;
  colours[pixel * 3 + 2] = point.blue;
  canvas.gloss[pixel] = point.gloss * 255;
  canvas.relief[pixel] = point.relief * 255;
}

/** Sets a pixel to the mean of its left and right neighbours. */
function fillBetween(canvas: Canvas, pixel: number): void {
  const { heights, colours, gloss, relief } = canvas;
  heights[pixel] = ((heights[pixel - 1] as number) + (heights[pixel + 1] as number)) / 2;
  for (let at = pixel * 3; at < pixel * 3 + 3; at++) {
    colours[at] = ((colours[at - 3] as number) + (colours[at + 3] as number)) / 2;
  }
  gloss[pixel] = ((gloss[pixel - 1] as number) + (gloss[pixel + 1] as number)) / 2;
  relief[pixel] = ((relief[pixel - 1] as number) + (relief[pixel + 1] as number)) / 2;
}
