import type { Plane } from './blur.ts';

/** The input of the last pass: the light that reaches each place, before its colour is applied. */
export type Lighting = {
  /** The window's light on each pixel, 0 to about 1. */
  key: Plane;
  /** The same at half size after subsurface scattering: red spreads farthest, blue least. */
  soft: readonly [red: Plane, green: Plane, blue: Plane];
  /** How much of the room each place sees, at a quarter of the size. */
  room: Plane;
  /** Mean surrounding heights, at half size, in pixels; a pixel below the mean lies in a hollow. */
  around: Plane;
  /** Light that the neighbours reflect, at a sixth of the size: three floats per cell. */
  bounce: Plane;
  /** Direction to the viewer's eye, see `eyeOf`. */
  eye: { y: number; z: number };
};
