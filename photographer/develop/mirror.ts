import { toWindow } from './light.ts';

/** Steps per unit and range of the precomputed exponential falloff: a picture needs it millions of times. */
const fadingSteps = 400;
const fadingEnd = 8;
const fadings = Float32Array.from({ length: fadingSteps * fadingEnd + 1 }, (_, at) =>
  Math.exp(-at / fadingSteps),
);

/** Returns e to the power of −way, for `way` from 0 to 8. */
const fading = (way: number): number => fadings[(way * fadingSteps + 0.5) | 0] as number;

/**
 * Returns the squared distance, 0 to 4, between the reflected view direction of a face and the direction to the window.
 * @param facing how squarely the face is turned to the eye @param eye see `eyeOf`
 */
export function awayFromWindow(
  x: number,
  y: number,
  z: number,
  facing: number,
  eye: { y: number; z: number },
): number {
  const rx = 2 * facing * x - toWindow.x;
  const ry = 2 * facing * y - eye.y - toWindow.y;
  const rz = 2 * facing * z - eye.z - toWindow.z;
  return rx * rx + ry * ry + rz * rz;
}

/**
 * Returns the reflected light that the camera sees: the window, softened by roughness, and the pale ceiling on grazing faces.
 * @param away see `awayFromWindow` @param facing how squarely the face is turned to the eye, 0 to 1
 * @param direct how much of the window's light reaches the place @param seen how much of the room it sees
 */
export function mirror(
  away: number,
  facing: number,
  gloss: number,
  direct: number,
  seen: number,
): number {
  if (gloss < 0.02) return 0;
  const width = 0.04 + 0.55 * (1 - gloss) * (1 - gloss);
  const grazing = 1 - facing;
  const wide = 0.09 * fading(away / 0.55);
  const ceiling = gloss * seen * (0.01 + wide + 0.12 * grazing * grazing * grazing);
  if (away > width * 5) return ceiling;
  const lit = direct > 0.25 ? 1 : direct * 4;
  return ceiling + gloss * lit * fading(away / width) * (0.34 + 1.1 * gloss * gloss);
}

/** Returns the room that bare metal reflects as well: its bright half towards the window, its dark half away from it. */
export function mirrorRoom(away: number, seen: number): number {
  const towards = 1 - away / 2;
  return seen * (0.02 + (towards > 0 ? 0.13 * towards * towards : 0.02 * towards * towards));
}
