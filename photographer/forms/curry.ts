import { layBase } from '../layout/bases.ts';
import { swirl } from '../layout/drizzle.ts';
import { heap } from '../layout/heap.ts';
import { evenedOut, type Form, laidGarnish, laidPieces } from '../layout/plating.ts';
import { pour } from '../layout/pour.ts';
import { asideOf, middleOf } from '../layout/region.ts';
import { garnishAll } from '../layout/strew.ts';
import { drawVesselFor } from '../layout/vessel.ts';

const gravy = { colour: '#c8792a', shade: '#9a4f18', body: 'thick' } as const;

/** A curry: rice on one side, pieces heaped in their sauce on the other. */
export const curry: Form = (plating) => {
  const { scene, picture } = plating;
  const stage = drawVesselFor(plating, ['bowl', 'deep-plate', 'pot']);
  pour(scene, stage, picture.sauce ?? gravy, 0.62);
  const rice = scene.random.real(2.1, 3.4);
  const hasBase = picture.base !== undefined;
  if (hasBase) layBase(plating, stage, asideOf(stage, 0.46, rice, 0.56), { height: 46 });
  const region = hasBase ? asideOf(stage, 0.3, rice + Math.PI, 0.72) : middleOf(stage, 0.9);
  heap(scene, stage, region, evenedOut(laidPieces(plating)), {
    depth: hasBase ? 0.85 : 0.75,
    steepness: 0.25,
    clumping: 0.25,
  });
  if (picture.drizzle)
    swirl(
      scene,
      { ...region, radius: region.radiusX * 0.6 },
      { colour: picture.drizzle, radius: 6 },
    );
  garnishAll(
    scene,
    stage,
    { ...region, radiusX: region.radiusX * 0.8, radiusY: region.radiusY * 0.8 },
    laidGarnish(plating),
  );
  return stage;
};
