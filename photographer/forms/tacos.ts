import { zigzag } from '../layout/drizzle.ts';
import { layRound } from '../layout/flatbread.ts';
import { heap } from '../layout/heap.ts';
import { evenedOut, type Form, laidFilling, laidGarnish } from '../layout/plating.ts';
import { oblongPatch } from '../layout/stages.ts';
import { garnishAll } from '../layout/strew.ts';
import { drawBoard } from '../vessels/board.ts';

/** Three open tortillas on a board, with the filling along the middle. */
export const tacos: Form = (plating) => {
  const { scene, picture } = plating;
  const stage = drawBoard(scene, {
    x: 600,
    y: 400,
    halfWidth: 515,
    halfHeight: 245,
    rotation: scene.random.real(-0.06, 0.06),
    timber: scene.random.pick(['oak', 'acacia', 'walnut', 'olive'] as const),
  });
  const pieces = evenedOut(laidFilling(plating));
  const garnish = laidGarnish(plating);
  for (const [index, x] of [278, 600, 922].entries()) {
    const y = 400 + (index % 2 === 0 ? -1 : 1) * scene.random.real(6, 26);
    const slant = scene.random.real(-0.5, 0.5) + Math.PI / 2;
    const top = layRound(plating, { x, y, radius: 158 });
    const ground = oblongPatch(x, y, 132, 92, top, slant);
    const region = { x, y, radiusX: 124, radiusY: 78, rotation: slant };
    heap(scene, ground, region, pieces, { depth: 1.7, steepness: 0.45, clumping: 0.2 });
    if (picture.drizzle)
      zigzag(scene, { x, y, radius: 90 }, { colour: picture.drizzle, radius: 3.5 });
    garnishAll(scene, ground, { ...region, radiusX: 90, radiusY: 52 }, garnish, 0.6);
  }
  return { ...stage, centre: { x: 600, y: 400 } };
};
