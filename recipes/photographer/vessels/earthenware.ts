import { smoothstep } from '../colour.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';
import { drawVessel, type Profile } from './draw-vessel.ts';
import { type Glaze, type GlazeName, glazePainter } from './glaze.ts';
import { groundWithin, type Outline } from './outline.ts';

/** What makes one earthenware differ from another. */
export type Earthenware = {
  outline: Outline;
  profile: Profile;
  glaze: Glaze;
  /** From this inset on the inside is seen. */
  wall: number;
  /** Where food may begin, units within the edge, and the heights of its floor and of the highest pour. */
  foodInset: number;
  level: number;
  brim: number;
  /** Units between the marks of the potter's fingers; none when not given. */
  throwing?: number;
};

/** Draws it. @returns where food goes */
export function drawEarthenware(scene: Scene, ware: Earthenware): Stage {
  const { outline, glaze, throwing } = ware;
  const paint = glazePainter(glaze);
  scene.taper();
  drawVessel(
    scene,
    outline,
    ware.profile,
    (inset, x, y) => paint(inset, x, y, smoothstep(ware.wall - 1.6, ware.wall + 1.6, inset)),
    { gloss: glaze.gloss ?? 0.6, translucency: 0.08, relief: 0.02 },
    throwing
      ? (inset) => (inset > ware.wall ? 0.35 * Math.sin((inset / throwing) * 2 * Math.PI) : 0)
      : undefined,
  );
  const { shape, foodRadius, radius } = groundWithin(outline, ware.foodInset);
  const centre = { x: outline.x, y: outline.y };
  return { centre, radius, foodRadius, level: ware.level, brim: ware.brim, shape };
}

/** Where an earthenware stands and how it looks; each vessel has its own size where none is said. */
export type Standing = { x: number; y: number; radius?: number; glaze?: Glaze | GlazeName };
