import { bake } from '../layout/baked.ts';
import { heap } from '../layout/heap.ts';
import { evenedOut, type Form, laidGarnish, type Plating } from '../layout/plating.ts';
import { pool, pour } from '../layout/pour.ts';
import { middleOf } from '../layout/region.ts';
import { spread } from '../layout/spread.ts';
import { garnishAll } from '../layout/strew.ts';
import { drawVesselFor } from '../layout/vessel.ts';
import type { Stage } from '../stage.ts';

/** One thick slice of fried cheese, oozing over its edge. */
function laySlab({ scene }: Plating, stage: Stage): void {
  const { x, y } = stage.centre;
  const rotation = scene.random.real(-0.3, 0.3);
  pool(
    scene,
    { x: x + 60, y: y + 70, radiusX: 150, radiusY: 90, rotation, base: stage.level },
    { colour: '#efd58a', shade: '#d8aa4c' },
    8,
  );
  bake(
    scene,
    'square',
    { x, y, radiusX: 178, radiusY: 122, height: 52, rotation, base: stage.level },
    { crumb: '#ecc766', crust: '#b8742a', rough: 0.5, gloss: 0.7 },
    0.14,
  );
}

/** A pan on the table: pieces in sauce, or crisp without sauce, with eggs set into it. */
export const skillet: Form = (plating) => {
  const { scene, picture, lay } = plating;
  const stage = drawVesselFor(plating, ['skillet']);
  const isEgg = ({ ingredient }: (typeof picture.pieces)[number]) => ingredient.roles.has('egg');
  const eggs = picture.pieces.filter(isEgg);
  const others = evenedOut(picture.pieces.filter((food) => !isEgg(food))).map((food) => lay(food));
  if (picture.sauce) pour(scene, stage, picture.sauce, 0.55);
  const isSlab = /\bone (?:\w+ )?slab\b/i.test(picture.look.arrangement);
  if (isSlab) laySlab(plating, stage);
  heap(scene, stage, middleOf(stage, 0.9), isSlab ? [] : others, {
    depth: picture.sauce ? 0.5 : 1.25,
    steepness: 0.15,
    clumping: 0.15,
  });
  for (const egg of eggs) {
    // Eggs in a pan are fried or poached in the sauce: always whole, yolk up.
    const one = lay({ ...egg, treatment: 'fried' });
    for (const spot of spread(
      scene.random,
      stage,
      middleOf(stage, 0.66),
      scene.random.between(3, 4),
      one.radius,
      { tries: 40 },
    )) {
      one.draw(spot);
    }
  }
  garnishAll(scene, stage, middleOf(stage, 0.75), laidGarnish(plating));
  return stage;
};
