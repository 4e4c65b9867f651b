import { hex, mix, smoothstep } from '../colour.ts';
import { bake, smoothTop } from '../layout/baked.ts';
import { swirl } from '../layout/drizzle.ts';
import { heap } from '../layout/heap.ts';
import type { Laid } from '../layout/laid.ts';
import { evenedOut, type Form, laidFilling, laidGarnish, type Plating } from '../layout/plating.ts';
import { pool } from '../layout/pour.ts';
import { asideOf } from '../layout/region.ts';
import { patch } from '../layout/stages.ts';
import { garnishAll, strew } from '../layout/strew.ts';
import { dimHex } from '../mix-hex.ts';
import type { Stage } from '../stage.ts';
import { drawGlass } from '../vessels/glass.ts';
import { drawPlate } from '../vessels/plate.ts';
import { drawRamekin } from '../vessels/ramekin.ts';

const bakedPattern = /souffl|lava|fondant|molten|mug cake|baked|brul|sponge|self-saucing/i;
const cream = '#f4e6c8';

const unmouldedPattern = /\bdrum\b|\bdomed? |\bdome\b|ring with|unmoulded|turned[- ]out|low dome/i;
const caramelPattern = /caramel|amber/i;

/** A set cream unmoulded on its plate: a smooth low cone with sauce on top and in a pool around it. */
function layUnmoulded(plating: Plating, stage: Stage, colour: string): void {
  const { scene, picture } = plating;
  const { x, y } = stage.centre;
  const words = `${picture.look.arrangement} ${picture.look.details.join(' ')} ${picture.look.colours.join(' ')}`;
  const isCaramel = caramelPattern.test(words);
  const sauce = picture.drizzle ?? (isCaramel ? '#8a4a12' : undefined);
  if (sauce)
    pool(
      scene,
      { x, y: y + 8, radiusX: 218, radiusY: 208, rotation: scene.random.angle() },
      { colour: sauce, shade: dimHex(sauce, 0.7) },
      4,
    );
  const [body, top] = [hex(colour), hex(sauce && isCaramel ? sauce : colour)];
  const isRing = /\bring\b/i.test(words);
  const edge = (out: number) => (isRing ? 0.5 - Math.abs(out - 0.62) / 0.76 : 1 - out);
  scene.stamp(
    { x, y, radiusX: 162, radiusY: 156, height: 96 },
    (u, v) => {
      const out = Math.hypot(u, v);
      const inward = edge(out);
      // A steep side that bulges a little at its foot, and a level top.
      return inward <= 0 ? -1 : smoothstep(-0.03, 0.36, inward) ** 0.75;
    },
    (u, v) => mix(body, top, smoothstep(0.16, 0.3, edge(Math.hypot(u, v))) * (sauce ? 0.9 : 0)),
    { gloss: 0.85, translucency: 0.4, relief: 0.02, base: stage.level, reach: 1.02 },
  );
  garnishAll(
    scene,
    patch(x, y, 120, stage.level + 96),
    { x, y, radiusX: 96, radiusY: 92 },
    [...evenedOut(laidFilling(plating)), ...laidGarnish(plating)],
    0.7,
  );
}

/** The pot on the plate, and the height of its filling. */
type Pot = { stage: Stage; level: number };

/** Draws a glass or a ramekin in the middle of the plate. @param colour of the filling, visible through a glass */
function drawPot({ scene, picture, x, y }: Plating, isGlass: boolean, colour: string): Pot {
  if (isGlass) {
    const drink = { colour, clarity: 3 };
    const stage = drawGlass(scene, { x, y, radius: 205, tall: 78, drink });
    return { stage, level: stage.level - 8 };
  }
  const glaze = picture.setting.glaze === 'porcelain' ? 'sky' : 'porcelain';
  const stage = drawRamekin(scene, { x, y, radius: 205, glaze });
  return { stage, level: stage.level + (stage.brim - stage.level) * 0.75 };
}

/** The top of the filling: a baked crust or a smooth cream. */
function layTop({ scene, picture, x, y }: Plating, pot: Pot, colour: string): void {
  const { stage, level: base } = pot;
  if (!bakedPattern.test(picture.title)) {
    smoothTop(scene, { x, y, radius: stage.foodRadius * 1.05, base, height: 13 }, colour, {
      waves: 0.55,
      gloss: 0.4,
    });
    return;
  }
  const radius = stage.foodRadius * 1.04;
  bake(
    scene,
    'round',
    { x, y, radiusX: radius, radiusY: radius, height: 20, base },
    {
      crumb: colour,
      crust: picture.dough.crust,
      rough: 0.6,
      cracks: 0.6,
      gloss: /brul/i.test(picture.title) ? 0.9 : 0.15,
    },
    0.2,
  );
}

/** What lies on the filling: foods heaped a little off the middle, a drizzle, the garnish. */
function layTopping(plating: Plating, { stage, level }: Pot, foods: readonly Laid[]): void {
  const { scene, picture, x, y } = plating;
  const radius = stage.foodRadius;
  const ground = patch(x, y, radius * 0.95, level + 10);
  const aside = scene.random.angle();
  const heart = {
    x: x + Math.cos(aside) * 34,
    y: y + Math.sin(aside) * 34,
    radiusX: radius * 0.58,
    radiusY: radius * 0.52,
  };
  heap(scene, ground, heart, foods, { depth: 1, steepness: 0.45, clumping: 0.2 });
  if (picture.drizzle)
    swirl(scene, { x, y, radius: radius * 0.66 }, { colour: picture.drizzle, radius: 5 });
  const middle = { x, y, radiusX: radius * 0.6, radiusY: radius * 0.6 };
  garnishAll(scene, ground, middle, laidGarnish(plating), 0.8);
}

/** A small pot on its plate: mousse, set cream or a baked top, fruit and crumbs on it. */
export const ramekin: Form = (plating) => {
  const { scene, picture, x, y } = plating;
  const stage = drawPlate(scene, {
    x,
    y,
    radius: picture.props.length > 0 ? 272 : 335,
    glaze: picture.setting.glaze,
  });
  const isGlass = /\bglass(?! plate)|jar|coupe/i.test(picture.vesselWords);
  const colour = picture.sauce?.colour ?? cream;
  if (!isGlass && unmouldedPattern.test(picture.look.arrangement)) {
    layUnmoulded(plating, stage, colour);
    return stage;
  }
  const pot = drawPot(plating, isGlass, colour);
  layTop(plating, pot, colour);
  const foods = evenedOut(laidFilling(plating));
  layTopping(plating, pot, foods);
  const loose = asideOf(stage, 0.95, scene.random.real(0.3, 1.4), 0.14);
  const [first] = foods;
  if (first && first.radius < 40) strew(scene, stage, loose, first, 0.4);
  return stage;
};
