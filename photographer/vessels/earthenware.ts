import { smoothstep } from '../colour.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';
import { drawVessel, type Profile } from './draw-vessel.ts';
import { type Glaze, type GlazeName, glazePainter } from './glaze.ts';
import { groundWithin, type Outline } from './outline.ts';

/** The properties in which earthenware vessels differ. */
export type Earthenware = {
  outline: Outline;
  profile: Profile;
  glaze: Glaze;
  /** The inset from which the inside is visible. */
  wall: number;
  /** Where the food area begins, in units inside the edge; then the heights of its floor and of the maximum liquid level. */
  foodInset: number;
  level: number;
  brim: number;
  /** Units between the throwing rings; no rings if undefined. */
  throwing?: number;
};

/** Draws an earthenware vessel. @returns the area for food */
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

/** Position and look of an earthenware vessel; each vessel has a default size. */
export type Standing = { x: number; y: number; radius?: number; glaze?: Glaze | GlazeName };
