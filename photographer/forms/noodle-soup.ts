import { layBase } from '../layout/bases.ts';
import { heap } from '../layout/heap.ts';
import { type Form, laidGarnish, laidPieces } from '../layout/plating.ts';
import { pour } from '../layout/pour.ts';
import { asideOf, middleOf } from '../layout/region.ts';
import { garnishAll } from '../layout/strew.ts';
import { drawVesselFor } from '../layout/vessel.ts';

const broth = { colour: '#c58a45', shade: '#8f5520', body: 'broth' } as const;

/** Noodles in a broth, with groups of toppings around them and herbs in the middle. */
export const noodleSoup: Form = (plating) => {
  const { scene, picture } = plating;
  const stage = drawVesselFor(plating, ['noodle-bowl']);
  const sauce = { ...(picture.sauce ?? broth), body: 'broth' as const };
  pour(scene, stage, sauce, 0.35);
  layBase(plating, stage, middleOf(stage, 0.82), { height: 30 });
  pour(scene, stage, sauce, 0.68);
  const pieces = laidPieces(plating);
  const start = scene.random.angle();
  const step = (Math.PI * 2) / Math.max(4, pieces.length);
  for (const [index, food] of pieces.entries()) {
    const region = asideOf(stage, 0.56, start + index * step, 0.36);
    heap(scene, stage, region, [{ ...food, share: 1 }], { depth: 0.9, steepness: 0.5 });
  }
  garnishAll(scene, stage, middleOf(stage, 0.5), laidGarnish(plating));
  return stage;
};
