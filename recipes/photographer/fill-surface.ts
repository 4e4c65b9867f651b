import type { Canvas } from './canvas.ts';
import type { Surface, SurfacePoint } from './surfaces/surface.ts';

/** Units above the mean that a table may rise to: vessels stand at 0, and nothing may grow through their floors. */
const highest = 5;

/**
 * Makes the table of a surface, over everything that was there. Every second pixel is worked out, and those between are
 * their means: a table lies out of focus, and costs as much as a whole dish otherwise.
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

/** A pixel as the mean of its neighbours to the left and right. */
function fillBetween(canvas: Canvas, pixel: number): void {
  const { heights, colours, gloss, relief } = canvas;
  heights[pixel] = ((heights[pixel - 1] as number) + (heights[pixel + 1] as number)) / 2;
  for (let at = pixel * 3; at < pixel * 3 + 3; at++) {
    colours[at] = ((colours[at - 3] as number) + (colours[at + 3] as number)) / 2;
  }
  gloss[pixel] = ((gloss[pixel - 1] as number) + (gloss[pixel + 1] as number)) / 2;
  relief[pixel] = ((relief[pixel - 1] as number) + (relief[pixel + 1] as number)) / 2;
}
