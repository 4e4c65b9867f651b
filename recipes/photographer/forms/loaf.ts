import { hex } from '../colour.ts';
import { bake } from '../layout/baked.ts';
import { zigzag } from '../layout/drizzle.ts';
import { layRound } from '../layout/flatbread.ts';
import { evenedOut, type Form, laidFilling, laidGarnish, type Plating } from '../layout/plating.ts';
import { oblongPatch } from '../layout/stages.ts';
import { strew } from '../layout/strew.ts';
import { dot } from '../layout/topping.ts';
import { breadSlice } from '../pieces/bread.ts';
import { unitsPerMillimetre } from '../pieces/piece.ts';
import type { Stage } from '../stage.ts';
import { drawBoard } from '../vessels/board.ts';

const flatPattern = /flatbread|naan|pitt?a|chapati|roti|paratha|injera/i;
const bunsPattern = /\bbuns?\b|\brolls?\b/i;

/** Flat breads side by side, their herbs on top. */
function layFlat(plating: Plating): void {
  const { scene } = plating;
  for (const [x = 0, y = 0] of [
    [385, 330],
    [770, 320],
    [580, 545],
  ]) {
    layRound(plating, { x, y, radius: 146, rotation: scene.random.real(-0.6, 0.6) });
    for (const food of [...laidFilling(plating), ...laidGarnish(plating)]) {
      strew(scene, oblongPatch(x, y, 120, 100, 0), { x, y, radiusX: 104, radiusY: 84 }, food, 0.6);
    }
  }
}

/** Buns in three rows that grew together. */
function layBuns({ scene, picture }: Plating): void {
  for (let index = 0; index < 9; index++) {
    const [x, y] = [600 + ((index % 3) - 1) * 172, 400 + (Math.floor(index / 3) - 1) * 158];
    bake(
      scene,
      'round',
      { x, y, radiusX: 94, radiusY: 88, height: 66 },
      { ...picture.dough, rough: 0.2, gloss: 0.5 },
      0.9,
    );
  }
}

/** A loaf with its crack, and two slices cut from it that show the crumb. */
export const loaf: Form = (plating) => {
  const { scene, picture } = plating;
  const rotation = scene.random.real(-0.07, 0.07);
  const stage: Stage = drawBoard(scene, {
    x: 600,
    y: 400,
    halfWidth: 480,
    halfHeight: 280,
    rotation,
    timber: scene.random.pick(['oak', 'walnut', 'ash', 'olive'] as const),
  });
  if (flatPattern.test(picture.title)) return finish(plating, stage, () => layFlat(plating));
  if (bunsPattern.test(picture.title)) return finish(plating, stage, () => layBuns(plating));
  const { crumb, crust } = picture.dough;
  const [x, y] = [480, 385];
  bake(
    scene,
    'oblong',
    { x, y, radiusX: 268, radiusY: 138, height: 112, rotation: -0.06 },
    { crumb, crust, rough: 0.6, cracks: 0.2, gloss: 0.2 },
    0.9,
  );
  const split = hex(crumb);
  scene.paint(
    { x, y, radiusX: 215, radiusY: 20, rotation: -0.05 },
    (u, v) => Math.max(0, 1 - (u * u + v * v)) * 0.85,
    () => split,
    { rise: -9 },
  );
  const inside = evenedOut(laidFilling(plating)).filter((food) => food.radius < 40);
  dot(scene, oblongPatch(x, y, 220, 100, 0), { x, y, radiusX: 210, radiusY: 90 }, inside, 9, 0.55);
  for (const [index, cut] of [
    [812, 400],
    [880, 468],
  ].entries()) {
    const [sx = 0, sy = 0] = cut;
    breadSlice(
      scene,
      { x: sx, y: sy, rotation: 0.2 + index * 0.35, base: 24 + index * 20 },
      {
        colours: [crumb, crumb, crust, crust],
        millimetres: 250 / unitsPerMillimetre,
        style: 'sandwich',
      },
    );
    dot(
      scene,
      oblongPatch(sx, sy, 100, 92, 0),
      { x: sx, y: sy, radiusX: 88, radiusY: 80 },
      inside,
      8,
      0.75,
    );
  }
  if (picture.drizzle) zigzag(scene, { x, y, radius: 150 }, { colour: picture.drizzle, radius: 5 });
  return finish(plating, stage, () => {
    for (const food of laidGarnish(plating))
      strew(scene, oblongPatch(x, y, 240, 110, 0), { x, y, radiusX: 190, radiusY: 70 }, food, 0.9);
  });
};

function finish(_plating: Plating, stage: Stage, lay: () => void): Stage {
  lay();
  return { ...stage, centre: { x: 600, y: 400 } };
}
