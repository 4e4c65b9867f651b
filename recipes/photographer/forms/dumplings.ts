import { smoothTop } from '../layout/baked.ts';
import { heap } from '../layout/heap.ts';
import { evenedOut, type Form, laidGarnish } from '../layout/plating.ts';
import { pool } from '../layout/pour.ts';
import { middleOf } from '../layout/region.ts';
import { garnishAll } from '../layout/strew.ts';
import { drawVesselFor } from '../layout/vessel.ts';
import { dumpling } from '../pieces/parcel.ts';
import { drawSmallBowl } from '../vessels/bowl.ts';
import { drawSteamer } from '../vessels/steamer.ts';

const steamedPattern = /steam|dim sum|bao|siu|shumai|momo|har gow/i;
const dip = '#3a1d0e';

/** Pleated dumplings in a ring around their sauce, in the steamer or out of the pan. */
export const dumplings: Form = (plating) => {
  const { scene, picture, x, y } = plating;
  const isSteamed = steamedPattern.test(picture.title) || scene.random.next() < 0.35;
  const stage = isSteamed
    ? drawSteamer(scene, { x, y, radius: 328 })
    : drawVesselFor(plating, ['plate', 'coupe']);
  // As many as lie apart: dumplings that touch are one ring of dough to the eye.
  const count = 6;
  const turn = scene.random.angle();
  const hasDip = !isSteamed;
  if (picture.sauce && !hasDip) pool(scene, { x, y, radiusX: 150, radiusY: 140 }, picture.sauce);
  const brown = isSteamed ? '#efe0b8' : '#a8632a';
  for (let index = 0; index < count; index++) {
    const angle = turn + (index / count) * Math.PI * 2;
    const out = stage.foodRadius * (hasDip ? 0.8 : 0.74);
    dumpling(
      scene,
      { x: x + Math.cos(angle) * out, y: y + Math.sin(angle) * out, rotation: angle + Math.PI / 2 },
      { colours: ['#f0e2bf', brown, '#9aa86a'], millimetres: 62 },
    );
  }
  if (!hasDip)
    for (const off of [-0.6, 0.6])
      dumpling(
        scene,
        { x: x + off * 96, y: y + off * 14, rotation: turn + off },
        { colours: ['#f0e2bf', brown, '#9aa86a'], millimetres: 60 },
      );
  else {
    const bowl = drawSmallBowl(scene, { x, y, radius: 82, glaze: 'chalk' });
    smoothTop(
      scene,
      { x, y, radius: bowl.foodRadius, base: bowl.level + 10, height: 4 },
      picture.sauce?.colour ?? dip,
      { waves: 0.05, gloss: 0.95 },
    );
  }
  const beside = evenedOut(picture.pieces.filter(({ treatment }) => treatment === 'raw')).map(
    (food) => plating.lay(food),
  );
  heap(scene, stage, middleOf(stage, 0.4), hasDip ? [] : beside, { depth: 0.3 });
  garnishAll(scene, stage, middleOf(stage, 0.85), laidGarnish(plating), 1.2);
  return stage;
};
