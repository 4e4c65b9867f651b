import { bake } from '../layout/baked.ts';
import { swirl } from '../layout/drizzle.ts';
import { layBun } from '../layout/flatbread.ts';
import { heap } from '../layout/heap.ts';
import { evenedOut, type Form, laidGarnish, type Plating } from '../layout/plating.ts';
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

type Point = { x: number; y: number };

/** The patty: one slab of meat or fish, or a round of what the recipe makes it from. */
function layPatty({ scene, picture, lay }: Plating, at: Point, patty: SeenFood | undefined): void {
  const whole = patty ? lay(patty) : undefined;
  if (whole !== undefined && whole.radius > 70) whole.draw(at);
  else
    bake(
      scene,
      'round',
      { ...at, radiusX: 158, radiusY: 152, height: 46 },
      { ...picture.dough, rough: 1, gloss: 0.4 },
      0.3,
    );
}

/** Seeds on the upper half of the bun, everything else on the open half. */
function garnishHalves(plating: Plating, open: Point, upper: Point): void {
  for (const food of laidGarnish(plating)) {
    const isSeed = food.radius < 7;
    const { x, y } = isSeed ? upper : open;
    const region = { x, y, radiusX: 120, radiusY: 120 };
    strew(plating.scene, patch(x, y, 140, 0), region, food, isSeed ? 1 : 0.7);
  }
}

/** An open burger: the lower half of the bun with leaf, patty and slices; the upper half leans on it. */
export const burger: Form = (plating) => {
  const { scene, picture, lay } = plating;
  const stage = drawVesselFor(plating, ['coupe', 'plate']);
  const lean = scene.random.real(-0.9, 0.3);
  const open = { x: stage.centre.x - 70, y: stage.centre.y + 34 };
  const { x, y } = open;
  layBun(plating, { ...open, radius: 168 });
  const level = scene.heightAt(x, y);
  const leaves = picture.pieces.filter(isLeaf).map((food) => lay(food, 'filling'));
  const patty = picture.pieces.find((food) => isPatty(food) && !isLeaf(food));
  const slices = picture.pieces
    .filter((food) => food !== patty && !isLeaf(food))
    .map((food) => lay(food, 'filling'));
  heap(scene, patch(x, y, 205, level), { x, y, radiusX: 190, radiusY: 190 }, evenedOut(leaves), {
    depth: 1.1,
  });
  layPatty(plating, open, patty);
  const top = scene.heightAt(x, y);
  heap(scene, patch(x, y, 150, top), { x, y, radiusX: 132, radiusY: 132 }, evenedOut(slices), {
    depth: 0.95,
    clumping: 0.2,
  });
  if (picture.drizzle) swirl(scene, { x, y, radius: 90 }, { colour: picture.drizzle, radius: 7 });
  const upper = { x: x + Math.cos(lean) * 205, y: y + Math.sin(lean) * 205 };
  layBun(plating, { ...upper, radius: 160, base: stage.level + 22 });
  garnishHalves(plating, open, upper);
  return stage;
};
