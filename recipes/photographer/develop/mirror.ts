import { toWindow } from './light.ts';

/** How finely, and how far, the fading of light is worked out beforehand: a picture asks for it millions of times. */
const fadingSteps = 400;
const fadingEnd = 8;
const fadings = Float32Array.from({ length: fadingSteps * fadingEnd + 1 }, (_, at) =>
  Math.exp(-at / fadingSteps),
);

/** e to the power of −way, for ways from 0 to 8. */
const fading = (way: number): number => fadings[(way * fadingSteps + 0.5) | 0] as number;

/**
 * How near the mirrored way of a face is to the window: the square of the distance between both, 0 to 4.
 * @param facing how squarely the face looks at the eye @param eye see `eyeOf`
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
 * What the camera sees mirrored: the window, softened by roughness, and the pale ceiling at grazing faces.
 * @param away see `awayFromWindow` @param facing how squarely the face looks at the eye, 0 to 1
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

/** What bare metal mirrors besides: the bright half of the room towards the window, the dark one away from it. */
export function mirrorRoom(away: number, seen: number): number {
  const towards = 1 - away / 2;
  return seen * (0.02 + (towards > 0 ? 0.13 * towards * towards : 0.02 * towards * towards));
}
