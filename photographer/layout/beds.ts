import { dim, hex, mix } from '../colour.ts';
import { fbm, noise } from '../noise.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';
import type { Laid } from './laid.ts';
import { fits, pointIn, type Region } from './region.ts';

/** Draws a soft mound under a heap, so that no ground shows between the pieces. */
export function mound(
  scene: Scene,
  region: Region,
  colour: string,
  height: number,
  options: { base?: number; gloss?: number; ragged?: number; grain?: number } = {},
): void {
  const body = hex(colour);
  const shift = scene.random.real(0, 99);
  const { ragged = 0.3, grain = 0 } = options;
  // There are too many grains to draw one by one: draw bumps of their size with shadows between them.
  const grains = (u: number, v: number) =>
    grain > 0
      ? noise((u * region.radiusX) / grain + shift, (v * region.radiusY) / grain) *
        (0.6 +
          0.4 *
            noise(
              (u * region.radiusX) / (grain * 0.6),
              (v * region.radiusY) / (grain * 0.6) + shift,
            ))
      : 0.5;
  const rise = grain > 0 ? (grain * 1.3) / height : 0;
  scene.stamp(
    { ...region, height },
    (u, v) => {
      const square = u * u + v * v + (fbm(u * 2.6 + shift, v * 2.6, 3) - 0.5) * ragged * 2;
      return square < 1
        ? (1 - Math.max(0, square)) ** 0.55 +
            0.05 * fbm(u * 7 + shift, v * 7, 2) +
            rise * grains(u, v)
        : -1;
    },
    (u, v) =>
      dim(body, (0.72 + 0.4 * fbm(u * 12 + shift, v * 12, 2)) * (0.55 + 0.9 * grains(u, v))),
    {
      gloss: options.gloss ?? 0.15,
      translucency: 0.3,
      relief: 0.5,
      ...(options.base !== undefined && { base: options.base }),
    },
  );
}

/** More grains could not be told apart from the mound under them. */
const maxGrains = 1300;
const grainsPerUnit = 0.0105;

/** Draws a bed of grains: rice, couscous, lentils, seeds; as many as cover a region, more in its middle. */
export function grainBed(
  scene: Scene,
  stage: Stage,
  region: Region,
  grain: Laid,
  colour: string,
  height: number,
  base?: number,
): void {
  mound(
    scene,
    { ...region, radiusX: region.radiusX * 0.97, radiusY: region.radiusY * 0.97 },
    colour,
    height,
    {
      ...(base !== undefined && { base }),
      ragged: 0.18,
      grain: Math.max(2.2, grain.radius * 0.8),
    },
  );
  const scale = (9 / Math.max(4, grain.radius)) ** 2;
  const count = Math.min(
    maxGrains,
    Math.round(Math.PI * region.radiusX * region.radiusY * grainsPerUnit * scale),
  );
  for (let index = 0; index < count; index++) {
    const angle = scene.random.angle();
    const out = scene.random.next() ** 0.52 * (1 + scene.random.real(-0.06, 0.05));
    const { x, y } = pointIn(region, Math.cos(angle) * out, Math.sin(angle) * out);
    if (fits(stage, x, y, grain.radius)) grain.draw({ x, y });
  }
}

/** Draws mash, polenta or thick porridge with soft waves like those from the back of a spoon. */
export function mash(
  scene: Scene,
  region: Region,
  colour: string,
  height: number,
  base?: number,
): void {
  const [pale, deep] = [hex(colour), dim(hex(colour), 0.8)];
  const shift = scene.random.real(0, 99);
  const winding = scene.random.real(5, 7) * (scene.random.next() < 0.5 ? -1 : 1);
  scene.stamp(
    { ...region, height },
    (u, v) => {
      const out = Math.hypot(u, v) + (fbm(u * 2 + shift, v * 2, 3) - 0.5) * 0.3;
      if (out > 1) return -1;
      const groove = 0.5 + 0.5 * Math.cos(Math.atan2(v, u) * 2 + out * winding + shift);
      return (1 - out ** 3) ** 0.5 * (0.75 + 0.25 * groove) + 0.04 * noise(u * 9 + shift, v * 9);
    },
    (u, v) => mix(pale, deep, fbm(u * 5 + shift, v * 5, 3) * 0.8),
    { gloss: 0.4, translucency: 0.35, relief: 0.25, ...(base !== undefined && { base }) },
  );
}
