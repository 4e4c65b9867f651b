import { type Canvas, finishOf, heightAt, type Material, pixelBox, setPixel } from './canvas.ts';
import type { Colour } from './colour.ts';

/** Position and size of a thing in units, and its rotation in radians. */
export type Place = {
  x: number;
  y: number;
  rotation?: number;
  radiusX: number;
  radiusY: number;
  /** Height in units where the shape is 1. */
  height: number;
};

/** Returns a thing's height at its local u and v (−1 to 1): 0 to 1, or below 0 outside the thing. */
export type Shape = (u: number, v: number) => number;

/** Returns the colour at a position. It may return the same array each time: the array is copied at once. */
export type ColourOf = (u: number, v: number, h: number, x: number, y: number) => Colour;

/** How a thing is placed on the things below it. */
export type Laying = {
  /** Height in units of its base; measured on the canvas below it when not given. */
  base?: number;
  /** The part of its height that sinks in, 0 to 1. */
  sink?: number;
  /** Slope in units per unit, and the direction in radians in which it rises. */
  tilt?: number;
  tiltTowards?: number;
  /** Opacity: below 1 the colour below shows through. */
  cover?: number;
  /** Replaces higher things as well: a plate on a cloth presses the folds flat. */
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

/** Returns the mean height of the canvas under a thing. */
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

/** A thing's rotation, and how far beyond its radii it may reach. */
type Turned = { cos: number; sin: number; reach: number };

/** Returns the pixels that a rotated thing may touch. */
function boxOf(canvas: Canvas, { x, y, radiusX, radiusY }: Place, { cos, sin, reach }: Turned) {
  const reachX = reach * (Math.abs(radiusX * cos) + Math.abs(radiusY * sin));
  const reachY = reach * (Math.abs(radiusX * sin) + Math.abs(radiusY * cos));
  return pixelBox(canvas, x, y, reachX, reachY);
}

/** Returns where a line crosses the rotated box of a place, in units right of its middle. Empty when `from` is greater than `to`. */
function spanOf(
  place: Place,
  { cos, sin, reach }: Turned,
  dy: number,
): readonly [from: number, to: number] {
  const [farX, farY] = [reach * place.radiusX, reach * place.radiusY];
  // Both of: |dx · cos + dy · sin| ≤ farX and |dy · cos − dx · sin| ≤ farY.
  const alongX = [(-farX - dy * sin) / cos, (farX - dy * sin) / cos] as const;
  const alongY = [(dy * cos - farY) / sin, (dy * cos + farY) / sin] as const;
  const steepX = Math.abs(cos) > 1e-6;
  const steepY = Math.abs(sin) > 1e-6;
  return [
    Math.max(steepX ? Math.min(...alongX) : -Infinity, steepY ? Math.min(...alongY) : -Infinity),
    Math.min(steepX ? Math.max(...alongX) : Infinity, steepY ? Math.max(...alongY) : Infinity),
  ];
}

/** Draws a thing on the canvas: it is visible where it is higher than the existing pixels. */
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
  const turned = { cos, sin, reach };
  const box = boxOf(canvas, place, turned);
  for (let row = box.firstRow; row <= box.lastRow; row++) {
    const dy = row / scale + canvas.top - place.y;
    const [first, last] = spanOf(place, turned, dy);
    const left = canvas.left - place.x;
    const lastColumn = Math.min(box.lastColumn, Math.floor((last - left) * scale));
    let column = Math.max(box.firstColumn, Math.ceil((first - left) * scale));
    for (; column <= lastColumn; column++) {
      const dx = column / scale + left;
      const u = (dx * cos + dy * sin) / place.radiusX;
      const v = (dy * cos - dx * sin) / place.radiusY;
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
