import { layBase } from '../layout/bases.ts';
import { zigzag } from '../layout/drizzle.ts';
import { layGrains } from '../layout/grains.ts';
import { heap } from '../layout/heap.ts';
import { type Form, laidGarnish } from '../layout/plating.ts';
import { middleOf } from '../layout/region.ts';
import { garnishAll } from '../layout/strew.ts';
import { drawVesselFor } from '../layout/vessel.ts';

/** Vegetables in a serving dish: one generous heap, the dressing over it. */
export const side: Form = (plating) => {
  const { scene, picture } = plating;
  const stage = drawVesselFor(plating, ['coupe', 'oval', 'plate', 'bowl', 'deep-plate']);
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
