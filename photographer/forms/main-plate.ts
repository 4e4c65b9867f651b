import { layBase } from '../layout/bases.ts';
import { zigzag } from '../layout/drizzle.ts';
import { heap } from '../layout/heap.ts';
import type { Laid } from '../layout/laid.ts';
import { evenedOut, type Form, laidGarnish, type Plating } from '../layout/plating.ts';
import { pool } from '../layout/pour.ts';
import { asideOf, middleOf, type Region } from '../layout/region.ts';
import { garnishAll } from '../layout/strew.ts';
import { drawVesselFor } from '../layout/vessel.ts';
import type { DishPicture, SeenFood } from '../read-dish/dish-picture.ts';
import type { Stage } from '../stage.ts';

/** Main foods smaller than this are heaped, not placed side by side. */
const leastStar = 68;
/** A main food bigger than this is placed alone: a rack of ribs. */
const wholeRadius = 190;

const starKinds = ['meat', 'fish', 'seafood', 'tofu', 'soy'];
const isStar = ({ ingredient: { kinds, roles } }: SeenFood): boolean =>
  starKinds.some((kind) => kinds.has(kind)) || roles.has('protein');

const isPiled = ({ look }: DishPicture): boolean => /\bpiled?\b|\bheap\b/i.test(look.arrangement);

/** Places one to three pieces of the main food side by side, slightly overlapping. */
function layStars(
  star: Laid,
  place: { x: number; y: number },
  slant: number,
  isBig: boolean,
): void {
  const count = star.radius > wholeRadius ? 1 : isBig ? 2 : 3;
  const gap = star.radius * (isBig ? 0.72 : 0.85);
  for (let index = 0; index < count; index++) {
    const off = (index - (count - 1) / 2) * gap;
    star.draw({
      x: place.x - Math.sin(slant) * off,
      y: place.y + Math.cos(slant) * off,
      rotation: slant,
    });
  }
}

/** Sides in heaps along an arc behind the main food, beside the base. */
function laySides(plating: Plating, stage: Stage, sides: readonly SeenFood[], front: number): void {
  const { scene, picture, lay } = plating;
  const [from, to] = picture.base ? [1.65, 0.45] : [1.3, 0.55];
  const laid = evenedOut(sides).map((food) => lay(food));
  for (const [index, food] of laid.entries()) {
    const part = laid.length === 1 ? 0.5 : index / (laid.length - 1);
    const direction = front + Math.PI * (from + part * (to - from + (picture.base ? 0 : 0.3)));
    const place = asideOf(stage, 0.5, direction, laid.length > 2 ? 0.48 : 0.6);
    heap(scene, stage, place, [{ ...food, share: 1 }], { depth: 1.8, steepness: 0.4 });
  }
}

/** The main food: piled in the middle, in big pieces side by side, or in a heap of small ones. */
function layMainFood(
  { scene, picture }: Plating,
  stage: Stage,
  food: Laid,
  at: { place: Region; front: number },
): void {
  const { place, front } = at;
  if (isPiled(picture))
    heap(scene, stage, middleOf(stage, 0.72), [{ ...food, share: 1, most: 14, overlaps: true }], {
      depth: 2.2,
      steepness: 0.5,
    });
  else if (food.radius > leastStar) layStars(food, place, front + Math.PI * 0.42, food.radius > 75);
  else
    heap(
      scene,
      stage,
      { ...place, radiusX: stage.foodRadius * 0.68, radiusY: stage.foodRadius * 0.6 },
      [{ ...food, share: 1 }],
      { depth: 1.2, steepness: 0.35 },
    );
}

/** Two pieces of another meat over the main food. */
function layDrape(stage: Stage, food: Laid, front: number): void {
  const place = asideOf(stage, 0.2, front, 0.3);
  for (const off of [-1, 1])
    food.draw({ x: place.x + off * food.radius * 1.1, y: place.y, rotation: front + off * 0.3 });
}

/** A plate with its main food in front, its sides in heaps behind it and its sauce under it. */
export const mainPlate: Form = (plating) => {
  const { scene, picture, lay } = plating;
  const stage = drawVesselFor(plating, ['plate', 'coupe'], { isRound: true });
  const star = picture.pieces.find(isStar) ?? picture.pieces[0];
  const others = picture.pieces.filter((food) => food !== star);
  // Other meats, such as ham on veal or bacon on a breast, lie over the main food, never in a raw heap beside it.
  const drapes = star ? others.filter(({ ingredient }) => ingredient.kinds.has('meat')) : [];
  const sides = others.filter((food) => !drapes.includes(food));
  const front = scene.random.real(0.2, 1.3);
  // Glazed and piled food has its sauce on top, not below.
  if (picture.sauce && !isPiled(picture)) {
    const under = asideOf(stage, 0.1, front, 0.8);
    pool(scene, { ...under, radiusY: under.radiusY * 0.8, rotation: front }, picture.sauce);
  }
  if (picture.base)
    layBase(plating, stage, asideOf(stage, 0.46, front + Math.PI * 0.9, 0.56), { height: 40 });
  laySides(plating, stage, sides, front);
  if (star) {
    const place = asideOf(stage, sides.length > 0 || picture.base ? 0.3 : 0.05, front, 0.4);
    layMainFood(plating, stage, lay(star), { place, front });
  }
  const [drape] = drapes;
  if (drape) layDrape(stage, lay(drape, 'filling'), front);
  if (picture.drizzle) {
    const area = { ...stage.centre, radius: stage.foodRadius * 0.45 };
    zigzag(scene, area, { colour: picture.drizzle });
  }
  garnishAll(scene, stage, middleOf(stage, 0.6), laidGarnish(plating), 0.9);
  return stage;
};
