import { bake } from '../layout/baked.ts';
import { layBread } from '../layout/bread.ts';
import { heap } from '../layout/heap.ts';
import type { Laid } from '../layout/laid.ts';
import { evenedOut, type Form, laidFilling, laidGarnish, type Plating } from '../layout/plating.ts';
import { oblongPatch } from '../layout/stages.ts';
import { strew } from '../layout/strew.ts';
import { dimHex } from '../mix-hex.ts';
import { sausage } from '../pieces/drumstick.ts';
import { curd } from '../pieces/egg.ts';
import { drawDrizzle } from '../pieces/sauces.ts';
import type { SeenFood } from '../read-dish/dish-picture.ts';
import { drawBoard } from '../vessels/board.ts';

const rollPattern =
  /baguette|banh mi|po'? ?boy|hot dog|cheesesteak|hoagie|submarine|bocadillo|bifana|choripan|torta/i;
const sausagePattern = /sausage|frankfurter|bratwurst|merguez/;

/** Chopped egg bound with mayonnaise. */
const eggFilling = ({ scene }: Plating): Laid => ({
  draw: (at) => curd(scene, at, { colours: ['#f0d468', '#f4ecd4'], millimetres: 22 }),
  radius: 26,
  footprint: 1500,
  share: 1,
});

/** Split long rolls with the filling along the gap, or a sausage if there is one. */
function layRolls(plating: Plating): void {
  const { scene, picture } = plating;
  const crust = picture.dough.crust;
  const bread = { crumb: '#e9cf98', crust: dimHex(crust, 0.95), rough: 0.3, gloss: 0.35 };
  const link = picture.pieces.find(({ ingredient }) => sausagePattern.test(ingredient.id));
  const isHotDog = link !== undefined || /hot dog/i.test(picture.title);
  const isSausage = ({ ingredient: { kinds } }: SeenFood) => isHotDog && kinds.has('meat');
  const others = evenedOut(picture.pieces.filter((food) => food !== link && !isSausage(food))).map(
    (food) => plating.lay(food, 'filling'),
  );
  const slant = scene.random.real(-0.16, 0.02);
  for (const y of [295, 510]) {
    const x = 600;
    const long = { x, rotation: slant, radiusX: 300 };
    bake(scene, 'oblong', { ...long, y: y + 34, radiusY: 82, height: 64 }, bread, 0.7);
    const level = scene.heightAt(x, y + 30);
    const ground = oblongPatch(x, y + 26, 285, 62, level - 12, slant);
    if (isHotDog)
      sausage(
        scene,
        { x, y: y + 6, rotation: slant, base: level - 22 },
        { colours: ['#b8562e', '#8a3a1c', '#4a1a0c'], millimetres: 230 },
      );
    bake(scene, 'oblong', { ...long, y: y - 66, radiusY: 74, height: 92 }, bread, 0.8);
    heap(
      scene,
      ground,
      {
        x,
        y: y + (isHotDog ? 20 : 14),
        radiusX: 262,
        radiusY: isHotDog ? 34 : 50,
        rotation: slant,
      },
      others,
      { depth: isHotDog ? 0.5 : 1.9, steepness: 0.2, clumping: 0.05 },
    );
    for (const food of laidGarnish(plating))
      strew(scene, ground, { x, y: y + 24, radiusX: 200, radiusY: 34, rotation: slant }, food, 0.7);
    if (picture.drizzle !== undefined || isHotDog)
      drawDrizzle(
        scene,
        { x, y: y + 8, radius: 120 },
        { colours: [picture.drizzle ?? '#d2a020'] },
        5,
      );
  }
}

/** One sandwich with its upper slice pushed back. @param side -1 is on the left, 1 on the right */
function layOpenSandwich(
  plating: Plating,
  side: -1 | 1,
  slant: number,
  filling: readonly Laid[],
): void {
  const { scene } = plating;
  const [x, y] = [600 + side * 205, 400 + side * 26];
  const lower = { x, y, radius: 168, rotation: slant };
  const { level, halfWidth, halfHeight } = layBread(plating, lower);
  heap(
    scene,
    oblongPatch(x, y, halfWidth * 1.16, halfHeight * 1.16, level, slant),
    { x, y, radiusX: halfWidth * 1.02, radiusY: halfHeight * 1.02, rotation: slant },
    filling,
    { depth: 1.6, steepness: 0.1, clumping: 0.1 },
  );
  const [dx, dy] = [-0.5 * halfWidth * side * 0.6 - 20, -0.62 * halfHeight];
  layBread(plating, {
    x: x + dx,
    y: y + dy,
    radius: 160,
    rotation: slant + 0.16 * side,
    base: level + 30,
  });
  const ground = oblongPatch(x, y, halfWidth, halfHeight, level, slant);
  const front = { x: x + 16, y: y + halfHeight * 0.5, radiusX: 90, radiusY: 50 };
  for (const food of laidGarnish(plating)) strew(scene, ground, front, food, 0.5);
}

/** Sandwiches with the upper slice pushed back, so that the filling is visible. */
export const sandwich: Form = (plating) => {
  const { scene, picture } = plating;
  const stage = drawBoard(scene, {
    x: 600,
    y: 400,
    halfWidth: 455,
    halfHeight: 285,
    rotation: scene.random.real(-0.08, 0.08),
    timber: scene.random.pick(['beech', 'oak', 'walnut', 'ash'] as const),
  });
  if (rollPattern.test(`${picture.title} ${picture.base?.food.ingredient.id ?? ''}`)) {
    layRolls(plating);
    return stage;
  }
  const filling = evenedOut(laidFilling(plating));
  if (picture.hasEggs && filling.length < 2) filling.push(eggFilling(plating));
  const slant = scene.random.real(-0.35, -0.1);
  for (const side of [-1, 1] as const) layOpenSandwich(plating, side, slant, filling);
  return stage;
};
