import { toWindow } from './light.ts';

/**
 * What the camera sees mirrored: the window, softened by roughness, and the pale ceiling at grazing faces.
 * @param direct how much of the window's light reaches the place @param seen how much of the room it sees
 */
export function mirror(
  nx: number,
  ny: number,
  nz: number,
  gloss: number,
  direct: number,
  seen: number,
): number {
  if (gloss < 0.02) return 0;
  const rx = 2 * nz * nx - toWindow.x;
  const ry = 2 * nz * ny - toWindow.y;
  const rz = 2 * nz * nz - 1 - toWindow.z;
  const off = rx * rx + ry * ry + rz * rz;
  const width = 0.04 + 0.55 * (1 - gloss) * (1 - gloss);
  const grazing = 1 - nz;
  const wide = 0.09 * Math.exp(-off / 0.55);
  const ceiling = gloss * seen * (0.01 + wide + 0.12 * grazing * grazing * grazing);
  if (off > width * 5) return ceiling;
  const lit = direct > 0.25 ? 1 : direct * 4;
  return ceiling + gloss * lit * Math.exp(-off / width) * (0.34 + 1.1 * gloss * gloss);
}
