import { bake } from '../layout/baked.ts';
import { layBase } from '../layout/bases.ts';
import { zigzag } from '../layout/drizzle.ts';
import { heap } from '../layout/heap.ts';
import type { Laid } from '../layout/laid.ts';
import { type Form, laidGarnish, laidPieces, type Plating } from '../layout/plating.ts';
import { asideOf, middleOf } from '../layout/region.ts';
import { garnishAll } from '../layout/strew.ts';
import { drawVesselFor } from '../layout/vessel.ts';
import { mixHex } from '../mix-hex.ts';

const crisp = [[1.5, '#7a4a1e']] as const;

/** Foods that are shaped from a mixture and no longer look like any ingredient. */
const shapedPattern = /falafel|meatball|meat ball|polpette|kofta|kofte/i;

function layBalls({ scene, picture }: Plating): Laid {
  const { crumb } = picture.dough;
  const radius = 44;
  return {
    draw: ({ x, y, base, rotation = 0 }) =>
      bake(
        scene,
        'round',
        {
          ...{ x, y, rotation, radiusX: radius, radiusY: radius * 0.94, height: radius },
          ...(base !== undefined && { base }),
        },
        { crumb, crust: mixHex([...crisp, [1, crumb]]), rough: 0.8, gloss: 0.3 },
        0.9,
      ),
    radius,
    footprint: 6000,
    share: 1,
    most: 6,
  };
}

/** A bowl with separate heaps around the rim on a bed of grain, and sauce across them. */
export const grainBowl: Form = (plating) => {
  const { scene, picture } = plating;
  const stage = drawVesselFor(plating, ['bowl']);
  layBase(plating, stage, middleOf(stage, 0.98), { height: 26 });
  const shaped = shapedPattern.test(picture.title) ? [layBalls(plating)] : [];
  const pieces = [...shaped, ...laidPieces(plating)];
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
