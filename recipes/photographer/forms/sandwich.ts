import { layBread } from '../layout/bread.ts';
import { heap } from '../layout/heap.ts';
import { evenedOut, type Form, laidFilling, laidGarnish } from '../layout/plating.ts';
import { oblongPatch } from '../layout/stages.ts';
import { strew } from '../layout/strew.ts';
import { drawBoard } from '../vessels/board.ts';

/** Sandwiches with their upper slice pushed back, so that what is between them shows. */
export const sandwich: Form = (plating) => {
  const { scene } = plating;
  const stage = drawBoard(scene, {
    x: 600,
    y: 400,
    halfWidth: 455,
    halfHeight: 285,
    rotation: scene.random.real(-0.08, 0.08),
    timber: scene.random.pick(['beech', 'oak', 'walnut', 'ash'] as const),
  });
  const pieces = evenedOut(laidFilling(plating));
  const slant = scene.random.real(-0.35, -0.1);
  for (const side of [-1, 1]) {
    const [x, y] = [600 + side * 205, 400 + side * 26];
    const { level, halfWidth, halfHeight } = layBread(plating, {
      x,
      y,
      radius: 168,
      rotation: slant,
    });
    const region = { x, y, radiusX: halfWidth * 1.02, radiusY: halfHeight * 1.02, rotation: slant };
    heap(
      scene,
      oblongPatch(x, y, halfWidth * 1.16, halfHeight * 1.16, level, slant),
      region,
      pieces,
      { depth: 1.6, steepness: 0.1, clumping: 0.1 },
    );
    const [dx, dy] = [-0.5 * halfWidth * side * 0.6 - 20, -0.62 * halfHeight];
    layBread(plating, {
      x: x + dx,
      y: y + dy,
      radius: 160,
      rotation: slant + 0.16 * side,
      base: level + 30,
    });
    for (const food of laidGarnish(plating)) {
      strew(
        scene,
        oblongPatch(x, y, halfWidth, halfHeight, level, slant),
        { x: x + 16, y: y + halfHeight * 0.5, radiusX: 90, radiusY: 50 },
        food,
        0.5,
      );
    }
  }
  return stage;
};
