import { dim, hex, mix, smoothstep } from '../colour.ts';
import { fbm } from '../noise.ts';
import type { Scene } from '../scene.ts';

/** Half of a round item that was broken or bitten open, with the inside up. Colours are sRGB hex. */
export type Opened = {
  x: number;
  y: number;
  radius: number;
  /** Width as a fraction of the length: 1 is a ball, 0.6 is a stick. */
  broad?: number;
  rotation?: number;
  base?: number;
  crust: string;
  inside: string;
};

/** Draws an opened half: a ragged inner face within a rim of crust, turned towards the viewer. */
export function layOpened(scene: Scene, opened: Opened): void {
  const { x, y, radius, broad = 0.92, base } = opened;
  const rotation = opened.rotation ?? scene.random.real(-0.3, 0.3);
  const [crust, inside] = [hex(opened.crust), hex(opened.inside)];
  const shift = scene.random.real(0, 99);
  const out = (u: number, v: number) =>
    Math.hypot(u, v) + (fbm(u * 1.8 + shift, v * 1.8, 2) - 0.5) * 0.1;
  scene.stamp(
    { x, y, radiusX: radius, radiusY: radius * broad, height: radius * 0.8, rotation },
    (u, v) => {
      const rim = out(u, v);
      if (rim > 1) return -1;
      const wall = Math.min(1, (1 - rim) * 5) ** 0.5;
      const ragged = (fbm(u * 5 + shift, v * 5, 3) - 0.5) * 0.24;
      return Math.max(0.06, wall * (0.66 + ragged * smoothstep(0.95, 0.75, rim) - 0.26 * v));
    },
    (u, v) => {
      const rim = out(u, v);
      const crumbs = fbm(u * 9 + shift, v * 9, 3);
      const face = dim(inside, 0.68 + 0.62 * crumbs);
      return mix(face, dim(crust, 0.7 + 0.4 * crumbs), smoothstep(0.78, 0.88, rim));
    },
    {
      gloss: 0.3,
      translucency: 0.2,
      relief: 0.5,
      reach: 1.05,
      ...(base !== undefined && { base }),
    },
  );
}
