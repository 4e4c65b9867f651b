import { layBase } from '../layout/bases.ts';
import { swirl } from '../layout/drizzle.ts';
import { heap } from '../layout/heap.ts';
import { evenedOut, type Form, laidGarnish, laidPieces } from '../layout/plating.ts';
import { pour } from '../layout/pour.ts';
import { asideOf, middleOf } from '../layout/region.ts';
import { garnishAll } from '../layout/strew.ts';
import { drawVesselFor } from '../layout/vessel.ts';

const gravy = { colour: '#94532a', shade: '#6a3518', body: 'thick' } as const;

/** A stew in its pot, or on mash or rice in a deep plate: glossy pieces above a thick sauce. */
export const stew: Form = (plating) => {
  const { scene, picture } = plating;
  const hasBase = picture.base !== undefined;
  const stage = drawVesselFor(
    plating,
    hasBase ? ['deep-plate', 'bowl'] : ['pot', 'bowl', 'deep-plate'],
  );
  if (hasBase)
    layBase(plating, stage, asideOf(stage, 0.4, scene.random.real(2.2, 3.6), 0.56), { height: 38 });
  pour(scene, stage, picture.sauce ?? gravy, 0.5);
  const region = hasBase
    ? asideOf(stage, 0.26, scene.random.real(-0.7, 0.6), 0.62)
    : middleOf(stage, 0.86);
  heap(scene, stage, region, evenedOut(laidPieces(plating)), {
    depth: hasBase ? 1 : 0.85,
    steepness: 0.2,
    clumping: 0.2,
  });
  if (picture.drizzle)
    swirl(
      scene,
      { ...stage.centre, radius: stage.foodRadius * 0.3 },
      { colour: picture.drizzle, radius: 8 },
      1.2,
    );
  garnishAll(scene, stage, middleOf(stage, 0.6), laidGarnish(plating));
  return stage;
};
