import type { Plane } from './blur.ts';

/** Everything that the last pass reads: what reaches each place before its colour is known. */
export type Lighting = {
  /** Light of the window on each pixel, 0 to about 1. */
  key: Plane;
  /** The same at half size, wandered through flesh: red farthest, blue least. */
  soft: readonly [red: Plane, green: Plane, blue: Plane];
  /** How much of the room is seen, at a quarter. */
  room: Plane;
  /** Mean heights around, at half size, in full pixels: what lies below them is a hollow. */
  around: Plane;
  /** What the neighbours throw back, at a sixth: three floats a place. */
  bounce: Plane;
  /** Where the viewer's eye is: see `eyeOf`. */
  eye: { y: number; z: number };
};
