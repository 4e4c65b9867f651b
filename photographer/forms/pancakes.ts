import { dim, hex, mix, smoothstep } from '../colour.ts';
import { bake } from '../layout/baked.ts';
import { layBread } from '../layout/bread.ts';
import { swirl } from '../layout/drizzle.ts';
import { heap } from '../layout/heap.ts';
import { evenedOut, type Form, laidGarnish, type Plating } from '../layout/plating.ts';
import { pool } from '../layout/pour.ts';
import { asideOf } from '../layout/region.ts';
import { layStack } from '../layout/stack.ts';
import { patch } from '../layout/stages.ts';
import { garnishAll } from '../layout/strew.ts';
import { drawVesselFor } from '../layout/vessel.ts';
import { dimHex } from '../mix-hex.ts';
import { flatRound } from '../pieces/bread.ts';
import { unitsPerMillimetre } from '../pieces/piece.ts';
import type { DishPicture, SeenFood } from '../read-dish/dish-picture.ts';
import { readCount } from '../read-dish/read-inside.ts';

const thinPattern =
  /cr[eê]pe|dosa|blintz|socca|farinata|chill?a|pannkak|msemen|jeon|okonomiyaki|banh xeo/i;

const isBread = ({ ingredient }: SeenFood): boolean => ingredient.kinds.has('bread');

/** Returns whether pancakes have syrup: sweet ones do, unless their look mentions none. */
const hasSyrup = ({ isSweet, look }: DishPicture): boolean =>
  isSweet &&
  (look.colours.length === 0 || /syrup|honey|sauce/i.test(look.arrangement + look.details));

/** French toast: three slices leaning on each other. */
function layToasts(plating: Plating, x: number, y: number, base: number): void {
  for (const [index, [dx = 0, dy = 0]] of [
    [-92, -26],
    [78, -42],
    [4, 58],
  ].entries()) {
    const turn = plating.scene.random.real(-0.3, 0.3) + index * 0.4;
    layBread(plating, {
      x: x + dx,
      y: y + dy,
      radius: 150,
      rotation: turn,
      base: base + index * 22,
    });
  }
}

const wafflePattern = /waffle/i;

/** Two waffles, one leaning on the other: squares with a grid of deep pockets. */
function layWaffles({ scene, picture }: Plating, x: number, y: number, base: number): void {
  const dark = dim(hex(picture.dough.crust), 0.72);
  for (const [index, [dx = 0, dy = 0]] of [
    [-66, -34],
    [62, 46],
  ].entries()) {
    const place = {
      x: x + dx,
      y: y + dy,
      radiusX: 150,
      radiusY: 150,
      rotation: 0.2 + index * 0.35,
    };
    bake(
      scene,
      'square',
      { ...place, height: 34, base: base + index * 26 },
      { ...picture.dough, rough: 0.3 },
      0.12,
    );
    scene.paint(
      place,
      (u, v) => {
        if (Math.max(Math.abs(u), Math.abs(v)) > 0.86) return 0;
        const cell = (at: number) => Math.abs((((at + 1) * 2.5) % 1) - 0.5);
        return smoothstep(0.36, 0.26, Math.max(cell(u), cell(v)));
      },
      () => dark,
      { rise: -16 },
    );
  }
}

function layRounds(
  { scene, picture }: Plating,
  stack: { x: number; y: number; base: number; radius: number; count: number },
  isThin: boolean,
): void {
  const { crumb, crust } = picture.dough;
  const isTall = /souffl|tall rounds/i.test(`${picture.title} ${picture.look.arrangement}`);
  layStack(
    scene,
    {
      ...stack,
      step: isThin ? 9 : isTall ? 52 : 30,
      shadow: Math.min(...hex(crust)) > 0.3 ? 0.3 : 0.7,
    },
    ({ x, y, base, radius }) =>
      flatRound(
        scene,
        { x, y, base },
        {
          colours: [crumb, crust, '#8a4f20'],
          millimetres: (radius * 2) / unitsPerMillimetre,
          style: isThin ? 'crepe' : 'pancake',
        },
      ),
  );
}

/** Returns how many pancakes to stack: as many as the look names. */
function countFor({ look }: DishPicture, isThin: boolean): number {
  const isOne = /^one\b|^a (?:big |thick )?(?:round|disc|square)/i.test(look.arrangement);
  return readCount(look) ?? (isOne ? 1 : isThin ? 3 : 4);
}

/** Syrup over a stack: a thin pool on top, and drips down the front. */
function laySyrup(
  { scene }: Plating,
  { x, y, radius }: { x: number; y: number; radius: number },
  code: string,
): void {
  const amber = hex(code);
  pool(
    scene,
    { x, y: y + 6, radiusX: radius * 0.6, radiusY: radius * 0.52, rotation: scene.random.angle() },
    { colour: code, shade: dimHex(code, 0.7) },
    2,
  );
  for (const aside of [-0.52, -0.16, 0.24, 0.6]) {
    const front = Math.sqrt(1 - aside * aside) * radius;
    const long = scene.random.real(44, 84);
    scene.paint(
      {
        x: x + aside * radius,
        y: y + front * 0.78 + long * 0.4,
        radiusX: scene.random.real(13, 19),
        radiusY: long,
      },
      (u, v) => smoothstep(1, 0.75, Math.hypot(u * (v < 0 ? 0.7 : 1), v)) * 0.92,
      () => amber,
      { gloss: 0.95, rise: 2 },
    );
  }
}

/** A knob of butter, half melted. */
function layButter({ scene }: Plating, x: number, y: number): void {
  const [pale, deep] = [hex('#f2d878'), hex('#e0b84c')];
  scene.stamp(
    { x, y, radiusX: 34, radiusY: 30, rotation: 0.4, height: 24 },
    (u, v) =>
      Math.max(Math.abs(u), Math.abs(v)) > 0.94
        ? -1
        : Math.min(1, (0.96 - Math.max(Math.abs(u), Math.abs(v))) * 8),
    (u, v) => mix(pale, deep, Math.abs(u) * 0.4 + Math.abs(v) * 0.3),
    { gloss: 0.7, translucency: 0.4 },
  );
}

/** A stack of pancakes, or overlapping thin ones, with fruit on top and beside them. */
export const pancakes: Form = (plating) => {
  const { scene, picture } = plating;
  const stage = drawVesselFor(plating, ['plate', 'coupe']);
  const { x, y } = stage.centre;
  const isThin = thinPattern.test(picture.title);
  const radius = isThin ? 205 : 178;
  const bread = picture.pieces.find(isBread);
  if (wafflePattern.test(picture.title)) layWaffles(plating, x, y, stage.level);
  else if (bread) layToasts(plating, x, y, stage.level);
  else {
    const count = countFor(picture, isThin);
    layRounds(plating, { x, y: y + 20, base: stage.level, radius, count }, isThin);
  }
  const level = scene.heightAt(x, y);
  const ground = patch(x, y, radius * 0.94, level);
  const glaze = picture.drizzle ?? (hasSyrup(picture) ? '#8a4a10' : undefined);
  if (glaze) laySyrup(plating, { x, y: y - 14, radius }, glaze);
  if (/butter/i.test(`${picture.look.arrangement} ${picture.look.details.join(' ')}`))
    layButter(plating, x + 8, y - 22);
  const pieces = evenedOut(picture.pieces.filter((food) => !isBread(food))).map((food) =>
    plating.lay(food, 'filling'),
  );
  heap(
    scene,
    ground,
    { x: x + 10, y: y + 6, radiusX: radius * 0.62, radiusY: radius * 0.58 },
    pieces,
    { depth: 1, steepness: 0.5, clumping: 0.15 },
  );
  const beside = asideOf(stage, 0.86, scene.random.real(0.4, 2.6), 0.24);
  heap(scene, stage, beside, pieces, { depth: 0.5 });
  if (picture.drizzle)
    swirl(scene, { x, y, radius: radius * 0.6 }, { colour: picture.drizzle, radius: 4 });
  const middle = { x, y, radiusX: radius * 0.6, radiusY: radius * 0.6 };
  garnishAll(scene, ground, middle, laidGarnish(plating), 0.8);
  return stage;
};
