import type { Plane } from './blur.ts';
import { windowHalfWidth, windowHighSlope, windowLowSlope, windowWay } from './light.ts';

/** Unevenness below this many pixels casts no shadow. */
const tolerance = 0.35;

/** How the plane is traversed line by line, away from the window. */
type Walk = {
  /** Number of lines, and of pixels per line. */
  lines: number;
  length: number;
  /** Index steps from line to line and from pixel to pixel, and the index of the first pixel. */
  lineStep: number;
  pixelStep: number;
  start: number;
  /** Sideways offset in pixels at which the previous line is read, and the real distance in pixels between both points. */
  aside: number;
  way: number;
};

/** Traverses rows when the light comes more from above, columns when it comes more from the side. */
function walkAlong(plane: Plane, x: number, y: number): Walk {
  const { width, height } = plane;
  if (Math.abs(y) >= Math.abs(x)) {
    const down = y < 0;
    return {
      lines: height,
      length: width,
      lineStep: down ? width : -width,
      pixelStep: 1,
      start: down ? 0 : (height - 1) * width,
      aside: x / Math.abs(y),
      way: 1 / Math.abs(y),
    };
  }
  const right = x < 0;
  return {
    lines: width,
    length: height,
    lineStep: right ? 1 : -1,
    pixelStep: width,
    start: right ? 0 : width - 1,
    aside: y / Math.abs(x),
    way: 1 / Math.abs(x),
  };
}

/** The top of the shadow over each pixel of a line, and the distance to the thing that casts it. */
type Line = { top: Float32Array; far: Float32Array };

/**
 * Propagates shadows along one direction. A shadow's top sinks with the slope `foot`; its height
 * above the ground, relative to its length, determines how much of the window is hidden.
 * @param hidden is raised to the part of the window that is hidden in this direction, 0 to 1
 */
function sweep(heights: Plane, walk: Walk, foot: number, hidden: Float32Array): void {
  const { lines, length, lineStep, pixelStep, start, aside, way } = walk;
  const values = heights.values;
  let before: Line = { top: new Float32Array(length + 2), far: new Float32Array(length + 2) };
  let here: Line = { top: new Float32Array(length + 2), far: new Float32Array(length + 2) };
  const whole = Math.floor(aside);
  const part = aside - whole;
  const sink = foot * way;
  const span = windowHighSlope - windowLowSlope;
  const ahead = foot - windowLowSlope;
  for (let line = 0; line < lines; line++) {
    const { top, far } = before;
    for (let at = 0, index = start + line * lineStep; at < length; at++, index += pixelStep) {
      const from = at + whole;
      const one = from < 0 ? 0 : from >= length ? length - 1 : from;
      const two = from + 1 < 0 ? 0 : from + 1 >= length ? length - 1 : from + 1;
      const ground = values[index] as number;
      const shadow = (top[one] as number) * (1 - part) + (top[two] as number) * part - sink;
      if (shadow <= ground) {
        here.top[at] = ground;
        here.far[at] = 0;
        continue;
      }
      const distance = (far[one] as number) * (1 - part) + (far[two] as number) * part + way;
      here.top[at] = shadow;
      here.far[at] = distance;
      const share = (ahead + (shadow - ground - tolerance) / distance) / span;
      if (share > (hidden[index] as number)) hidden[index] = share > 1 ? 1 : share;
    }
    const swapped = before;
    before = here;
    here = swapped;
  }
}

/**
 * Computes how much of the window each place sees, 0 to 1: soft shadows that widen with distance.
 * @param heights in pixels of this plane
 * @param scratch as long as the plane; overwritten
 */
export function seeWindow(heights: Plane, scratch: Float32Array, into: Plane): void {
  const middle = Math.atan2(windowWay.y, windowWay.x);
  const ways = [-1, -0.4, 0.4, 1].map((part) => middle + part * windowHalfWidth);
  into.values.fill(1);
  for (const angle of ways) {
    scratch.fill(0);
    const walk = walkAlong(heights, Math.cos(angle), Math.sin(angle));
    sweep(heights, walk, windowLowSlope, scratch);
    sweep(heights, walk, (windowLowSlope + windowHighSlope) / 2, scratch);
    for (let index = 0; index < scratch.length; index++) {
      const share = scratch[index] as number;
      // The window's panes are brightest in its middle.
      const soft = share * share * (3 - 2 * share);
      into.values[index] = (into.values[index] as number) - soft / ways.length;
    }
  }
}
