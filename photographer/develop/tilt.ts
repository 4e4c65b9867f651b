import { type Camera, eyeOf, project, scaleAt } from '../camera.ts';
import type { Canvas } from '../canvas.ts';
import { borrow, borrowBytes, releaseBuffer } from './spare-room.ts';
import {
  evenWalls,
  type Film,
  fillShadow,
  fillWall,
  lightWall,
  type Span,
  turned,
} from './walls.ts';

/** The input of the lens: the light of each pixel, and its depth, from which outlines are found. */
export type Frame = {
  width: number;
  height: number;
  /** Pixels per unit of the picture, and the position of its first pixel in units. */
  pixelsPerUnit: number;
  left: number;
  top: number;
  heights: Float32Array;
  /** Linear red, green, blue. */
  light: Float32Array;
};

/** A slope of more pixels per pixel than this is a wall: the camera sees its side and not its top. */
const wallRise = 2.2;
/** In units: a wall whose foot is below `tableHeight` stands on the table; a wall that rises less than `leastVessel` is not a vessel. */
const [tableHeight, leastVessel] = [8, 9];

/** The state of each column of the picture, which is filled from the bottom up. */
type Columns = {
  /** The topmost pixel that is filled. */
  filled: Float32Array;
  /** Height, red, green and blue of the previous row: 4 numbers per column. */
  before: Float32Array;
  isHidden: Uint8Array;
  /** The last wall in each column: its lit red, green and blue, and its row. */
  walls: Float32Array;
  /** The smoothed light of the table in the previous rows: an unused slot for the height, then red, green and blue. */
  tables: Float32Array;
};
/** Smoothing factor of the table's light: the weight of the previous rows, so that a gap between two planks soon fades. */
const steady = 0.94;

function createColumns(width: number, height: number): Columns {
  return {
    filled: new Float32Array(width).fill(height),
    before: new Float32Array(width * 4),
    isHidden: new Uint8Array(width).fill(1),
    walls: new Float32Array(width * 4).fill(-1),
    tables: new Float32Array(width * 4),
  };
}

/** Samples one row of the scene at the picture's columns: 4 numbers each, height in pixels and light. */
function sampleRow(
  canvas: Canvas,
  row: number,
  start: number,
  step: number,
  into: Float32Array,
): void {
  const { width, heights, colours } = canvas;
  const first = row * width;
  const last = width - 2;
  for (let at = 0, x = start; at < into.length; at += 4, x += step) {
    const column = x < 0 ? 0 : x > last ? last : x | 0;
    const part = x < column ? 0 : x > column + 1 ? 1 : x - column;
    const pixel = first + column;
    const [here, next] = [heights[pixel] as number, heights[pixel + 1] as number];
    into[at] =
      Math.abs(next - here) > wallRise * 2
        ? part < 0.5
          ? here
          : next
        : here + (next - here) * part;
    const from = pixel * 3;
    for (let channel = 0; channel < 3; channel++) {
      const one = colours[from + channel] as number;
      into[at + 1 + channel] = one + ((colours[from + 3 + channel] as number) - one) * part;
    }
  }
}

/**
 * Projects a canvas to the view of a tilted camera: nearer things hide those behind them, and walls show their sides.
 * The canvas is lit already; its arrays are not changed.
 * @param focus where the camera looks, in scene units
 * @param picture in units
 * @param scale pixels per unit of the picture
 */
export function tilt(
  canvas: Canvas,
  camera: Camera,
  focus: { x: number; y: number },
  picture: { width: number; height: number },
  scale: number,
): Frame {
  const width = Math.round(picture.width * scale);
  const height = Math.round(picture.height * scale);
  const light = borrow(width * height * 3).fill(0);
  const depths = borrow(width * height).fill(0);
  const columns = createColumns(width, height);
  const film = { width, light, depths, isWall: borrowBytes(width * height).fill(0) };
  const samples = new Float32Array(width * 4);
  const { pixelsPerUnit: fine } = canvas;
  const rise = eyeOf(camera).y / fine;
  for (let row = canvas.height - 1; row >= 0; row--) {
    const y = row / fine + canvas.top - focus.y;
    const bigger = scaleAt(camera, y);
    const left = (-picture.width / 2 / bigger + focus.x - canvas.left) * fine;
    const pace = fine / (scale * bigger);
    sampleRow(canvas, row, left, pace, samples);
    const ground = (project(camera, 0, y).y + picture.height / 2) * scale;
    const line = { ground, rise: rise * bigger * scale, depth: row, start: left, pace };
    showRow(canvas, samples, columns, line, film);
  }
  evenWalls(film, height);
  releaseBuffer(film.isWall);
  return { width, height, pixelsPerUnit: scale, left: 0, top: 0, heights: depths, light };
}

type Row = {
  /** Where the table at this row appears in the picture, in pixels from the top. */
  ground: number;
  /** Pixels by which one pixel of height moves a point up in the picture. */
  rise: number;
  depth: number;
  /** The canvas column at the picture's first column, and the number of canvas columns per picture column. */
  start: number;
  pace: number;
};
/** Fills a column between two heights with ground, interpolating from the previous row's light to this row's light. */
function fillGround(
  samples: Float32Array,
  before: Float32Array,
  at: number,
  span: Span,
  { width, light, depths }: Film,
): void {
  const { column, low, high, depth } = span;
  for (let line = Math.ceil(low) - 1; line >= Math.max(0, Math.ceil(high)); line--) {
    const pixel = line * width + column;
    const part = Math.min(1, (low - line) / (low - high));
    depths[pixel] = depth;
    for (let channel = 1; channel < 4; channel++) {
      const past = before[at + channel] as number;
      light[pixel * 3 + channel - 1] = past + ((samples[at + channel] as number) - past) * part;
    }
  }
}

/** Draws a row of the scene behind the rows that are drawn already. */
function showRow(
  canvas: Canvas,
  samples: Float32Array,
  columns: Columns,
  { ground, rise, depth, start, pace }: Row,
  film: Film,
): void {
  const { filled, before, isHidden, walls, tables } = columns;
  const table = tableHeight * canvas.pixelsPerUnit;
  for (let column = 0, at = 0; column < film.width; column++, at += 4) {
    const z = samples[at] as number;
    const low = filled[column] as number;
    const high = ground - z * rise;
    if (high >= low) isHidden[column] = 1;
    else {
      const span = { column, low, high, depth };
      const step = z - (before[at] as number);
      // A rise behind a hidden part is a wall only if it is high; the far side of a gap in the table is not.
      const least = isHidden[column] === 1 ? leastVessel * canvas.pixelsPerUnit : wallRise;
      if (step > least) {
        const right = samples[Math.min(samples.length - 4, at + 12)] as number;
        const left = samples[Math.max(0, at - 12)] as number;
        const across = Math.round(start + column * pace);
        const source = { row: depth, column: Math.min(Math.max(0, across), canvas.width - 1) };
        lightWall(canvas, walls, at, source, turned(right - left, -step * 2));
        const isVessel =
          canvas.isTapered &&
          (before[at] as number) < table &&
          step > leastVessel * canvas.pixelsPerUnit;
        const foot = isVessel ? fillShadow(tables, at, span, film) : low;
        fillWall(walls, at, { ...span, low: foot }, film, step - wallRise);
      } else if (isHidden[column] === 1) fillGround(samples, samples, at, span, film);
      else fillGround(samples, before, at, span, film);
      filled[column] = high;
      isHidden[column] = 0;
    }
    for (let part = 0; part < 4; part++) before[at + part] = samples[at + part] as number;
    if (canvas.isTapered && z < table)
      for (let part = 1; part < 4; part++)
        tables[at + part] =
          (tables[at + part] as number) * steady + (samples[at + part] as number) * (1 - steady);
  }
}
