import type { Canvas } from '../canvas.ts';
import { toWindow } from './light.ts';

/** The picture that a tilted camera exposes, row by row. */
export type Film = {
  width: number;
  light: Float32Array;
  depths: Float32Array;
  /** 1 where the picture shows the side of a thing. */
  isWall: Uint8Array;
};

/** A stretch of one column of the picture, in pixels. */
export type Span = { column: number; low: number; high: number; depth: number };

/** Brightness of a wall relative to its top surface: at its foot and at its head. */
const [footLight, headLight] = [0.4, 0.82];
/** How much a wall's orientation to the window changes its brightness. */
const turnLight = 0.45;
/** Added to the depth of a wall's pixels, so that its edges are detected as outlines. */
const wallMark = 4;

/** Returns a wall's brightness factor by its orientation; the window is to the left. Takes the rise to the right and towards the viewer. */
export function turned(across: number, along: number): number {
  const length = Math.hypot(across, along) || 1;
  const towards = (-across * toWindow.x - along * toWindow.y) / length;
  return 1 + turnLight * towards;
}

/** Maximum distance in rows of two columns of one wall, and the weight of the column to the left when smoothing. */
const sameWall = 24;
const evenness = 0.9;
/** Rows behind a wall's edge where its top has its true colour: the edge itself is dark or has the light of its neighbours. */
const intoTop = 4;
/** Column offsets that are averaged for the light of a wall's head, and their maximum difference in height. */
const headColumns = [-9, -6, -3, 0, 3, 6, 9] as const;
const sameHead = 5;

/** Computes the light of a wall's head, smoothed along the wall: otherwise single pixels of a rim would run down it as stripes. */
export function lightWall(
  { width, heights, colours }: Canvas,
  walls: Float32Array,
  at: number,
  source: { row: number; column: number },
  turn: number,
): void {
  const { row, column } = source;
  const edge = row * width + column;
  const behind = Math.max(0, row - intoTop) * width + column;
  const edgeHeight = heights[edge] as number;
  const head = (heights[behind] as number) >= edgeHeight - 1 ? behind : edge;
  const isBeside = at > 0 && Math.abs((walls[at - 1] as number) - row) < sameWall;
  let [red, green, blue, count] = [0, 0, 0, 0];
  for (const aside of headColumns) {
    if (column + aside < 0 || column + aside >= width) continue;
    const pixel = head + aside;
    if (Math.abs((heights[pixel] as number) - (heights[head] as number)) > sameHead) continue;
    red += colours[pixel * 3] as number;
    green += colours[pixel * 3 + 1] as number;
    blue += colours[pixel * 3 + 2] as number;
    count++;
  }
  const means = [red, green, blue];
  for (let channel = 0; channel < 3; channel++) {
    const here = ((means[channel] as number) / count) * turn;
    const left = isBeside ? (walls[at - 4 + channel] as number) : here;
    walls[at + channel] = here + (left - here) * evenness;
  }
  walls[at + 3] = row;
}

/** The visible part of a tapered vessel's side below its rim, and the darkest and brightest factor of the shadow under it. */
const seenSide = 0.45;
const [darkShadow, brightShadow] = [0.3, 0.85];

/** Fills the foot of a tapered vessel with the shadowed table. @returns the line of the picture where its side begins */
export function fillShadow(tables: Float32Array, at: number, span: Span, film: Film): number {
  const { column, low, high, depth } = span;
  const foot = low - (low - high) * (1 - seenSide);
  for (let line = Math.ceil(low) - 1; line >= Math.max(0, Math.ceil(foot)); line--) {
    const pixel = line * film.width + column;
    const bright = darkShadow + (brightShadow - darkShadow) * ((line - foot) / (low - foot)) ** 1.4;
    film.depths[pixel] = depth;
    film.isWall[pixel] = 1;
    for (let channel = 0; channel < 3; channel++)
      film.light[pixel * 3 + channel] = (tables[at + 1 + channel] as number) * bright;
  }
  return foot;
}

/** A slope this much steeper than the flattest wall is shaded fully as a wall; between them the shading is partial. */
const sheer = 1.4;

/**
 * Fills a column of the picture between two heights with a wall.
 * @param steepness slope above that of the flattest wall, in pixels per pixel
 */
export function fillWall(
  walls: Float32Array,
  at: number,
  span: Span,
  { width, light, depths, isWall }: Film,
  steepness: number,
): void {
  const { column, low, high, depth } = span;
  const part = Math.min(1, steepness / sheer);
  for (let line = Math.ceil(low) - 1; line >= Math.max(0, Math.ceil(high)); line--) {
    const pixel = line * width + column;
    isWall[pixel] = 1;
    const lit = footLight + (headLight - footLight) * ((low - line) / (low - high));
    const bright = 1 + (lit - 1) * part;
    depths[pixel] = depth + wallMark;
    for (let channel = 0; channel < 3; channel++)
      light[pixel * 3 + channel] = (walls[at + channel] as number) * bright;
  }
}

/** Pixels to each side over which a wall is smoothed, and the widest gap in pixels that still belongs to the same wall. */
const wallReach = 7;
const wallGap = 2;
/** Maximum distance in scene rows between neighbours on one wall. */
const wallDepth = 30;

/** Smooths the light of one row of a wall; `from` and `to` are pixels. */
function evenRun({ light }: Film, from: number, to: number, copy: Float32Array): void {
  const length = to - from;
  for (let channel = 0; channel < 3; channel++) {
    for (let at = 0; at < length; at++) copy[at] = light[(from + at) * 3 + channel] as number;
    let [sum, first, last] = [0, 0, 0];
    for (let at = 0; at < length; at++) {
      for (; last < Math.min(length, at + wallReach + 1); last++) sum += copy[last] as number;
      for (; first < at - wallReach; first++) sum -= copy[first] as number;
      light[(from + at) * 3 + channel] = sum / (last - first);
    }
  }
}

/** Smooths walls along each row: their columns are lit one by one and would look striped otherwise. */
export function evenWalls(film: Film, height: number): void {
  const { width, depths, isWall } = film;
  const copy = new Float32Array(width);
  for (let row = 0; row < height; row++) {
    const [start, end] = [row * width, (row + 1) * width];
    let from = -1;
    let last = -1;
    for (let pixel = start; pixel <= end; pixel++) {
      const continues =
        pixel < end &&
        isWall[pixel] === 1 &&
        (last < 0 || Math.abs((depths[pixel] as number) - (depths[last] as number)) < wallDepth);
      if (continues) {
        if (from < 0) from = pixel;
        last = pixel;
      } else if (from >= 0 && (pixel === end || isWall[pixel] === 1 || pixel - last > wallGap)) {
        evenRun(film, from, last + 1, copy);
        [from, last] = pixel < end && isWall[pixel] === 1 ? [pixel, pixel] : [-1, -1];
      }
    }
  }
}
