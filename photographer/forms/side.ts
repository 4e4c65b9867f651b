import { hex, smoothstep } from '../colour.ts';
import { bake } from '../layout/baked.ts';
import { layBase } from '../layout/bases.ts';
import { zigzag } from '../layout/drizzle.ts';
import { layGrains } from '../layout/grains.ts';
import { heap } from '../layout/heap.ts';
import { type Form, laidGarnish, type Plating } from '../layout/plating.ts';
import { middleOf } from '../layout/region.ts';
import { spread } from '../layout/spread.ts';
import { garnishAll } from '../layout/strew.ts';
import { drawVesselFor } from '../layout/vessel.ts';
import type { Stage } from '../stage.ts';

/** Potatoes cut in fans that stay joined at the bottom. */
function layFans({ scene }: Plating, stage: Stage): void {
  const dark = hex('#6e3c12');
  for (const { x, y } of spread(scene.random, stage, middleOf(stage, 0.8), 7, 78, { tries: 60 })) {
    const place = { x, y, rotation: scene.random.real(-0.5, 0.5), radiusX: 98, radiusY: 62 };
    bake(
      scene,
      'oblong',
      { ...place, height: 66 },
      { crumb: '#ecc974', crust: '#c07f2c', rough: 0.25, gloss: 0.5 },
      0.95,
    );
    scene.paint(
      place,
      (u, v) =>
        u ** 4 + Math.abs(v) ** 3 < 0.8
          ? smoothstep(0.3, 0.1, Math.abs(((((u * 7) % 1) + 1) % 1) - 0.5) * 2) * 0.85
          : 0,
      () => dark,
      { rise: -15 },
    );
  }
}

/** Vegetables in a serving dish: one generous heap with the dressing over it. */
export const side: Form = (plating) => {
  const { scene, picture } = plating;
  const stage = drawVesselFor(plating, ['coupe', 'oval', 'plate', 'bowl', 'deep-plate']);
  if (/hasselback/i.test(picture.title)) {
    layFans(plating, stage);
    return stage;
  }
  if (picture.base) layBase(plating, stage, middleOf(stage, 0.86), { height: 40 });
  const { pieces, rest } = layGrains(plating, stage, middleOf(stage, 0.88));
  heap(scene, stage, middleOf(stage, picture.base ? 0.7 : rest < 1 ? 0.82 : 0.92), pieces, {
    depth: picture.base ? 0.7 : rest < 1 ? 0.1 + 0.8 * rest : 1.5,
    steepness: 0.35,
    clumping: 0.3,
  });
  if (picture.drizzle)
    zigzag(scene, { ...stage.centre, radius: stage.foodRadius * 0.6 }, { colour: picture.drizzle });
  garnishAll(scene, stage, middleOf(stage, 0.66), laidGarnish(plating));
  return stage;
};
