import { layBread } from '../layout/bread.ts';
import { heap } from '../layout/heap.ts';
import type { Laid } from '../layout/laid.ts';
import { evenedOut, type Form, laidGarnish } from '../layout/plating.ts';
import { asideOf } from '../layout/region.ts';
import { garnishAll } from '../layout/strew.ts';
import { drawVesselFor } from '../layout/vessel.ts';
import { curd, friedEgg } from '../pieces/egg.ts';
import { unitsPerMillimetre } from '../pieces/piece.ts';

const wholeEggs =
  /\b(?:fried|poached|benedict|florentine|royale|full english|turkish|cilbir|rancheros)\b/i;

/** Soft folds of egg (or tofu) mixed with the other foods, toast beside them; whole eggs when the title says so. */
export const scramble: Form = (plating) => {
  const { scene, picture, lay } = plating;
  const stage = drawVesselFor(plating, ['coupe', 'plate']);
  const towards = scene.random.real(0.4, 1.2);
  if (picture.base?.kind === 'bread') {
    const slice = asideOf(stage, 0.42, towards + Math.PI, 0.4);
    layBread(plating, { ...slice, radius: 128, rotation: towards + 1.1 });
    layBread(plating, { x: slice.x + 54, y: slice.y - 62, radius: 122, rotation: towards + 0.8 });
  }
  const isTofu =
    picture.pieces.some(({ ingredient }) => ingredient.kinds.has('tofu')) && !picture.hasEggs;
  const colours = isTofu ? (['#f0d68a', '#e2bb5c'] as const) : (['#f6d258', '#eab83a'] as const);
  const folds: Laid = {
    draw: (at) => curd(scene, at, { colours, millimetres: 26 }),
    radius: (26 * unitsPerMillimetre) / 2,
    footprint: 2400,
    share: 1.3,
  };
  const others = evenedOut(picture.pieces).map((food) => lay(food));
  const region = asideOf(stage, picture.base ? 0.26 : 0, towards, picture.base ? 0.72 : 0.94);
  if (wholeEggs.test(picture.title)) {
    heap(scene, stage, region, others, { depth: 1.2, steepness: 0.2 });
    for (const turn of [-0.55, 0.55]) {
      const spot = asideOf(stage, 0.36, towards + turn * 2, 0.1);
      friedEgg(
        scene,
        { x: spot.x, y: spot.y },
        { colours: ['#f7f3ea', '#f0a01e', '#c98a45'], millimetres: 95 },
      );
    }
  } else
    heap(scene, stage, region, evenedOut([folds, ...others]), {
      depth: 2.3,
      steepness: 0.45,
      clumping: 0.1,
    });
  garnishAll(
    scene,
    stage,
    { ...region, radiusX: region.radiusX * 0.7, radiusY: region.radiusY * 0.7 },
    laidGarnish(plating),
  );
  return stage;
};
