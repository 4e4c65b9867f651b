import { layBase } from '../layout/bases.ts';
import { zigzag } from '../layout/drizzle.ts';
import { heap } from '../layout/heap.ts';
import { evenedOut, type Form, laidGarnish, laidPieces } from '../layout/plating.ts';
import { pool } from '../layout/pour.ts';
import { middleOf } from '../layout/region.ts';
import { garnishAll } from '../layout/strew.ts';
import { drawVesselFor } from '../layout/vessel.ts';

/** A heap of pasta in its sauce, the best pieces on top, cheese and leaves in the middle. */
export const pasta: Form = (plating) => {
  const { scene, picture } = plating;
  const stage = drawVesselFor(plating, ['deep-plate', 'coupe', 'bowl']);
  const heart = middleOf(stage, 0.96);
  if (picture.sauce)
    pool(
      scene,
      { ...heart, radiusX: heart.radiusX * 0.88, radiusY: heart.radiusY * 0.86 },
      picture.sauce,
    );
  const pieces = evenedOut(laidPieces(plating));
  layBase(plating, stage, heart, { height: 60, company: pieces });
  heap(scene, stage, middleOf(stage, 0.76), pieces, { depth: 0.6, steepness: 0.3, clumping: 0.2 });
  if (picture.drizzle)
    zigzag(scene, { ...stage.centre, radius: stage.foodRadius * 0.5 }, { colour: picture.drizzle });
  garnishAll(scene, stage, middleOf(stage, 0.6), laidGarnish(plating));
  return stage;
};
