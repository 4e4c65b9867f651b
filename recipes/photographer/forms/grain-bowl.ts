import { layBase } from '../layout/bases.ts';
import { zigzag } from '../layout/drizzle.ts';
import { heap } from '../layout/heap.ts';
import { type Form, laidGarnish, laidPieces } from '../layout/plating.ts';
import { asideOf, middleOf } from '../layout/region.ts';
import { garnishAll } from '../layout/strew.ts';
import { drawVesselFor } from '../layout/vessel.ts';

/** A bowl with each part side by side: heaps around the rim on their grain, the sauce across. */
export const grainBowl: Form = (plating) => {
  const { scene, picture } = plating;
  const stage = drawVesselFor(plating, ['bowl']);
  layBase(plating, stage, middleOf(stage, 0.98), { height: 26 });
  const pieces = laidPieces(plating);
  const start = scene.random.angle();
  const sectors = Math.max(3, pieces.length);
  const size = sectors > 5 ? 0.41 : sectors > 3 ? 0.46 : pieces.length > 2 ? 0.5 : 0.6;
  for (const [index, food] of pieces.entries()) {
    const direction = start + (index / sectors) * Math.PI * 2;
    heap(scene, stage, asideOf(stage, 0.6, direction, size), [{ ...food, share: 1 }], {
      depth: 2,
      steepness: 0.55,
    });
  }
  if (picture.drizzle)
    zigzag(scene, { ...stage.centre, radius: stage.foodRadius * 0.5 }, { colour: picture.drizzle });
  garnishAll(scene, stage, middleOf(stage, 0.55), laidGarnish(plating));
  return stage;
};
