import { swirl } from '../layout/drizzle.ts';
import { heap } from '../layout/heap.ts';
import { evenedOut, type Form, laidFilling, laidGarnish } from '../layout/plating.ts';
import { pour } from '../layout/pour.ts';
import { middleOf } from '../layout/region.ts';
import { garnishAll } from '../layout/strew.ts';
import { drawVesselFor } from '../layout/vessel.ts';

const clear = { colour: '#c99548', shade: '#96692a', body: 'broth' } as const;

/** A soup with pieces: they rise out of the broth in the middle and float towards the rim. */
export const brothySoup: Form = (plating) => {
  const { scene, picture } = plating;
  const stage = drawVesselFor(plating, ['bowl', 'deep-plate', 'pot']);
  const pieces = evenedOut(laidFilling(plating));
  const body = { ...(picture.sauce ?? clear), body: 'broth' as const };
  heap(scene, stage, middleOf(stage, 0.8), pieces, { depth: 0.8, steepness: 0.2, clumping: 0.2 });
  const level = pour(scene, stage, body, 0.72);
  const floating = pieces.map((food) => ({
    ...food,
    draw: (at: { x: number; y: number }) =>
      food.draw({ ...at, base: level - Math.min(9, food.radius * 0.45) }),
  }));
  heap(scene, stage, middleOf(stage, 0.86), floating, { depth: 0.36, clumping: 0.15 });
  heap(scene, stage, middleOf(stage, 0.5), pieces, { depth: 0.3, steepness: 0.3 });
  if (picture.drizzle)
    swirl(
      scene,
      { ...stage.centre, radius: stage.foodRadius * 0.4 },
      { colour: picture.drizzle, radius: 7 },
    );
  garnishAll(scene, stage, middleOf(stage, 0.62), laidGarnish(plating));
  return stage;
};
