import { hex, smoothstep } from '../colour.ts';
import type { Scene } from '../scene.ts';

/** A stack of round items: their count, the radius of the lowest, and the height step between two of them. */
export type Stack = {
  x: number;
  y: number;
  base: number;
  radius: number;
  count: number;
  step: number;
  /** How dark the shadow between two of them is, 0 to 1; use a low value for pale items. */
  shadow: number;
};

export type InStack = { x: number; y: number; base: number; radius: number; isTop: boolean };

/** How much smaller and farther back each item is, as fractions of the lowest radius. Without it, a stack looks like one thick cake. */
const [narrower, back] = [0.03, 0.042];
/** The radius of an item's shadow on the item below, as a multiple of the upper item's radius. */
const shadowed = 1.028;

/** Draws round items on top of each other, with a shadow between them and the rim of each visible under the next. */
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
