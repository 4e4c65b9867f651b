import { layBase } from '../layout/bases.ts';
import { heap } from '../layout/heap.ts';
import { evenedOut, type Form, laidGarnish, laidPieces } from '../layout/plating.ts';
import { pool } from '../layout/pour.ts';
import { asideOf, middleOf } from '../layout/region.ts';
import { garnishAll } from '../layout/strew.ts';
import { drawVesselFor } from '../layout/vessel.ts';

/** A stir-fry: a glossy, steep heap in a wok or a bowl, with rice beside it if the dish has rice. */
export const stirFry: Form = (plating) => {
  const { scene, picture } = plating;
  const hasBase = picture.base !== undefined;
  const stage = drawVesselFor(
    plating,
    hasBase ? ['bowl', 'coupe', 'deep-plate'] : ['wok', 'bowl', 'coupe', 'deep-plate'],
  );
  const rice = scene.random.real(2.2, 3.6);
  if (hasBase) layBase(plating, stage, asideOf(stage, 0.42, rice, 0.58), { height: 42 });
  const region = hasBase ? asideOf(stage, 0.24, rice + Math.PI, 0.76) : middleOf(stage, 0.94);
  if (picture.sauce)
    pool(
      scene,
      { ...region, radiusX: region.radiusX * 1.08, radiusY: region.radiusY * 1.05 },
      picture.sauce,
    );
  heap(scene, stage, region, evenedOut(laidPieces(plating)), {
    depth: 1.7,
    steepness: 0.4,
    clumping: 0.15,
  });
  garnishAll(
    scene,
    stage,
    { ...region, radiusX: region.radiusX * 0.7, radiusY: region.radiusY * 0.7 },
    laidGarnish(plating),
  );
  return stage;
};
