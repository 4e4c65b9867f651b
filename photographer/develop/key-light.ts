import type { Canvas } from '../canvas.ts';
import { createPlane, type Plane } from './blur.ts';
import { toWindow, windowSlope, windowWay } from './light.ts';
import { slopeRow } from './slope.ts';
import { between, type Stretch, stretch } from './upsample.ts';
import { patternCell } from './window-pattern.ts';

/** Distances in pixels at which small nearby things are tested for hiding the window. */
const distances = [1.2, 2.1, 3.4, 5.2, 7.6];
/** Pixels to the left and up at each distance, towards the window. */
const left = Int32Array.from(distances, (distance) => -Math.floor(0.5 + windowWay.x * distance));
const up = Int32Array.from(distances, (distance) => -Math.floor(0.5 + windowWay.y * distance));
/** How much higher a thing at each distance must be to hide the window's middle, and how fast it hides the rest. */
const clear = Float32Array.from(distances, (distance) => windowSlope * distance);
const hiding = Float32Array.from(distances, (distance) => 1 / (0.35 * distance + 1));

/** Dims a row by the shadows of small neighbours, such as a grain of rice. @param into is multiplied by 0 to 1 */
function dimNear({ width, heights }: Canvas, row: number, into: Float32Array): void {
  const start = row * width;
  for (let column = 0; column < width; column++) {
    if (into[column] === 0) continue;
    const pixel = start + column;
    const here = heights[pixel] as number;
    let hidden = 0;
    for (let index = 0; index < 5; index++) {
      const aside = left[index] as number;
      const upwards = up[index] as number;
      if (column < aside || row < upwards) break;
      const above = heights[pixel - upwards * width - aside] as number;
      const part = (above - here - (clear[index] as number)) * (hiding[index] as number);
      if (part > hidden) hidden = part;
    }
    if (hidden > 0) into[column] = hidden > 1 ? 0 : (into[column] as number) * (1 - hidden);
  }
}

/** Computes how squarely a row faces the window, 0 to 1; on translucent material light wraps around the edge. @param into is filled */
function faceWindow(
  { width, translucency }: Canvas,
  row: number,
  across: Float32Array,
  along: Float32Array,
  into: Float32Array,
): void {
  const start = row * width;
  for (let column = 0; column < width; column++) {
    const riseX = across[column] as number;
    const riseY = along[column] as number;
    const shorten = 1 / Math.sqrt(1 + riseX * riseX + riseY * riseY);
    const straight = (toWindow.z - riseX * toWindow.x - riseY * toWindow.y) * shorten;
    const wrap = (translucency[start + column] as number) * (0.5 / 255);
    const turned = (straight + wrap) / (1 + wrap);
    into[column] = turned > 0 ? turned : 0;
  }
}

/** A low-resolution plane, sampled at every pixel of the picture. */
type Reading = { plane: Plane; columns: Stretch; rows: Stretch };

function reading(canvas: Canvas, plane: Plane, cell: number): Reading {
  return {
    plane,
    columns: stretch(canvas.width, plane.width, cell),
    rows: stretch(canvas.height, plane.height, cell),
  };
}

/** Multiplies a row by the values of a low-resolution plane. @param into is multiplied */
function dimBy({ plane, columns, rows }: Reading, row: number, into: Float32Array): void {
  const { width, values } = plane;
  const start = (rows.before[row] as number) * width;
  const below = rows.part[row] as number;
  const { before, part } = columns;
  for (let column = 0; column < into.length; column++) {
    const at = start + (before[column] as number);
    const value = between(values, at, width, part[column] as number, below);
    into[column] = value < 0.01 ? 0 : (into[column] as number) * value;
  }
}

/** Computes the window's light on every pixel from how much of the window it sees and how squarely it faces it. */
export function keyLight(canvas: Canvas, window: Plane, pattern: Plane): Plane {
  const { width, height } = canvas;
  const key = createPlane(width, height);
  const seen = reading(canvas, window, 2);
  const shades = reading(canvas, pattern, patternCell);
  const across = new Float32Array(width);
  const along = new Float32Array(width);
  for (let row = 0; row < height; row++) {
    const line = key.values.subarray(row * width, (row + 1) * width);
    slopeRow(canvas, row, across, along);
    faceWindow(canvas, row, across, along, line);
    dimBy(seen, row, line);
    dimBy(shades, row, line);
    dimNear(canvas, row, line);
  }
  return key;
}
