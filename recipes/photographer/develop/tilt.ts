import { type Camera, eyeOf, project, scaleAt } from '../camera.ts';
import type { Canvas } from '../canvas.ts';
import { borrow } from './blur.ts';
import { toWindow } from './light.ts';

/** What the lens gets: the light of each pixel, and how far away it comes from, for the outlines. */
export type Frame = {
  width: number;
  height: number;
  /** Pixels a unit of the picture, and the unit position of its first pixel. */
  pixelsPerUnit: number;
  left: number;
  top: number;
  heights: Float32Array;
  /** Linear red, green, blue. */
  light: Float32Array;
};

/** A rise of more than so many pixels a pixel is a wall, whose side is seen and not its top. */
const wallRise = 2.2;
/** How bright a wall is against the top of it: at its foot, at its head. */
const [footLight, headLight] = [0.4, 0.82];
/** How much a wall's turn to the window changes that. */
const turnLight = 0.45;
/** What a wall adds to the pixel's distance, so that its edges are outlines. */
const wallMark = 4;

/** What is shown so far in each column of the picture, from below upwards. */
type Columns = {
  /** The topmost pixel that is filled. */
  filled: Float32Array;
  /** Height, red, green and blue of the row before: 4 numbers a column. */
  before: Float32Array;
  isHidden: Uint8Array;
  /** The wall seen last in each column: red, green and blue as lit, and the row it stands in. */
  walls: Float32Array;
};

function createColumns(width: number, height: number): Columns {
  return {
    filled: new Float32Array(width).fill(height),
    before: new Float32Array(width * 4),
    isHidden: new Uint8Array(width).fill(1),
    walls: new Float32Array(width * 4).fill(-1),
  };
}

/** One row of the scene at the picture's columns: 4 numbers each, height in pixels and the light. */
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

/** How brightly a wall is lit by its turn: the window stands to the left. @param rise of the ground to the right, to the viewer */
function turned(across: number, along: number): number {
  const length = Math.hypot(across, along) || 1;
  const towards = (-across * toWindow.x - along * toWindow.y) / length;
  return 1 + turnLight * towards;
}

/**
 * Shows what lies on a canvas as a camera beside the table sees it: nearer things hide those behind them, walls show their sides.
 * The canvas is lit already; its own arrays stay as they are.
 * @param focus where the camera looks, in units of the scene
 * @param picture in units
 * @param scale pixels a unit of the picture
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
    showRow(canvas, samples, columns, line, { width, light, depths });
  }
  return { width, height, pixelsPerUnit: scale, left: 0, top: 0, heights: depths, light };
}

type Row = {
  /** Where its table lies in the picture, in pixels from above. */
  ground: number;
  /** Pixels of the picture that a pixel of height lifts. */
  rise: number;
  depth: number;
  /** The column of the canvas that the picture's first shows, and how many it goes on a column of the picture. */
  start: number;
  pace: number;
};
type Film = { width: number; light: Float32Array; depths: Float32Array };

/** Rows by which two columns of one wall may be apart, and how much a column takes over from the one to its left. */
const sameWall = 8;
const evenness = 0.93;
/** Rows behind its edge where a wall's top shows its own colour: the edge itself is dark, or has the light of its neighbours. */
const intoTop = 4;

/** The light of a wall's head: evened out along the wall, for single pixels of a rim would run down it as stripes. */
function lightWall(
  { width, heights, colours }: Canvas,
  walls: Float32Array,
  at: number,
  source: { row: number; column: number },
  turn: number,
): void {
  const { row, column } = source;
  const edge = row * width + column;
  const behind = Math.max(0, row - intoTop) * width + column;
  const isTop = (heights[behind] as number) >= (heights[edge] as number) - 1;
  const from = (isTop ? behind : edge) * 3;
  const isBeside = at > 0 && Math.abs((walls[at - 1] as number) - row) < sameWall;
  for (let channel = 0; channel < 3; channel++) {
    const here = (colours[from + channel] as number) * turn;
    const left = isBeside ? (walls[at - 4 + channel] as number) : here;
    walls[at + channel] = here + (left - here) * evenness;
  }
  walls[at + 3] = row;
}

/** Fills a column of the picture between two heights with a wall. */
function fillWall(
  walls: Float32Array,
  at: number,
  span: Span,
  { width, light, depths }: Film,
): void {
  const { column, low, high, depth } = span;
  for (let line = Math.ceil(low) - 1; line >= Math.max(0, Math.ceil(high)); line--) {
    const pixel = line * width + column;
    const bright = footLight + (headLight - footLight) * ((low - line) / (low - high));
    depths[pixel] = depth + wallMark;
    for (let channel = 0; channel < 3; channel++)
      light[pixel * 3 + channel] = (walls[at + channel] as number) * bright;
  }
}

/** Fills a column between two heights with ground: from the light of the row before to that of this one. */
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

/** A stretch of one column of the picture, in pixels. */
type Span = { column: number; low: number; high: number; depth: number };

/** Puts a row of the scene behind those that are shown already. */
function showRow(
  canvas: Canvas,
  samples: Float32Array,
  columns: Columns,
  { ground, rise, depth, start, pace }: Row,
  film: Film,
): void {
  const { filled, before, isHidden, walls } = columns;
  for (let column = 0, at = 0; column < film.width; column++, at += 4) {
    const z = samples[at] as number;
    const low = filled[column] as number;
    const high = ground - z * rise;
    if (high >= low) isHidden[column] = 1;
    else {
      const span = { column, low, high, depth };
      const step = z - (before[at] as number);
      if (isHidden[column] === 0 && step > wallRise) {
        const right = samples[Math.min(samples.length - 4, at + 12)] as number;
        const left = samples[Math.max(0, at - 12)] as number;
        const across = Math.round(start + column * pace);
        const source = { row: depth, column: Math.min(Math.max(0, across), canvas.width - 1) };
        lightWall(canvas, walls, at, source, turned(right - left, -step * 2));
        fillWall(walls, at, span, film);
      } else if (isHidden[column] === 1) fillGround(samples, samples, at, span, film);
      else fillGround(samples, before, at, span, film);
      filled[column] = high;
      isHidden[column] = 0;
    }
    for (let part = 0; part < 4; part++) before[at + part] = samples[at + part] as number;
  }
}
