import { mound } from '../layout/beds.ts';
import { zigzag } from '../layout/drizzle.ts';
import { heap } from '../layout/heap.ts';
import { evenedOut, type Form, laidFilling, laidGarnish } from '../layout/plating.ts';
import { middleOf } from '../layout/region.ts';
import { strew } from '../layout/strew.ts';
import type { DishPicture } from '../read-dish/dish-picture.ts';
import { readColour } from '../read-dish/read-colour.ts';
import { drawRoundBoard } from '../vessels/board.ts';
import { drawBowl } from '../vessels/bowl.ts';

const powderPattern = /seasoning|powder|spice|masala|ras el hanout/i;

/** Returns the colour of a ground spice in sRGB hex; undefined for snacks in pieces. */
const powderOf = ({ title, look }: DishPicture): string | undefined =>
  powderPattern.test(title) && /powder/i.test(look.arrangement)
    ? (readColour(look.colours[0] ?? '') ?? '#a5652c')
    : undefined;

/** A bowl filled to the rim with a crisp snack, and a few pieces beside it. */
export const snackBowl: Form = (plating) => {
  const { scene, picture, lay, x, y } = plating;
  const stage = drawRoundBoard(scene, {
    x,
    y,
    radius: 345,
    timber: scene.random.pick(['oak', 'walnut', 'acacia', 'ash'] as const),
  });
  const bowl = drawBowl(scene, { x: x - 14, y: y - 8, radius: 258, glaze: picture.setting.glaze });
  const pieces = evenedOut(laidFilling(plating));
  const powder = powderOf(picture);
  if (powder) {
    mound(scene, middleOf(bowl, 0.99), powder, 62, { ragged: 0.12, grain: 2.4, gloss: 0.05 });
    return stage;
  }
  const chips = picture.pieces.find(({ ingredient }) => ingredient.id === 'tortilla-chips');
  if (chips)
    heap(
      scene,
      bowl,
      middleOf(bowl, 0.98),
      [{ ...lay({ ...chips, treatment: 'raw' }), share: 1 }],
      {
        depth: 2.4,
        steepness: 0.3,
      },
    );
  heap(scene, bowl, middleOf(bowl, chips ? 0.7 : 0.96), pieces, {
    depth: chips ? 0.5 : 2.6,
    steepness: 0.3,
    clumping: 0.1,
  });
  if (picture.drizzle) zigzag(scene, { ...bowl.centre, radius: 140 }, { colour: picture.drizzle });
  for (const food of laidGarnish(plating)) strew(scene, bowl, middleOf(bowl, 0.7), food);
  const [first] = pieces;
  if (first) strew(scene, stage, { x: x + 205, y: y + 205, radiusX: 70, radiusY: 60 }, first, 0.5);
  return stage;
};
