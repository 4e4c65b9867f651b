import { zigzag } from '../layout/drizzle.ts';
import { heap } from '../layout/heap.ts';
import { evenedOut, type Form, laidGarnish, laidPieces } from '../layout/plating.ts';
import { middleOf, pointIn } from '../layout/region.ts';
import { strew } from '../layout/strew.ts';
import { drawTray } from '../vessels/tray.ts';

/** A roasting tray: big pieces well apart, with small ones in loose patches between them, kept clear of each other. */
export const traybake: Form = (plating) => {
  const { scene, picture } = plating;
  const stage = drawTray(scene, { x: 600, y: 400, rotation: scene.random.real(-0.05, 0.05) });
  const floor = middleOf(stage, 0.9);
  heap(scene, stage, floor, evenedOut(laidPieces(plating)), {
    depth: 1.35,
    steepness: 0,
    clumping: 0.3,
  });
  if (picture.drizzle) zigzag(scene, { x: 600, y: 400, radius: 230 }, { colour: picture.drizzle });
  for (const food of laidGarnish(plating)) {
    const heart = pointIn(floor, scene.random.real(-0.35, 0.35), scene.random.real(-0.3, 0.3));
    strew(
      scene,
      stage,
      { ...heart, radiusX: floor.radiusX * 0.55, radiusY: floor.radiusY * 0.6 },
      food,
      1.4,
    );
  }
  return stage;
};
