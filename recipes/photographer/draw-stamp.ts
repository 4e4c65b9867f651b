import { type Canvas, finishOf, heightAt, type Material, pixelBox, setPixel } from './canvas.ts';
import type { Colour } from './colour.ts';

/** Where a thing lies, how it is turned (radians) and how big it is, in units. */
export type Place = {
  x: number;
  y: number;
  rotation?: number;
  radiusX: number;
  radiusY: number;
  /** Height of the value 1 of its shape. */
  height: number;
};

/** The height of a thing at its own place, u and v from −1 to 1: 0 to 1, below 0 where it is not. */
export type Shape = (u: number, v: number) => number;

/** The colour there; may give the same array each time, for it is copied at once. */
export type ColourOf = (u: number, v: number, h: number, x: number, y: number) => Colour;

/** How a thing meets what lies under it. */
export type Laying = {
  /** Height in units on which it stands; measured under it when not given. */
  base?: number;
  /** How much of its own height sinks in, 0 to 1. */
  sink?: number;
  /** Rise in units a unit, and the direction in radians in which it rises. */
  tilt?: number;
  tiltTowards?: number;
  /** Below 1 the colour under it shines through. */
  cover?: number;
  /** Shows even where something higher lay: a plate on a cloth presses its folds flat. */
  covers?: boolean;
  /** How far beyond ±1 the shape may reach; 1.4 when not given, 1 is fastest. */
  reach?: number;
};

const probes = [
  [0, 0],
  [0.5, 0],
  [-0.5, 0],
  [0, 0.5],
  [0, -0.5],
] as const;

/** The mean height of what lies under a thing. */
function groundUnder(canvas: Canvas, place: Place, cos: number, sin: number): number {
  let sum = 0;
  for (const [u, v] of probes) {
    const along = u * place.radiusX;
    const across = v * place.radiusY;
    sum += heightAt(
      canvas,
      place.x + along * cos - across * sin,
      place.y + along * sin + across * cos,
    );
  }
  return sum / probes.length;
}

/** Lays a thing on the canvas: it shows wherever it stands higher than what was there. */
export function drawStamp(
  canvas: Canvas,
  place: Place,
  shape: Shape,
  colourOf: ColourOf,
  options: Material & Laying = {},
): void {
  const { pixelsPerUnit: scale, heights, width } = canvas;
  const cos = Math.cos(place.rotation ?? 0);
  const sin = Math.sin(place.rotation ?? 0);
  const base =
    options.base ?? groundUnder(canvas, place, cos, sin) - (options.sink ?? 0) * place.height;
  const { tilt = 0, tiltTowards = 0, cover = 1, covers = false, reach = 1.4 } = options;
  const tiltX = Math.cos(tiltTowards) * tilt;
  const tiltY = Math.sin(tiltTowards) * tilt;
  const finish = finishOf(options);
  const box = pixelBox(
    canvas,
    place.x,
    place.y,
    reach * (Math.abs(place.radiusX * cos) + Math.abs(place.radiusY * sin)),
    reach * (Math.abs(place.radiusX * sin) + Math.abs(place.radiusY * cos)),
  );
  for (let row = box.firstRow; row <= box.lastRow; row++) {
    const dy = row / scale + canvas.top - place.y;
    for (let column = box.firstColumn; column <= box.lastColumn; column++) {
      const dx = column / scale + canvas.left - place.x;
      const u = (dx * cos + dy * sin) / place.radiusX;
      const v = (dy * cos - dx * sin) / place.radiusY;
      if (u < -reach || u > reach || v < -reach || v > reach) continue;
      const h = shape(u, v);
      if (!(h > 0)) continue;
      const z = (base + h * place.height + dx * tiltX + dy * tiltY) * scale;
      const pixel = row * width + column;
      if (!covers && z <= (heights[pixel] as number)) continue;
      heights[pixel] = z;
      setPixel(canvas, pixel, colourOf(u, v, h, dx + place.x, dy + place.y), finish, cover);
    }
  }
}
