import { hex, smoothstep } from '../colour.ts';
import type { Scene } from '../scene.ts';

/** A stack of rounds: how many, how broad the lowest is, and how much higher each lies than the one below it. */
export type Stack = {
  x: number;
  y: number;
  base: number;
  radius: number;
  count: number;
  step: number;
  /** How dark the shadow between two of them is, 0 to 1: a little for what is pale. */
  shadow: number;
};

export type InStack = { x: number; y: number; base: number; radius: number; isTop: boolean };

/** Each is so much smaller than the one below it, and lies so much farther back, or a stack would be one thick cake to the eye. */
const [narrower, back] = [0.03, 0.042];
/** How far the shadow of a round reaches over the one that it lies on, in its radius. */
const shadowed = 1.028;

/** Lays rounds on top of each other, the rim of each seen under the next, with the shadow between them. */
export function layStack(scene: Scene, stack: Stack, draw: (at: InStack) => void): void {
  const { count, step, shadow } = stack;
  const dark = hex('#3a2210');
  for (let index = 0; index < count; index++) {
    const radius = stack.radius * (1 - index * narrower);
    const x = stack.x + scene.random.real(-0.045, 0.045) * radius;
    const y = stack.y - index * back * stack.radius + scene.random.real(-0.01, 0.01) * radius;
    if (index > 0)
      scene.paint(
        { x, y, radiusX: radius * shadowed, radiusY: radius * shadowed },
        (u, v) => smoothstep(1, 0.98, Math.hypot(u, v)) * shadow,
        () => dark,
      );
    draw({ x, y, base: stack.base + index * step, radius, isTop: index === count - 1 });
  }
}
