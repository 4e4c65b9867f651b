import { hex } from '../colour.ts';
import { bake } from '../layout/baked.ts';
import { layBase } from '../layout/bases.ts';
import { heap } from '../layout/heap.ts';
import type { Laid } from '../layout/laid.ts';
import { layOpened } from '../layout/opened.ts';
import { evenedOut, type Form, laidGarnish, type Plating } from '../layout/plating.ts';
import { pool } from '../layout/pour.ts';
import { asideOf, middleOf } from '../layout/region.ts';
import { patch } from '../layout/stages.ts';
import { garnishAll } from '../layout/strew.ts';
import { dot } from '../layout/topping.ts';
import { drawVesselFor } from '../layout/vessel.ts';
import { dimHex } from '../mix-hex.ts';
import { cutlet } from '../pieces/cutlet.ts';
import { dollop } from '../pieces/dollop.ts';
import type { DishPicture, SeenFood } from '../read-dish/dish-picture.ts';
import type { Stage } from '../stage.ts';

/** Thin patties with a ragged rim. */
const flatPattern = /pancake|latke|r[oö]sti|puffer|lacy|discs/i;
/** Crumbed slices of meat: long and flat, one or two of them. */
const cutletPattern =
  /schnitzel|milanesa|escalope|cutlet|tonkatsu|parmesan|parmigiana|kyiv|kiev|golden oval/i;
const ovalPattern = /\bovals?\b|frikadell/i;
const stripsPattern = /cutlet in strips/i;
const wordsOf = ({ title, look }: DishPicture): string => `${title} ${look.arrangement}`;

/** Crumbed slices of meat, one over the other; a plump one is cut open when its look says so. */
function layCutlets(
  { scene, picture }: Plating,
  stage: Stage,
  towards: number,
  isAlone: boolean,
): void {
  const { look, dough, title } = picture;
  const isPlump = /kyiv|kiev/i.test(title);
  const count = isPlump || /^(?:one|a|the)\b/i.test(look.arrangement) ? 1 : 2;
  const heart = asideOf(stage, isAlone ? 0.04 : 0.3, towards, 0.3);
  for (let index = 0; index < count; index++) {
    const off = (index - (count - 1) / 2) * 150;
    const place = { x: heart.x - 10 + off * 0.25, y: heart.y + off, rotation: -0.3 + index * 0.2 };
    const base = stage.level + 3 + index * 16;
    cutlet(
      scene,
      { ...place, base },
      {
        colours: [dough.crumb, dough.crust, dimHex(dough.crust, 0.55)],
        millimetres: isPlump ? 150 : isAlone ? 190 : 160,
        style: isPlump ? 'breast' : 'crumbed',
        gloss: 0.3,
      },
    );
    if (stripsPattern.test(look.arrangement)) slice(scene, place);
    if (/melted|cheese/i.test(look.arrangement)) layCheese(scene, place, picture.sauce?.colour);
  }
  if (isPlump)
    layOpened(scene, {
      x: heart.x + 120,
      y: heart.y + 70,
      radius: 92,
      broad: 0.7,
      base: stage.level + 2,
      crust: dough.crust,
      inside: '#efe2c4',
    });
}

/** Cuts across a cutlet that was sliced and pushed together again. */
function slice(
  scene: Plating['scene'],
  { x, y, rotation }: { x: number; y: number; rotation: number },
) {
  const gap = hex('#6e4018');
  scene.paint(
    { x, y, radiusX: 172, radiusY: 104, rotation },
    (u, v) => (u ** 4 + v ** 4 < 0.72 && Math.abs(((((u * 4) % 1) + 1) % 1) - 0.5) < 0.055 ? 1 : 0),
    () => gap,
    { rise: -12 },
  );
}

/** Tomato sauce and melted cheese over a cutlet. */
function layCheese(
  scene: Plating['scene'],
  { x, y, rotation }: { x: number; y: number; rotation: number },
  sauce = '#b8301a',
): void {
  pool(
    scene,
    { x, y, radiusX: 150, radiusY: 78, rotation },
    { colour: sauce, shade: dimHex(sauce, 0.7) },
    6,
  );
  pool(
    scene,
    { x, y, radiusX: 118, radiusY: 56, rotation },
    { colour: '#efdfae', shade: '#d9a653' },
    9,
  );
}

const isBeside = ({ treatment, ingredient: { kinds } }: SeenFood) =>
  treatment === 'raw' &&
  !kinds.has('onion') &&
  (kinds.has('vegetable') || kinds.has('fruit') || kinds.has('leaf'));

/** Returns the foods that are small enough to show in a patty. */
const studsOf = ({ picture, lay }: Plating): Laid[] =>
  picture.pieces
    .filter(
      ({ ingredient: { kinds } }) =>
        !kinds.has('onion') && !kinds.has('bread') && !kinds.has('citrus'),
    )
    .map((food) => lay(food, 'filling'))
    .filter((food) => food.radius < 20);

/** Half the size of a patty, its height, and how much higher each lies than the one before. */
type PattySize = { radiusX: number; radiusY: number; height: number; step: number };

function sizeOf(words: string, isAlone: boolean): PattySize {
  const isOval = ovalPattern.test(words);
  if (flatPattern.test(words)) return { radiusX: 104, radiusY: 97, height: 17, step: 13 };
  return isAlone
    ? { radiusX: 86, radiusY: isOval ? 58 : 80, height: 34, step: 7 }
    : { radiusX: 90, radiusY: isOval ? 58 : 84, height: 34, step: 17 };
}

/** Patties along an arc, each leaning on the one before; when they are alone, almost all around the plate. */
function layPatties(plating: Plating, stage: Stage, towards: number, isAlone: boolean): void {
  const { scene, picture } = plating;
  const words = wordsOf(picture);
  const { step, ...size } = sizeOf(words, isAlone);
  const crust = dimHex(picture.dough.crust, 0.95);
  const dough = { crumb: picture.dough.crumb, crust, rough: 1, gloss: 0.4 };
  const studs = studsOf(plating);
  const count = isAlone && !flatPattern.test(words) ? 5 : 4;
  const arc = isAlone ? Math.PI * 1.6 : 2.9;
  for (let index = 0; index < count; index++) {
    const { x, y } = asideOf(stage, 0.56, towards + (index / (count - 1) - 0.5) * arc, 0.3);
    const rotation = scene.random.angle();
    const base = stage.level + 4 + index * step;
    const outline = ovalPattern.test(words) ? 'oblong' : 'round';
    bake(scene, outline, { x, y, ...size, rotation, base }, dough, 0.34);
    dot(scene, patch(x, y, 78, 0), { x, y, radiusX: 66, radiusY: 62 }, studs, 6, 0.55);
  }
}

/** Mushrooms in their sauce over a schnitzel. */
function layMushrooms({ scene, picture, lay }: Plating, stage: Stage, towards: number): void {
  const mushrooms = picture.pieces.filter(({ ingredient }) => ingredient.kinds.has('mushroom'));
  if (mushrooms.length === 0) return;
  const over = asideOf(stage, 0.3, towards, 0.5);
  pool(scene, over, { colour: '#c9a878', shade: '#a8845a' }, 8);
  heap(
    scene,
    stage,
    { ...over, radiusX: over.radiusX * 0.9, radiusY: over.radiusY * 0.8 },
    evenedOut(mushrooms.map((food) => lay(food))),
    { depth: 0.6 },
  );
}

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
  const isAlone = beside.length === 0 && !picture.base;
  if (cutletPattern.test(wordsOf(picture))) {
    layCutlets(plating, stage, towards, isAlone);
    layMushrooms(plating, stage, towards);
  } else layPatties(plating, stage, towards, isAlone);
  const sauce = picture.drizzle;
  if (sauce) {
    const { x, y } = asideOf(stage, 0.2, towards + Math.PI, 0.2);
    dollop(scene, { x, y }, { colours: [sauce, dimHex(sauce, 0.85)], millimetres: 52 });
  }
  garnishAll(scene, stage, middleOf(stage, 0.55), laidGarnish(plating), 0.9);
  return stage;
};
