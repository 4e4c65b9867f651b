import { fbm } from '../noise.ts';

/** Height over the unit square: 0–1 inside the piece, negative outside. */
export type Shape = (u: number, v: number) => number;

/** Bell curve: 1 at the centre, falling off over the given width. */
export function bell(distance: number, width: number): number {
  const share = distance / width;
  return Math.exp(-share * share);
}

/** The shape of a half ball. */
export const dome: Shape = (u, v) => {
  const square = u * u + v * v;
  return square < 1 ? Math.sqrt(1 - square) : -1;
};

/** The shape of a puddle: flat, with a soft edge and an irregular outline. */
export function puddle(pattern: number, wander = 0.45, edge = 0.16, detail = 2.2): Shape {
  return (u, v) => {
    const wobble = (fbm(u * detail + pattern, v * detail + pattern, 3) - 0.5) * wander;
    const inside = 0.9 - Math.hypot(u, v) - wobble;
    if (inside < 0) return -1;
    return inside > edge ? 1 : Math.sqrt(1 - (1 - inside / edge) ** 2);
  };
}
