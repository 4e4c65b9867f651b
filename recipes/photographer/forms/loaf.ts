import { hex } from '../colour.ts';
import { bake } from '../layout/baked.ts';
import { zigzag } from '../layout/drizzle.ts';
import { evenedOut, type Form, laidFilling, laidGarnish, type Plating } from '../layout/plating.ts';
import type { Region } from '../layout/region.ts';
import { oblongPatch } from '../layout/stages.ts';
import { strew } from '../layout/strew.ts';
import { dot } from '../layout/topping.ts';
import { dimHex } from '../mix-hex.ts';
import { breadSlice } from '../pieces/bread.ts';
import { unitsPerMillimetre } from '../pieces/piece.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';
import { drawBoard } from '../vessels/board.ts';

const plaitPattern = /plait|braid/i;
const roundPattern = /\bround loaf\b|boule|deep cross/i;
const slabPattern = /\bslab\b|dimples/i;
const bunsPattern = /\bbuns?\b|\brolls?\b/i;

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

/** Three strands laid over each other in turn, thinner towards both ends. */
function layPlait({ scene, picture }: Plating, x: number, y: number): void {
  const { crumb, crust } = picture.dough;
  const count = 9;
  for (let index = 0; index < count; index++) {
    const along = index / (count - 1) - 0.5;
    const thick = 1 - 1.5 * along * along;
    const side = index % 2 === 0 ? -1 : 1;
    bake(
      scene,
      'oblong',
      {
        x: x + along * 500,
        y: y + side * 40 * thick,
        radiusX: 96 * thick,
        radiusY: 60 * thick,
        height: 92 * thick,
        rotation: side * 0.62,
        base: 26 + (index % 3) * 8,
      },
      { crumb, crust, rough: 0.12, gloss: 0.6 },
      0.95,
    );
  }
}

/** A furrow that a knife left, as bright as the crumb. */
function laySlash(scene: Scene, at: Region, colour: string): void {
  const split = hex(colour);
  scene.paint(
    at,
    (u, v) => Math.max(0, 1 - (u * u + v * v)) * 0.85,
    () => split,
    { rise: -9 },
  );
}

/** The loaf itself: plaited, round with its cross, a dimpled slab, or long with its split. */
function layBody(plating: Plating, x: number, y: number): void {
  const { scene, picture } = plating;
  const { crumb, crust } = picture.dough;
  const words = `${picture.look.arrangement} ${picture.look.details.join(' ')}`;
  if (plaitPattern.test(words)) {
    layPlait(plating, x, y);
    return;
  }
  const bread = { crumb, crust, rough: 0.6, cracks: 0.2, gloss: 0.2 };
  if (slabPattern.test(words)) {
    bake(scene, 'square', { x, y, radiusX: 280, radiusY: 190, height: 58 }, bread, 0.2);
    const oil = hex(dimHex(crust, 0.62));
    for (let index = 0; index < 24; index++) {
      const column = (index % 6) - 2.5 + scene.random.real(-0.2, 0.2);
      const row = Math.floor(index / 6) - 1.5 + scene.random.real(-0.2, 0.2);
      scene.paint(
        { x: x + column * 88, y: y + row * 86, radiusX: 24, radiusY: 22 },
        (u, v) => Math.max(0, 1 - (u * u + v * v)) * 0.55,
        () => oil,
        { rise: -18, gloss: 0.9 },
      );
    }
    return;
  }
  const isRound = roundPattern.test(words);
  const half = isRound ? ([216, 206] as const) : ([268, 138] as const);
  const place = { x, y, radiusX: half[0], radiusY: half[1], rotation: -0.06 };
  bake(scene, isRound ? 'round' : 'oblong', { ...place, height: isRound ? 128 : 112 }, bread, 0.9);
  const long = { ...place, radiusX: half[0] * 0.8, radiusY: 20 };
  laySlash(scene, long, crumb);
  if (isRound) laySlash(scene, { ...long, rotation: 1.5 }, crumb);
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
  if (bunsPattern.test(picture.title)) return finish(plating, stage, () => layBuns(plating));
  const { crumb, crust } = picture.dough;
  const [x, y] = [480, 385];
  layBody(plating, x, y);
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
