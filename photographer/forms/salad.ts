import { layBase } from '../layout/bases.ts';
import { zigzag } from '../layout/drizzle.ts';
import { layGrains } from '../layout/grains.ts';
import { heap } from '../layout/heap.ts';
import { type Form, laidGarnish } from '../layout/plating.ts';
import { middleOf } from '../layout/region.ts';
import { garnishAll } from '../layout/strew.ts';
import { drawVesselFor } from '../layout/vessel.ts';

/** A salad: a bed of leaves or grains, with everything else in loose clumps on top. */
export const salad: Form = (plating) => {
  const { scene, picture } = plating;
  const stage = drawVesselFor(plating, ['bowl', 'coupe', 'deep-plate', 'oval']);
  const { pieces, rest } = layGrains(plating, stage, middleOf(stage, 0.9));
  const hasBase = picture.base !== undefined;
  const isLeafy = picture.base?.kind === 'leaves';
  const isMixed = picture.base?.kind === 'pasta' || picture.base?.kind === 'grain';
  // Small amounts of other foods are strewn over the leaves, not heaped.
  const over = isLeafy ? Math.min(1, 1.5 * (1 - (picture.base?.food.share ?? 0))) : 1;
  const company = pieces.map((food) => ({ ...food, share: food.share * over }));
  if (hasBase) layBase(plating, stage, middleOf(stage, 0.96), { height: 36, company });
  heap(scene, stage, middleOf(stage, 0.95), pieces, {
    // Pasta and grains stay visible between the foods that are tossed with them.
    depth: isMixed
      ? 0.45
      : rest < 1
        ? 0.1 + 0.8 * rest
        : isLeafy
          ? 0.15 + 0.6 * over
          : hasBase
            ? 1.25
            : 2.3,
    steepness: 0.35,
    clumping: 0.35,
  });
  if (picture.drizzle)
    zigzag(scene, { ...stage.centre, radius: stage.foodRadius * 0.6 }, { colour: picture.drizzle });
  garnishAll(scene, stage, middleOf(stage, 0.72), laidGarnish(plating));
  return stage;
};
