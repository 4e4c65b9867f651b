import { bake } from '../layout/baked.ts';
import { zigzag } from '../layout/drizzle.ts';
import { evenedOut, type Form, laidFilling, laidGarnish } from '../layout/plating.ts';
import { oblongPatch } from '../layout/stages.ts';
import { strew } from '../layout/strew.ts';
import { dot } from '../layout/topping.ts';
import { drawBoard } from '../vessels/board.ts';
import { drawSlatePlatter } from '../vessels/slate-platter.ts';

const longPattern = /\bbars?\b|flapjack|granola|finger/i;
const crackedPattern = /brownie|blondie/i;

/** Squares or bars cut and pulled a little apart, what is in them on top. */
export const bars: Form = (plating) => {
  const { scene, picture } = plating;
  const place = {
    x: 600,
    y: 400,
    halfWidth: 470,
    halfHeight: 290,
    rotation: scene.random.real(-0.05, 0.05),
  };
  const stage =
    scene.random.next() < 0.7
      ? drawBoard(scene, {
          ...place,
          timber: scene.random.pick(['oak', 'walnut', 'ash', 'acacia'] as const),
        })
      : drawSlatePlatter(scene, place);
  const isLong = longPattern.test(picture.title);
  const [columns, rows] = isLong ? [2, 5] : [4, 2];
  const [halfWidth, halfHeight] = isLong ? [186, 44] : [88, 92];
  const [stepX, stepY] = isLong ? [412, 104] : [202, 218];
  const pieces = evenedOut(laidFilling(plating)).map((food) => ({
    ...food,
    radius: Math.min(food.radius, 30),
  }));
  const garnish = laidGarnish(plating);
  const cracks = crackedPattern.test(picture.title) ? 1 : 0.1;
  for (let column = 0; column < columns; column++) {
    for (let line = 0; line < rows; line++) {
      const x = 600 + (column - (columns - 1) / 2) * stepX + scene.random.real(-6, 6);
      const y = 400 + (line - (rows - 1) / 2) * stepY + scene.random.real(-5, 5);
      const rotation = scene.random.real(-0.05, 0.05);
      bake(
        scene,
        'square',
        { x, y, radiusX: halfWidth, radiusY: halfHeight, height: 46, rotation },
        { ...picture.dough, rough: cracks > 0.5 ? 0.5 : 0.9, cracks },
        0.1,
      );
      const ground = oblongPatch(x, y, halfWidth * 0.98, halfHeight * 0.98, 0, rotation);
      const top = { x, y, radiusX: halfWidth * 0.9, radiusY: halfHeight * 0.8, rotation };
      dot(scene, ground, top, pieces, isLong ? 11 : 7, 0.45);
      if (picture.drizzle)
        zigzag(
          scene,
          { x, y, radius: Math.min(halfWidth, 84) * 0.9 },
          { colour: picture.drizzle, radius: 3 },
        );
      for (const food of garnish) strew(scene, ground, top, food, 0.35);
    }
  }
  return { ...stage, centre: { x: 600, y: 400 } };
};
