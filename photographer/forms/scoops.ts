import { swirl } from '../layout/drizzle.ts';
import { heap } from '../layout/heap.ts';
import { evenedOut, type Form, laidGarnish, laidPieces } from '../layout/plating.ts';
import { middleOf } from '../layout/region.ts';
import { garnishAll } from '../layout/strew.ts';
import { drawVesselFor } from '../layout/vessel.ts';
import { dimHex } from '../mix-hex.ts';
import { crumb } from '../pieces/crumb.ts';
import { dollop } from '../pieces/dollop.ts';

/** Scoops in a bowl; a granita is a heap of ice crystals. */
export const scoops: Form = (plating) => {
  const { scene, picture } = plating;
  const stage = drawVesselFor(plating, ['bowl', 'deep-plate']);
  const colour = picture.sauce?.colour ?? '#f3e6cc';
  const { x, y } = stage.centre;
  if (/granita|shaved|kakigori|ices?$/i.test(picture.title)) {
    const ice = {
      draw: (at: { x: number; y: number }) =>
        crumb(scene, at, { colours: [colour, '#ffffff'], millimetres: 9, gloss: 0.9 }),
      radius: 11,
      footprint: 300,
      share: 1,
    };
    heap(scene, stage, middleOf(stage, 0.75), [ice], { depth: 3, steepness: 0.5 });
  } else {
    const turn = scene.random.angle();
    for (let index = 0; index < 4; index++) {
      const angle = turn + (index / 3) * Math.PI * 2;
      const out = index === 3 ? 0 : 98;
      dollop(
        scene,
        {
          x: x + Math.cos(angle) * out,
          y: y + Math.sin(angle) * out,
          base: stage.level + (index === 3 ? 54 : 2),
        },
        { colours: [colour, dimHex(colour, 0.86)], millimetres: 78, style: 'scoop', gloss: 0.35 },
      );
    }
  }
  heap(scene, stage, middleOf(stage, 0.55), evenedOut(laidPieces(plating)), {
    depth: 0.55,
    clumping: 0.3,
  });
  if (picture.drizzle) swirl(scene, { x, y, radius: 110 }, { colour: picture.drizzle, radius: 5 });
  garnishAll(scene, stage, middleOf(stage, 0.5), laidGarnish(plating), 0.9);
  return stage;
};
