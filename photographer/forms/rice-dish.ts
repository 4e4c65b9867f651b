import { layBase } from '../layout/bases.ts';
import { zigzag } from '../layout/drizzle.ts';
import { heap } from '../layout/heap.ts';
import { evenedOut, type Form, laidGarnish, laidPieces } from '../layout/plating.ts';
import { middleOf } from '../layout/region.ts';
import { garnishAll } from '../layout/strew.ts';
import { drawVesselFor } from '../layout/vessel.ts';

/** Pilaf, risotto, paella, fried rice: grains from rim to rim, with pieces sunk into them. */
export const riceDish: Form = (plating) => {
  const { scene, picture } = plating;
  const stage = drawVesselFor(plating, ['deep-plate', 'bowl', 'oval', 'skillet', 'wok']);
  const pieces = evenedOut(laidPieces(plating));
  layBase(plating, stage, middleOf(stage, 0.95), { height: 26 });
  heap(scene, stage, middleOf(stage, 0.88), pieces, { depth: 0.5, clumping: 0.3 });
  if (picture.drizzle)
    zigzag(scene, { ...stage.centre, radius: stage.foodRadius * 0.6 }, { colour: picture.drizzle });
  garnishAll(scene, stage, middleOf(stage, 0.66), laidGarnish(plating));
  return stage;
};
