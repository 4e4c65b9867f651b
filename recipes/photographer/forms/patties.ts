import { bake } from '../layout/baked.ts';
import { layBase } from '../layout/bases.ts';
import { heap } from '../layout/heap.ts';
import { evenedOut, type Form, laidGarnish } from '../layout/plating.ts';
import { asideOf, middleOf } from '../layout/region.ts';
import { patch } from '../layout/stages.ts';
import { garnishAll } from '../layout/strew.ts';
import { dot } from '../layout/topping.ts';
import { drawVesselFor } from '../layout/vessel.ts';
import { dimHex } from '../mix-hex.ts';
import { dollop } from '../pieces/dollop.ts';
import type { SeenFood } from '../read-dish/dish-picture.ts';

/** Thin, with a ragged rim. */
const flatPattern = /pancake|latke|r[oö]sti|puffer|lacy|discs|schnitzel|milanesa|escalope|cutlet/i;

const isBeside = ({ treatment, ingredient: { kinds } }: SeenFood) =>
  treatment === 'raw' &&
  !kinds.has('onion') &&
  (kinds.has('vegetable') || kinds.has('fruit') || kinds.has('leaf'));

/** Fritters, cakes and schnitzels fried golden, one leaning on the other, leaves and a spoonful of sauce beside them. */
export const patties: Form = (plating) => {
  const { scene, picture, lay } = plating;
  const stage = drawVesselFor(plating, ['plate', 'coupe']);
  const towards = scene.random.real(-0.4, 0.9);
  if (picture.base)
    layBase(plating, stage, asideOf(stage, 0.42, towards + Math.PI, 0.5), { height: 26 });
  const beside = evenedOut(picture.pieces.filter(isBeside)).map((food) => lay(food, 'filling'));
  heap(scene, stage, asideOf(stage, 0.48, towards + Math.PI * 0.85, 0.46), beside, {
    depth: 1.3,
    steepness: 0.4,
  });
  const studs = picture.pieces
    .filter(({ ingredient }) => !ingredient.kinds.has('onion'))
    .map((food) => lay(food, 'filling'))
    .filter((food) => food.radius < 20);
  const isFlat = flatPattern.test(`${picture.title} ${picture.look.arrangement}`);
  const isAlone = beside.length === 0 && !picture.base;
  const count = isAlone && !isFlat ? 5 : 4;
  const arc = isAlone ? Math.PI * 1.6 : 2.9;
  for (let index = 0; index < count; index++) {
    const angle = towards + (index / (count - 1) - 0.5) * arc;
    const spot = asideOf(stage, 0.56, angle, 0.3);
    const place = {
      x: spot.x,
      y: spot.y,
      radiusX: isFlat ? 104 : isAlone ? 86 : 90,
      radiusY: isFlat ? 97 : isAlone ? 80 : 84,
      height: isFlat ? 17 : 34,
      rotation: scene.random.angle(),
      base: stage.level + 4 + index * (isFlat ? 13 : isAlone ? 7 : 17),
    };
    bake(
      scene,
      'round',
      place,
      {
        crumb: picture.dough.crumb,
        crust: dimHex(picture.dough.crust, 0.95),
        rough: 1,
        gloss: 0.4,
      },
      0.34,
    );
    dot(
      scene,
      patch(spot.x, spot.y, 78, 0),
      { x: spot.x, y: spot.y, radiusX: 66, radiusY: 62 },
      studs,
      6,
      0.55,
    );
  }
  const sauce = picture.drizzle;
  if (sauce) {
    const spot = asideOf(stage, 0.2, towards + Math.PI, 0.2);
    dollop(
      scene,
      { x: spot.x, y: spot.y },
      { colours: [sauce, dimHex(sauce, 0.85)], millimetres: 52 },
    );
  }
  garnishAll(scene, stage, middleOf(stage, 0.55), laidGarnish(plating), 0.9);
  return stage;
};
