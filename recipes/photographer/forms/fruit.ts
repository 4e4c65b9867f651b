import { layBase } from '../layout/bases.ts';
import { zigzag } from '../layout/drizzle.ts';
import { heap } from '../layout/heap.ts';
import { evenedOut, type Form, laidGarnish, laidPieces } from '../layout/plating.ts';
import { pour } from '../layout/pour.ts';
import { middleOf } from '../layout/region.ts';
import { garnishAll } from '../layout/strew.ts';
import { drawVesselFor } from '../layout/vessel.ts';

const syrupyPattern = /poach|compote|stew|syrup|wine|macedonia/i;

/** Fruit in a bowl or on a plate, cut and heaped, in its syrup where it was poached. */
export const fruit: Form = (plating) => {
  const { scene, picture } = plating;
  const isSyrupy = syrupyPattern.test(picture.title);
  const stage = drawVesselFor(
    plating,
    isSyrupy ? ['deep-plate', 'bowl'] : ['bowl', 'coupe', 'deep-plate'],
  );
  if (isSyrupy && picture.sauce) pour(scene, stage, { ...picture.sauce, body: 'broth' }, 0.4);
  if (picture.base) layBase(plating, stage, middleOf(stage, 0.8), { height: 24 });
  heap(scene, stage, middleOf(stage, 0.94), evenedOut(laidPieces(plating)), {
    depth: isSyrupy ? 1.2 : 1.7,
    steepness: 0.35,
    clumping: 0.3,
  });
  if (picture.drizzle)
    zigzag(
      scene,
      { ...stage.centre, radius: stage.foodRadius * 0.55 },
      { colour: picture.drizzle, radius: 5 },
    );
  garnishAll(scene, stage, middleOf(stage, 0.6), laidGarnish(plating));
  return stage;
};
