import type { Canvas } from './canvas.ts';
import type { Surface, SurfacePoint } from './surfaces/surface.ts';

/** Units above the mean that a table may rise to: vessels stand at 0, and nothing may grow through their floors. */
const highest = 5;

/** Makes the table of a surface, over everything that was there. */
export function fillSurface(canvas: Canvas, surface: Surface): void {
  const { pixelsPerUnit: scale, width, height, heights, colours } = canvas;
  const point: SurfacePoint = { red: 0, green: 0, blue: 0, height: 0, gloss: 0, relief: 0 };
  canvas.translucency.fill(0);
  canvas.metal.fill(0);
  for (let row = 0, pixel = 0; row < height; row++) {
    const y = row / scale + canvas.top;
    for (let column = 0; column < width; column++, pixel++) {
      surface(column / scale + canvas.left, y, point);
      heights[pixel] = Math.min(highest, point.height) * scale;
      colours[pixel * 3] = point.red;
      colours[pixel * 3 + 1] = point.green;
      colours[pixel * 3 + 2] = point.blue;
      canvas.gloss[pixel] = point.gloss * 255;
      canvas.relief[pixel] = point.relief * 255;
    }
  }
}
