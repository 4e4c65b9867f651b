import type { Scene } from '../scene.ts';
import { between, fullTurn } from './piece.ts';

/** A side of a solid: its normal, and its distance from the middle. */
export type Side = { x: number; y: number; z: number; distance: number };

/** The top of a solid over one point and the side that is visible there; undefined outside the solid. */
export type Seen = { height: number; side: number; edge: number };

function towards(x: number, y: number, z: number, distance: number): Side {
  const length = Math.hypot(x, y, z);
  return { x: x / length, y: y / length, z: z / length, distance };
}

/**
 * Returns the view from above of the solid that the sides enclose.
 * @param round how much its edges are rounded: 0 keeps them sharp
 * @returns a function of the point; its `edge` is the distance to the next side (0 on the edge, in units of the solid)
 */
export function solidOf(sides: readonly Side[], round = 0.08) {
  const up = sides.flatMap((side, index) => (side.z > 0.02 ? [{ side, index }] : []));
  const rest = sides.filter((side) => side.z <= 0.02);
  return (x: number, y: number): Seen | undefined => {
    let top = Number.POSITIVE_INFINITY;
    let next = Number.POSITIVE_INFINITY;
    let seen = 0;
    for (const { side, index } of up) {
      const height = (side.distance - side.x * x - side.y * y) / side.z;
      if (height < top) {
        next = top;
        top = height;
        seen = index;
      } else if (height < next) next = height;
    }
    for (const side of rest) {
      const over = side.distance - side.x * x - side.y * y - side.z * top;
      if (side.z > -0.02 ? over < 0 : top < (side.distance - side.x * x - side.y * y) / side.z) {
        return undefined;
      }
      if (side.z > -0.02) next = Math.min(next, top + over);
    }
    const edge = next - top;
    const worn = round > 0 && edge < round ? ((round - edge) ** 2 / (4 * round)) * 0.9 : 0;
    return { height: top - worn, side: seen, edge };
  };
}

/**
 * Returns the six sides of a box with the given half dimensions, tilted by `lean` in a random direction and turned by `spin`.
 * @param askew the maximum deviation of each side from the right angle, in radians
 */
export function boxSides(
  scene: Scene,
  half: readonly [number, number, number],
  lean: number,
  { askew = 0, spin = between(scene, 0, fullTurn) } = {},
): Side[] {
  const direction = between(scene, 0, fullTurn);
  const axis = [Math.cos(direction), Math.sin(direction)] as const;
  const turned = (x: number, y: number, z: number): readonly [number, number, number] => {
    const sx = x * Math.cos(spin) - y * Math.sin(spin);
    const sy = x * Math.sin(spin) + y * Math.cos(spin);
    const along = sx * axis[0] + sy * axis[1];
    const tilted = along * Math.cos(lean) + z * Math.sin(lean);
    const lift = -along * Math.sin(lean) + z * Math.cos(lean);
    return [sx + (tilted - along) * axis[0], sy + (tilted - along) * axis[1], lift];
  };
  const [width, depth, tall] = half;
  const ends = [
    [1, 0, 0, width],
    [-1, 0, 0, width],
    [0, 1, 0, depth],
    [0, -1, 0, depth],
    [0, 0, 1, tall],
    [0, 0, -1, tall],
  ] as const;
  const off = () => (askew > 0 ? between(scene, -askew, askew) : 0);
  return ends.map(([x, y, z, distance]) =>
    towards(...turned(x + off(), y + off(), z + off()), distance),
  );
}

/** Returns the sides of a rough lump: a top, `count` random sloping sides and `count` random upright sides. */
export function lumpSides(scene: Scene, count: number, flatness = 0.62): Side[] {
  const sides = [towards(between(scene, -0.2, 0.2), between(scene, -0.2, 0.2), 1, flatness)];
  for (let at = 0; at < count; at++) {
    const angle = ((at + between(scene, -0.35, 0.35)) / count) * fullTurn;
    const rise = between(scene, 0.05, 0.95);
    sides.push(towards(Math.cos(angle), Math.sin(angle), rise, between(scene, 0.66, 0.92)));
  }
  for (let at = 0; at < count; at++) {
    const angle = ((at + between(scene, 0.1, 0.9)) / count) * fullTurn;
    sides.push(towards(Math.cos(angle), Math.sin(angle), 0.01, between(scene, 0.78, 0.98)));
  }
  return sides;
}
