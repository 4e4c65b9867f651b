import { layBase } from '../layout/bases.ts';
import { zigzag } from '../layout/drizzle.ts';
import { heap } from '../layout/heap.ts';
import { evenedOut, type Form, laidGarnish, laidPieces } from '../layout/plating.ts';
import { pour } from '../layout/pour.ts';
import { middleOf } from '../layout/region.ts';
import { garnishAll } from '../layout/strew.ts';
import { drawVesselFor } from '../layout/vessel.ts';

const syrupyPattern = /poach|compote|stew|syrup|wine|macedonia/i;

const syrup = { colour: '#e0bc78', shade: '#b88c44' } as const;
const lyingPattern = /\bin (?:\w+ )?(?:milk|syrup|juice|cream)\b/i;

/** Fruit in a bowl or on a plate, cut and heaped; poached fruit lies in its syrup. */
export const fruit: Form = (plating) => {
  const { scene, picture } = plating;
  const isSyrupy = syrupyPattern.test(picture.title) || lyingPattern.test(picture.look.arrangement);
  const stage = drawVesselFor(
    plating,
    isSyrupy ? ['deep-plate', 'bowl'] : ['bowl', 'coupe', 'deep-plate'],
  );
  if (isSyrupy) pour(scene, stage, { ...(picture.sauce ?? syrup), body: 'broth' }, 0.5);
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
