import { bake } from '../layout/baked.ts';
import { zigzag } from '../layout/drizzle.ts';
import { heap } from '../layout/heap.ts';
import { evenedOut, type Form, laidGarnish, type Plating } from '../layout/plating.ts';
import { pool } from '../layout/pour.ts';
import { middleOf } from '../layout/region.ts';
import { patch } from '../layout/stages.ts';
import { garnishAll } from '../layout/strew.ts';
import type { SeenFood } from '../read-dish/dish-picture.ts';
import { drawRoundBoard } from '../vessels/board.ts';

const tomatoColours = { colour: '#b83a1e', shade: '#8f2712' };
const cheeseColours = { colour: '#f3e2b4', shade: '#d9a24e' };

const isCheese = ({ ingredient: { kinds } }: SeenFood): boolean => kinds.has('cheese');

/** The dough: a risen rim around a flat middle. */
function layDough({ scene, x, y }: Plating, base: number): void {
  const dough = { crumb: '#ecc98c', crust: '#b5702f', rough: 0.35 };
  bake(scene, 'round', { x, y, radiusX: 296, radiusY: 290, height: 34, base }, dough, 0.12);
  bake(
    scene,
    'round',
    { x, y, radiusX: 258, radiusY: 254, height: 5, base: base + 31 },
    { ...dough, crust: '#cf9a55' },
    0.05,
  );
}

/** Pools of melted cheese. */
function layMeltedCheese({ scene, x, y }: Plating): void {
  for (let index = 0; index < 15; index++) {
    const [angle, out] = [scene.random.angle(), Math.sqrt(scene.random.next()) * 205];
    const size = scene.random.real(30, 58);
    const place = {
      x: x + Math.cos(angle) * out,
      y: y + Math.sin(angle) * out,
      radiusX: size,
      radiusY: size * 0.85,
    };
    pool(scene, place, cheeseColours, 4);
  }
}

/** A pizza or a topped flat bread on a round board: a blistered rim, sauce, melted cheese, the topping. */
export const pizza: Form = (plating) => {
  const { scene, picture, x, y } = plating;
  const { sauce } = picture;
  const stage = drawRoundBoard(scene, {
    x,
    y,
    radius: 345,
    timber: scene.random.pick(['beech', 'oak', 'olive', 'walnut'] as const),
  });
  layDough(plating, stage.level);
  const level = stage.level + 34;
  const ground = patch(x, y, 262, level);
  if (sauce) {
    const colours = sauce.body === 'thick' ? sauce : tomatoColours;
    pool(scene, { x, y, radiusX: 256, radiusY: 252, base: level }, colours, 4);
  }
  const cheese = picture.pieces.filter(isCheese);
  if (cheese.length > 0) layMeltedCheese(plating);
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
