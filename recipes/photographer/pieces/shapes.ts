import { fbm } from '../noise.ts';

/** Height over the unit square: 0–1 where the piece is, below zero where it is not. */
export type Shape = (u: number, v: number) => number;

/** 1 at the centre, falling off as a bell of that width. */
export function bell(distance: number, width: number): number {
  const share = distance / width;
  return Math.exp(-share * share);
}

/** Half of a ball. */
export const dome: Shape = (u, v) => {
  const square = u * u + v * v;
  return square < 1 ? Math.sqrt(1 - square) : -1;
};

/** A flat round with an edge that rounds off within `edge` of its radius. */
export function disc(edge = 0.12): Shape {
  return (u, v) => {
    const inside = 1 - Math.hypot(u, v);
    if (inside < 0) return -1;
    return inside > edge ? 1 : Math.sqrt(1 - (1 - inside / edge) ** 2);
  };
}

/** A cushion: the higher the power, the squarer its outline; the lower the roundness, the flatter its top. */
export function cushion(power = 5, roundness = 0.32): Shape {
  return (u, v) => {
    const inside = 1 - Math.abs(u) ** power - Math.abs(v) ** power;
    return inside > 0 ? inside ** roundness : -1;
  };
}

/** A puddle: flat with a soft edge whose outline wanders. */
export function puddle(pattern: number, wander = 0.45, edge = 0.16, detail = 2.2): Shape {
  return (u, v) => {
    const wobble = (fbm(u * detail + pattern, v * detail + pattern, 3) - 0.5) * wander;
    const inside = 0.9 - Math.hypot(u, v) - wobble;
    if (inside < 0) return -1;
    return inside > edge ? 1 : Math.sqrt(1 - (1 - inside / edge) ** 2);
  };
}
