import { type Colour, dim, hex, mix, smoothstep } from '../colour.ts';
import { fbm, noise } from '../noise.ts';
import type { Scene } from '../scene.ts';
import { type BakedOutline, inwardByOutline } from './outlines.ts';

/** How a baked thing looks. Colours are sRGB hex. */
export type Baked = {
  crumb: string;
  crust: string;
  /** How uneven its top is: 0 a tart's glaze, 1 a crumbly biscuit. */
  rough?: number;
  /** How much cracks expose the crumb: 0 not at all, 1 like a brownie. */
  cracks?: number;
  gloss?: number;
};

export type BakedPlace = {
  x: number;
  y: number;
  radiusX: number;
  radiusY: number;
  height: number;
  rotation?: number;
  base?: number;
};

/** Draws a baked thing with the given outline: domed at its edge, browned unevenly, cracked where it rose. */
export function bake(
  scene: Scene,
  outline: BakedOutline,
  place: BakedPlace,
  baked: Baked,
  dome = 0.16,
): void {
  const inward = inwardByOutline[outline];
  const [crumb, crust] = [hex(baked.crumb), hex(baked.crust)];
  // White things stay white: a marshmallow, a meringue.
  const darkest = dim(crust, Math.min(...crust) > 0.6 ? 0.9 : 0.55);
  const { rough = 0.4, cracks = 0 } = baked;
  const shift = scene.random.real(0, 99);
  const crackAt = (u: number, v: number) =>
    cracks * smoothstep(0.05, 0, Math.abs(fbm(u * 1.9 + shift, v * 1.9, 4) - 0.5));
  const wobble = (u: number, v: number) => (fbm(u * 2.2 + shift, v * 2.2, 2) - 0.5) * 0.05;
  scene.stamp(
    { ...place },
    (u, v) => {
      const rim = inward(u, v) + wobble(u, v);
      if (rim <= 0) return -1;
      const bumps =
        (fbm(u * 6 + shift, v * 6, 3) - 0.5) * 0.16 * rough +
        (noise(u * 24, v * 24 + shift) - 0.5) * 0.05 * rough;
      return Math.max(0.05, Math.min(1, rim / dome) ** 0.45 + bumps - crackAt(u, v) * 0.12);
    },
    (u, v): Colour => {
      const rim = inward(u, v) + wobble(u, v);
      const patchy = fbm(u * 3 + shift, v * 3 + shift, 4);
      let colour = mix(
        crumb,
        crust,
        0.25 + smoothstep(0.32, 0.72, patchy) * 0.6 + smoothstep(0.14, 0.02, rim) * 0.4,
      );
      colour = mix(colour, darkest, smoothstep(0.62, 0.85, patchy) * 0.35);
      colour = mix(colour, dim(crust, 0.4), crackAt(u, v) * 0.75);
      return dim(colour, 0.86 + 0.28 * fbm(u * 13 + shift, v * 13, 2));
    },
    {
      gloss: baked.gloss ?? 0.12,
      translucency: 0.12,
      relief: 0.4 + 0.6 * rough,
      ...(place.base !== undefined && { base: place.base }),
      reach: 1.05,
    },
  );
}

/** Draws a smooth top in a round vessel: mousse, set cream, icing, yoghurt; optionally with waves from a spoon. */
export function smoothTop(
  scene: Scene,
  place: { x: number; y: number; radius: number; base: number; height?: number },
  colour: string,
  options: { waves?: number; gloss?: number; mottled?: string } = {},
): void {
  const { waves = 0.3, gloss = 0.45, mottled } = options;
  const body = hex(colour);
  const patch = hex(mottled ?? colour);
  const shift = scene.random.real(0, 99);
  const winding = scene.random.real(4, 6.5) * (scene.random.next() < 0.5 ? -1 : 1);
  const { x, y, radius, base, height = 8 } = place;
  scene.stamp(
    { x, y, radiusX: radius, radiusY: radius, height },
    (u, v) => {
      const out = Math.hypot(u, v);
      if (out > 1) return -1;
      const groove = 0.5 + 0.5 * Math.cos(Math.atan2(v, u) + out * winding + shift);
      return (
        0.6 +
        waves *
          (0.55 * groove + 0.5 * (fbm(u * 2.4 + shift, v * 2.4, 3) - 0.5)) *
          smoothstep(1, 0.8, out)
      );
    },
    (u, v) => mix(body, patch, smoothstep(0.4, 0.7, fbm(u * 3.2 + shift, v * 3.2, 4))),
    { gloss, translucency: 0.4, relief: 0.05, base, reach: 1.01 },
  );
}
