import { bake } from '../layout/baked.ts';
import { zigzag } from '../layout/drizzle.ts';
import { heap } from '../layout/heap.ts';
import { evenedOut, type Form, laidGarnish } from '../layout/plating.ts';
import { pool } from '../layout/pour.ts';
import { middleOf } from '../layout/region.ts';
import { patch } from '../layout/stages.ts';
import { garnishAll } from '../layout/strew.ts';
import { drawRoundBoard } from '../vessels/board.ts';

const tomatoColours = { colour: '#b83a1e', shade: '#8f2712' };
const cheeseColours = { colour: '#f3e2b4', shade: '#d9a24e' };

/** A pizza or a topped flat bread on a round board: a blistered rim, sauce, melted cheese, the topping. */
export const pizza: Form = (plating) => {
  const { scene, picture } = plating;
  const { x, y } = plating;
  const stage = drawRoundBoard(scene, {
    x,
    y,
    radius: 345,
    timber: scene.random.pick(['beech', 'oak', 'olive', 'walnut'] as const),
  });
  const dough = { crumb: '#ecc98c', crust: '#b5702f', rough: 0.35 };
  bake(
    scene,
    'round',
    { x, y, radiusX: 296, radiusY: 290, height: 34, base: stage.level },
    dough,
    0.12,
  );
  bake(
    scene,
    'round',
    { x, y, radiusX: 258, radiusY: 254, height: 5, base: stage.level + 31 },
    { ...dough, crust: '#cf9a55' },
    0.05,
  );
  const level = stage.level + 34;
  const ground = patch(x, y, 262, level);
  const isCheese = ({ ingredient: { kinds } }: (typeof picture.pieces)[number]) =>
    kinds.has('cheese');
  if (picture.sauce)
    pool(
      scene,
      { x, y, radiusX: 256, radiusY: 252, base: level },
      picture.sauce.body === 'thick' ? picture.sauce : tomatoColours,
      4,
    );
  const cheese = picture.pieces.filter(isCheese);
  if (cheese.length > 0) {
    for (let index = 0; index < 15; index++) {
      const [angle, out] = [scene.random.angle(), Math.sqrt(scene.random.next()) * 205];
      const size = scene.random.real(30, 58);
      pool(
        scene,
        {
          x: x + Math.cos(angle) * out,
          y: y + Math.sin(angle) * out,
          radiusX: size,
          radiusY: size * 0.85,
        },
        cheeseColours,
        4,
      );
    }
  }
  const topping = evenedOut(
    picture.pieces.filter((food) => !isCheese(food) || cheese.length > 1),
  ).map((food) => plating.lay(food, 'filling'));
  heap(scene, ground, { x, y, radiusX: 238, radiusY: 234 }, topping, {
    depth: 0.62,
    steepness: 0,
    clumping: 0.1,
  });
  if (picture.drizzle) zigzag(scene, { x, y, radius: 190 }, { colour: picture.drizzle });
  garnishAll(scene, ground, { ...middleOf(stage, 0.6), x, y }, laidGarnish(plating), 1.2);
  return stage;
};
