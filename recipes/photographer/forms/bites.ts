import { bake, smoothTop } from '../layout/baked.ts';
import { layBase } from '../layout/bases.ts';
import { swirl } from '../layout/drizzle.ts';
import { evenedOut, type Form, laidFilling, laidGarnish } from '../layout/plating.ts';
import { middleOf } from '../layout/region.ts';
import { patch } from '../layout/stages.ts';
import { strew } from '../layout/strew.ts';
import { dot } from '../layout/topping.ts';
import { drawVesselFor } from '../layout/vessel.ts';
import { drawSmallBowl } from '../vessels/bowl.ts';

const stickPattern = /\bsticks?\b|torpedo|cylinders?|fingers?\b|cigars?/i;

/** Balls heaped in rings on a plate, rolled in what they are coated with; a bowl to dip savoury ones into. */
export const bites: Form = (plating) => {
  const { scene, picture } = plating;
  const stage = drawVesselFor(plating, ['coupe', 'plate']);
  const { x, y } = stage.centre;
  const hasDip = !picture.isSweet && (picture.drizzle !== undefined || picture.sauce !== undefined);
  if (picture.base) layBase(plating, stage, middleOf(stage, 0.85), { height: 18 });
  const size = picture.isSweet ? 50 : 54;
  const isStick = stickPattern.test(
    `${picture.look.arrangement} ${picture.look.details.join(' ')}`,
  );
  const coating = laidGarnish(plating).filter((food) => food.radius < 12);
  const spots: { x: number; y: number; base: number }[] = [];
  const rings = hasDip
    ? [[0.72, 11]]
    : [
        [0.7, 11],
        [0.36, 6],
        [0.02, 1],
      ];
  const turn = scene.random.angle();
  for (const [out = 0, count = 0] of rings) {
    for (let index = 0; index < count; index++) {
      const angle = turn + (index / count) * Math.PI * 2 + scene.random.real(-0.06, 0.06);
      const away = out * stage.foodRadius + scene.random.real(-6, 6);
      spots.push({
        x: x + Math.cos(angle) * away,
        y: y + Math.sin(angle) * away,
        base: stage.level,
      });
    }
  }
  if (!hasDip)
    for (let index = 0; index < 3; index++) {
      const angle = turn + index * 2.1;
      spots.push({
        x: x + Math.cos(angle) * 62,
        y: y + Math.sin(angle) * 62,
        base: stage.level + size * 0.8,
      });
    }
  const inside = evenedOut(laidFilling(plating)).filter((food) => food.radius < 26);
  for (const spot of spots) {
    const one = size * scene.random.real(0.93, 1.06);
    const rotation = Math.atan2(spot.y - y, spot.x - x);
    const [long, wide] = isStick ? [1.5, 0.62] : [1, scene.random.real(0.92, 1)];
    bake(
      scene,
      isStick ? 'oblong' : 'round',
      {
        ...spot,
        rotation,
        radiusX: one * long,
        radiusY: one * wide,
        height: one * (isStick ? 0.8 : 1.05),
      },
      { ...picture.dough, rough: 1, gloss: picture.isSweet ? 0.2 : 0.4 },
      1,
    );
    const ground = patch(spot.x, spot.y, one * 0.8, 0);
    dot(scene, ground, { ...spot, radiusX: one * 0.7, radiusY: one * 0.7 }, inside, 2, 0.6);
    for (const food of coating)
      strew(scene, ground, { ...spot, radiusX: one * 0.75, radiusY: one * 0.75 }, food, 0.28);
  }
  if (hasDip) {
    const bowl = drawSmallBowl(scene, { x, y, radius: 102, glaze: 'chalk' });
    const colour = picture.drizzle ?? picture.sauce?.colour ?? '#f1e8d2';
    smoothTop(scene, { x, y, radius: bowl.foodRadius, base: bowl.level + 10 }, colour, {
      waves: 0.5,
    });
    swirl(scene, { x, y, radius: 42 }, { colour: '#c9a63a', radius: 3 }, 1);
  }
  for (const food of laidGarnish(plating))
    if (food.radius >= 12) strew(scene, stage, middleOf(stage, 0.75), food, 0.8);
  return stage;
};
