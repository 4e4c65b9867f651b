import { smoothTop } from '../layout/baked.ts';
import { swirl } from '../layout/drizzle.ts';
import { heap } from '../layout/heap.ts';
import { evenedOut, type Form, laidFilling, laidGarnish } from '../layout/plating.ts';
import { patch } from '../layout/stages.ts';
import { strew } from '../layout/strew.ts';
import { mixHex } from '../mix-hex.ts';
import { drawRoundBoard } from '../vessels/board.ts';
import { drawGlass, drawJar } from '../vessels/glass.ts';

const cream = '#f6ecd6';

/** Two glasses side by side on a board: cream below, fruit over one half, crumbs and nuts along the seam. */
export const layeredGlass: Form = (plating) => {
  const { scene, picture, x, y } = plating;
  const stage = drawRoundBoard(scene, {
    x,
    y,
    radius: 345,
    timber: scene.random.pick(['walnut', 'oak', 'ash'] as const),
  });
  const colour = mixHex([
    [1, picture.sauce?.colour ?? cream],
    [1.4, cream],
  ]);
  const pieces = evenedOut(laidFilling(plating));
  const garnish = laidGarnish(plating);
  const draw = scene.random.next() < 0.5 ? drawGlass : drawJar;
  const slant = scene.random.real(-0.5, -0.1);
  for (const side of [-1, 1]) {
    const at = { x: x + Math.cos(slant) * side * 166, y: y + Math.sin(slant) * side * 166 };
    const glass = draw(scene, { ...at, radius: 152, tall: 84, drink: { colour, clarity: 3 } });
    const inner = glass.foodRadius * 0.98;
    const level = glass.level - 7;
    smoothTop(scene, { ...at, radius: inner, base: level, height: 11 }, colour, {
      waves: 0.6,
      gloss: 0.4,
    });
    const ground = patch(at.x, at.y, inner * 0.97, level + 8);
    const towards = scene.random.angle();
    const half = {
      x: at.x + Math.cos(towards) * inner * 0.4,
      y: at.y + Math.sin(towards) * inner * 0.4,
      radiusX: inner * 0.62,
      radiusY: inner * 0.62,
    };
    heap(scene, ground, half, pieces, { depth: 1.3, steepness: 0.3, clumping: 0.25 });
    if (picture.drizzle)
      swirl(scene, { ...at, radius: inner * 0.6 }, { colour: picture.drizzle, radius: 4 });
    const seam = {
      x: at.x - Math.cos(towards) * inner * 0.16,
      y: at.y - Math.sin(towards) * inner * 0.16,
      radiusX: inner * 0.3,
      radiusY: inner * 0.75,
      rotation: towards,
    };
    for (const food of garnish) strew(scene, ground, seam, food, 0.7);
  }
  return stage;
};
