import { bake } from '../layout/baked.ts';
import { swirl } from '../layout/drizzle.ts';
import { layBun } from '../layout/flatbread.ts';
import { heap } from '../layout/heap.ts';
import { evenedOut, type Form, laidGarnish } from '../layout/plating.ts';
import { patch } from '../layout/stages.ts';
import { strew } from '../layout/strew.ts';
import { drawVesselFor } from '../layout/vessel.ts';
import type { SeenFood } from '../read-dish/dish-picture.ts';

const isLeaf = ({ ingredient: { kinds } }: SeenFood) =>
  kinds.has('leaf') || kinds.has('salad leaves') || kinds.has('cabbage');
const isPatty = ({ ingredient: { kinds } }: SeenFood) =>
  ['mince', 'bean', 'pulse', 'grain', 'meat', 'fish', 'tofu', 'soy'].some((kind) =>
    kinds.has(kind),
  );

/** An open burger: the lower half of the bun with leaf, patty and slices; the upper half leans on it. */
export const burger: Form = (plating) => {
  const { scene, picture, lay } = plating;
  const stage = drawVesselFor(plating, ['coupe', 'plate']);
  const { x, y } = stage.centre;
  const lean = scene.random.real(-0.9, 0.3);
  const [bx, by] = [x - 70, y + 34];
  layBun(plating, { x: bx, y: by, radius: 168 });
  const level = scene.heightAt(bx, by);
  const leaves = picture.pieces.filter(isLeaf).map((food) => lay(food, 'filling'));
  const patty = picture.pieces.find((food) => isPatty(food) && !isLeaf(food));
  const slices = picture.pieces
    .filter((food) => food !== patty && !isLeaf(food))
    .map((food) => lay(food, 'filling'));
  heap(
    scene,
    patch(bx, by, 205, level),
    { x: bx, y: by, radiusX: 190, radiusY: 190 },
    evenedOut(leaves),
    { depth: 1.1 },
  );
  const whole = patty ? lay(patty) : undefined;
  const isOneSlab = whole !== undefined && whole.radius > 70;
  if (isOneSlab) whole.draw({ x: bx, y: by });
  else
    bake(
      scene,
      'round',
      { x: bx, y: by, radiusX: 158, radiusY: 152, height: 46 },
      { ...picture.dough, rough: 1, gloss: 0.4 },
      0.3,
    );
  const top = scene.heightAt(bx, by);
  heap(
    scene,
    patch(bx, by, 150, top),
    { x: bx, y: by, radiusX: 132, radiusY: 132 },
    evenedOut(slices),
    { depth: 0.95, clumping: 0.2 },
  );
  if (picture.drizzle)
    swirl(scene, { x: bx, y: by, radius: 90 }, { colour: picture.drizzle, radius: 7 });
  const away = { x: bx + Math.cos(lean) * 205, y: by + Math.sin(lean) * 205 };
  layBun(plating, { ...away, radius: 160, base: stage.level + 22 });
  const seeds = laidGarnish(plating);
  for (const food of seeds) {
    const isSeed = food.radius < 7;
    const place = isSeed ? away : { x: bx, y: by };
    strew(
      scene,
      patch(place.x, place.y, 140, 0),
      { ...place, radiusX: 120, radiusY: 120 },
      food,
      isSeed ? 1 : 0.7,
    );
  }
  return stage;
};
