import { toWindow } from './light.ts';

/** What the camera sees mirrored: the window, softened by roughness, and the pale ceiling at grazing faces. */
export function mirror(
  nx: number,
  ny: number,
  nz: number,
  gloss: number,
  direct: number,
  seen: number,
): number {
  if (gloss <= 0) return 0;
  const rx = 2 * nz * nx - toWindow.x;
  const ry = 2 * nz * ny - toWindow.y;
  const rz = 2 * nz * nz - 1 - toWindow.z;
  const off = rx * rx + ry * ry + rz * rz;
  const width = 0.05 + 0.9 * (1 - gloss) * (1 - gloss);
  const lobe = Math.exp(-off / width);
  const lit = direct > 0.25 ? 1 : direct * 4;
  const fresnel = (1 - nz) ** 3;
  return (
    gloss * lit * lobe * (0.25 + 0.8 * gloss * gloss) + gloss * seen * (0.012 + 0.12 * fresnel)
  );
}
