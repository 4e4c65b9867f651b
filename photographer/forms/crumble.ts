import { swirl } from '../layout/drizzle.ts';
import { heap } from '../layout/heap.ts';
import { evenedOut, type Form, laidGarnish, laidPieces } from '../layout/plating.ts';
import { pour } from '../layout/pour.ts';
import { middleOf, pointIn } from '../layout/region.ts';
import { garnishAll } from '../layout/strew.ts';
import { drawVesselFor } from '../layout/vessel.ts';
import { crumb } from '../pieces/crumb.ts';
import { isOnStage } from '../stage.ts';
import { drawGratinDish } from '../vessels/gratin-dish.ts';
import { drawPieDish } from '../vessels/pie-dish.ts';

const juice = { colour: '#a8432f', shade: '#7a2a22', body: 'thick' } as const;
const crumbs = 1500;

/** Golden crumbs over fruit that bubbles up at the rim. */
export const crumble: Form = (plating) => {
  const { scene, picture, x, y } = plating;
  const glaze = picture.setting.glaze;
  const stage =
    scene.random.next() < 0.4
      ? drawGratinDish(scene, { x: 600, y: 400, rotation: scene.random.real(-0.06, 0.06), glaze })
      : scene.random.next() < 0.6
        ? drawPieDish(scene, { x, y, glaze })
        : drawVesselFor(plating, ['skillet']);
  const fruit = evenedOut(laidPieces(plating));
  pour(scene, stage, { ...(picture.sauce ?? juice), body: 'thick' }, 0.45);
  heap(scene, stage, middleOf(stage, 1), fruit, { depth: 1.1, clumping: 0.1 });
  const field = middleOf(stage, 0.9);
  const { crumb: pale, crust } = picture.dough;
  const bare = scene.random.angle();
  for (let index = 0; index < crumbs; index++) {
    const [angle, out] = [scene.random.angle(), Math.sqrt(scene.random.next())];
    // The fruit is exposed at one side, as by a spoon or by its juice.
    if (out > 0.72 && Math.cos(angle - bare) > 0.72) continue;
    const spot = pointIn(field, Math.cos(angle) * out, Math.sin(angle) * out);
    if (!isOnStage(stage, spot.x, spot.y)) continue;
    crumb(scene, spot, {
      colours: [pale, crust],
      millimetres: scene.random.real(4, 9),
      style: 'rough',
    });
  }
  if (picture.drizzle)
    swirl(
      scene,
      { x: stage.centre.x, y: stage.centre.y, radius: 80 },
      { colour: picture.drizzle, radius: 11 },
      1.3,
    );
  garnishAll(scene, stage, middleOf(stage, 0.6), laidGarnish(plating));
  return stage;
};
