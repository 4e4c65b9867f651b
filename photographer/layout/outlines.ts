import { smoothstep } from '../colour.ts';

/** Signed distance from the edge of a shape: 1 in the middle, 0 on the edge, negative outside. */
type Inward = (u: number, v: number) => number;

const round: Inward = (u, v) => 1 - Math.hypot(u, v);
const square: Inward = (u, v) => 1 - (Math.abs(u) ** 8 + Math.abs(v) ** 8) ** (1 / 8);
const oblong: Inward = (u, v) => 1 - (Math.abs(u) ** 4.5 + Math.abs(v) ** 3) ** (1 / 3.4);
const diamond: Inward = (u, v) => 1 - (Math.abs(u) + Math.abs(v));
/** Three straight sides, with one corner pointing away from the viewer. */
const triangle: Inward = (u, v) =>
  Math.min(0.8 - v, 0.5 * (v + 1) - 0.9 * Math.abs(u) + 0.05) * 0.9;
/** A circle folded in half: a straight front edge and a crimped arc. */
const halfMoon: Inward = (u, v) => {
  const along = (v - 0.62) / 1.6;
  const arc = 0.96 - Math.hypot(u, along);
  const pressed = 0.022 * Math.cos(Math.atan2(along, u) * 40) * smoothstep(0.2, 0.12, arc);
  return Math.min(arc + pressed, (0.62 - v) * 0.8);
};
/** A croissant shape: an arc that is thickest in the middle, with its ends towards the viewer. */
const crescent: Inward = (u, v) => {
  const angle = Math.atan2(u, 0.5 - v);
  const part = Math.abs(angle) / 1.75;
  if (part >= 1) return -1;
  const thick = 0.42 * Math.cos((part * Math.PI) / 2) ** 0.7;
  return thick - Math.abs(Math.hypot(u, v - 0.5) - 0.82);
};

/** Signed distance from the edge of a capsule between two points; positive inside. */
const limb =
  (fromX: number, fromY: number, toX: number, toY: number, radius: number): Inward =>
  (u, v) => {
    const [dx, dy] = [toX - fromX, toY - fromY];
    const along = ((u - fromX) * dx + (v - fromY) * dy) / (dx * dx + dy * dy);
    const part = Math.min(1, Math.max(0, along));
    return radius - Math.hypot(u - fromX - dx * part, v - fromY - dy * part);
  };
const limbs = [
  limb(0, -0.66, 0.001, -0.64, 0.3),
  limb(0, -0.3, 0, 0.2, 0.27),
  limb(-0.6, -0.2, 0.6, -0.2, 0.16),
  limb(-0.13, 0.2, -0.36, 0.78, 0.19),
  limb(0.13, 0.2, 0.36, 0.78, 0.19),
];
/** A gingerbread man. */
const man: Inward = (u, v) => Math.max(...limbs.map((one) => one(u, v)));

/** A shell: pointed on the left, with a scalloped broad end. */
const shell: Inward = (u, v) => {
  const scallop = 0.03 * Math.cos(Math.atan2(v, u + 0.9) * 22);
  const half =
    0.34 + 0.62 * Math.sqrt(Math.max(0, (u + 1) / 2)) - 0.62 * Math.max(0, u - 0.35) ** 2 * 2.2;
  return Math.min(1 - Math.abs(u), half - Math.abs(v)) + scallop * (u > 0 ? 1 : 0);
};

/** A drop with its point at the far end. */
const drop: Inward = (u, v) => 1 - Math.hypot(u / (0.62 + 0.36 * v), v < 0 ? v * 0.98 : v);

export const inwardByOutline = {
  round,
  square,
  oblong,
  diamond,
  triangle,
  halfMoon,
  crescent,
  man,
  shell,
  drop,
};
export type BakedOutline = keyof typeof inwardByOutline;
