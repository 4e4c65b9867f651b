import { bake } from '../layout/baked.ts';
import { zigzag } from '../layout/drizzle.ts';
import { evenedOut, type Form, laidFilling, laidGarnish } from '../layout/plating.ts';
import { middleOf } from '../layout/region.ts';
import { spread } from '../layout/spread.ts';
import { patch } from '../layout/stages.ts';
import { strew } from '../layout/strew.ts';
import { dot } from '../layout/topping.ts';
import { drawVesselFor } from '../layout/vessel.ts';
import { drawBoard } from '../vessels/board.ts';
import { drawRack } from '../vessels/rack.ts';

const oblongPattern = /biscotti|cantucci|shortbread|finger|madeleine|rugelach|crescent/i;
const palePattern = /meringue|macaroon|snowball|amaretti|macaron/i;

/** Biscuits lying loosely on a rack, a board or a plate, one on the other here and there. */
export const cookies: Form = (plating) => {
  const { scene, picture } = plating;
  const kind = scene.random.next();
  const place = { x: 600, y: 400, rotation: scene.random.real(-0.06, 0.06) };
  const stage =
    kind < 0.4
      ? drawRack(scene, place)
      : kind < 0.7
        ? drawBoard(scene, place)
        : drawVesselFor(plating, ['coupe', 'plate']);
  const isOblong = oblongPattern.test(picture.title);
  const size = isOblong ? 104 : 90;
  const region = middleOf(stage, 0.96);
  const isRound = stage.shape.kind === 'round';
  const pieces = evenedOut(laidFilling(plating));
  const garnish = laidGarnish(plating);
  const dough = palePattern.test(picture.title)
    ? { crumb: '#f6ecd8', crust: '#e3c896' }
    : picture.dough;
  for (const [index, spot] of spread(scene.random, stage, region, isRound ? 7 : 13, size, {
    tries: 60,
  }).entries()) {
    const radius = size * scene.random.real(0.93, 1.05);
    const rotation = isOblong ? scene.random.real(-0.5, 0.5) : scene.random.angle();
    const base = Math.max(stage.level, scene.heightAt(spot.x, spot.y)) + (index % 5 === 4 ? 6 : 1);
    bake(
      scene,
      isOblong ? 'oblong' : 'round',
      {
        x: spot.x,
        y: spot.y,
        radiusX: radius,
        radiusY: radius * (isOblong ? 0.42 : 0.97),
        height: 24,
        rotation,
        base,
      },
      { ...dough, rough: 0.9, cracks: 0.45 },
      isOblong ? 0.3 : 0.24,
    );
    const ground = patch(spot.x, spot.y, radius * 0.9, 0);
    const top = {
      x: spot.x,
      y: spot.y,
      radiusX: radius * 0.72,
      radiusY: radius * (isOblong ? 0.3 : 0.72),
      rotation,
    };
    dot(scene, ground, top, pieces, 7, 0.5);
    if (picture.drizzle)
      zigzag(
        scene,
        { x: spot.x, y: spot.y, radius: radius * 0.6 },
        { colour: picture.drizzle, radius: 3 },
      );
    for (const food of garnish) strew(scene, ground, top, food, 0.3);
  }
  return isRound ? stage : { ...stage, centre: { x: 600, y: 400 } };
};
