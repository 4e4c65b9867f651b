import { layBase } from '../layout/bases.ts';
import { heap } from '../layout/heap.ts';
import { evenedOut, type Form, laidGarnish, laidPieces } from '../layout/plating.ts';
import { middleOf } from '../layout/region.ts';
import { garnishAll } from '../layout/strew.ts';
import { drawVesselFor } from '../layout/vessel.ts';

/** Tossed noodles: a nest with pieces between the strands and heaped on top. */
export const noodles: Form = (plating) => {
  const { scene } = plating;
  const stage = drawVesselFor(plating, ['bowl', 'coupe', 'deep-plate', 'wok']);
  const pieces = evenedOut(laidPieces(plating));
  heap(scene, stage, middleOf(stage, 0.84), pieces, { depth: 0.4 });
  layBase(plating, stage, middleOf(stage, 0.92), { height: 62 });
  heap(scene, stage, middleOf(stage, 0.8), pieces, {
    depth: 0.62,
    steepness: 0.3,
    clumping: 0.25,
  });
  garnishAll(scene, stage, middleOf(stage, 0.55), laidGarnish(plating));
  return stage;
};
