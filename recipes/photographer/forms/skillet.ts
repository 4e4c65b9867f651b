import { heap } from '../layout/heap.ts';
import { evenedOut, type Form, laidGarnish } from '../layout/plating.ts';
import { pour } from '../layout/pour.ts';
import { middleOf } from '../layout/region.ts';
import { spread } from '../layout/spread.ts';
import { garnishAll } from '../layout/strew.ts';
import { drawVesselFor } from '../layout/vessel.ts';

/** A pan brought to the table: pieces in their sauce or crisp without one, eggs set into it. */
export const skillet: Form = (plating) => {
  const { scene, picture, lay } = plating;
  const stage = drawVesselFor(plating, ['skillet']);
  const isEgg = ({ ingredient }: (typeof picture.pieces)[number]) => ingredient.roles.has('egg');
  const eggs = picture.pieces.filter(isEgg);
  const others = evenedOut(picture.pieces.filter((food) => !isEgg(food))).map((food) => lay(food));
  if (picture.sauce) pour(scene, stage, picture.sauce, 0.55);
  heap(scene, stage, middleOf(stage, 0.9), others, {
    depth: picture.sauce ? 0.5 : 1.25,
    steepness: 0.15,
    clumping: 0.15,
  });
  for (const egg of eggs) {
    // In a pan eggs are fried or poached in the sauce: always whole, the yolk up.
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
