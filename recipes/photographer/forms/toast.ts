import { layBread } from '../layout/bread.ts';
import { zigzag } from '../layout/drizzle.ts';
import { layRound } from '../layout/flatbread.ts';
import { heap } from '../layout/heap.ts';
import { evenedOut, type Form, laidFilling, laidGarnish } from '../layout/plating.ts';
import { pool } from '../layout/pour.ts';
import { oblongPatch } from '../layout/stages.ts';
import { garnishAll } from '../layout/strew.ts';
import { drawBoard } from '../vessels/board.ts';

/** Slices of toast on a board: the spread, then the topping, heaped to the crust and slightly over it. */
export const toast: Form = (plating) => {
  const { scene, picture } = plating;
  const stage = drawBoard(scene, {
    x: 600,
    y: 400,
    halfWidth: 480,
    halfHeight: 265,
    rotation: scene.random.real(-0.08, 0.08),
    timber: scene.random.pick(['oak', 'walnut', 'olive', 'ash'] as const),
  });
  const pieces = evenedOut(laidFilling(plating));
  const garnish = laidGarnish(plating);
  const isRound = picture.base?.kind === 'wrap';
  const slant = Math.PI / 2 + scene.random.real(-0.25, 0.1);
  for (const [index, x] of [305, 600, 895].entries()) {
    const y = 400 + (index % 2 === 0 ? 14 : -14);
    const rotation = slant + scene.random.real(-0.08, 0.08);
    const bread = isRound
      ? { level: layRound(plating, { x, y, radius: 140 }), halfWidth: 118, halfHeight: 118 }
      : layBread(plating, { x, y, radius: 205, rotation });
    const ground = oblongPatch(
      x,
      y,
      bread.halfWidth * 1.04,
      bread.halfHeight * 1.04,
      bread.level,
      rotation,
    );
    const region = {
      x,
      y,
      radiusX: bread.halfWidth * 0.92,
      radiusY: bread.halfHeight * 0.86,
      rotation,
    };
    const spread = picture.spread;
    if (spread) pool(scene, region, { colour: spread, shade: spread }, 9);
    heap(scene, ground, region, pieces, {
      depth: spread ? 0.8 : 1.3,
      steepness: 0.25,
      clumping: 0.2,
    });
    if (picture.drizzle && picture.drizzle !== spread)
      zigzag(scene, { x, y, radius: bread.halfHeight }, { colour: picture.drizzle, radius: 3.5 });
    garnishAll(
      scene,
      ground,
      { ...region, radiusX: region.radiusX * 0.7, radiusY: region.radiusY * 0.7 },
      garnish,
      0.6,
    );
  }
  return stage;
};
