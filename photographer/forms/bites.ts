import { bake, smoothTop } from '../layout/baked.ts';
import { layBase } from '../layout/bases.ts';
import { swirl } from '../layout/drizzle.ts';
import { heap } from '../layout/heap.ts';
import type { Laid } from '../layout/laid.ts';
import { layOpened } from '../layout/opened.ts';
import type { BakedOutline } from '../layout/outlines.ts';
import {
  evenedOut,
  type Form,
  laidFilling,
  laidGarnish,
  laidPieces,
  type Plating,
} from '../layout/plating.ts';
import { pour } from '../layout/pour.ts';
import { middleOf } from '../layout/region.ts';
import { patch } from '../layout/stages.ts';
import { strew } from '../layout/strew.ts';
import { dot } from '../layout/topping.ts';
import { drawVesselFor } from '../layout/vessel.ts';
import { dimHex } from '../mix-hex.ts';
import { eggHalf } from '../pieces/egg.ts';
import type { DishPicture } from '../read-dish/dish-picture.ts';
import { isOpened, readCount, readInside } from '../read-dish/read-inside.ts';
import type { Stage } from '../stage.ts';
import { drawSmallBowl } from '../vessels/bowl.ts';

const stickPattern = /\bsticks?\b|torpedo|cylinders?|fingers?\b|cigars?/i;
const bigPattern = /scotch egg|balls of [5-9] cm|acaraj|split fritters|teardrop/i;
const syrupPattern = /\bin (?:\w+ ){0,2}syrup\b/i;
const craggyPattern = /craggy|karaage|nuggets?\b|popcorn/i;
const raggedPattern = /ragged|spidery|lacy|clusters/i;
const dropPattern = /teardrop/i;
const syrup = { colour: '#c98a3a', shade: '#a8642a', body: 'broth' } as const;

/** How the pieces of a dish look. */
type Bite = {
  outline: BakedOutline;
  /** Half of the mean size of a piece, in units. */
  size: number;
  isStick: boolean;
  isInSyrup: boolean;
  rough: number;
  gloss: number;
};

function biteOf(words: string, isSweet: boolean): Bite {
  const isStick = stickPattern.test(words);
  const outline = isStick ? 'oblong' : dropPattern.test(words) ? 'drop' : 'round';
  if (syrupPattern.test(words))
    return { outline, size: 92, isStick, isInSyrup: true, rough: 0.15, gloss: 0.9 };
  return {
    outline,
    size: bigPattern.test(words) ? 84 : isSweet ? 50 : 54,
    isStick,
    isInSyrup: false,
    rough: raggedPattern.test(words) ? 2.2 : 1,
    gloss: isSweet ? 0.2 : 0.4,
  };
}

type Spot = { x: number; y: number; base: number; rotation?: number };

/** Returns positions in rings, and a few on top of them. */
function ringSpots({ scene }: Plating, stage: Stage, size: number, hasDip: boolean): Spot[] {
  const { x, y } = stage.centre;
  const spots: Spot[] = [];
  const turn = scene.random.angle();
  const isBig = size > 60;
  const rings = hasDip
    ? [[0.72, 11]]
    : isBig
      ? [[0.56, 6]]
      : [
          [0.7, 11],
          [0.36, 6],
          [0.02, 1],
        ];
  for (const [out = 0, count = 0] of rings)
    for (let index = 0; index < count; index++) {
      const angle = turn + (index / count) * Math.PI * 2 + scene.random.real(-0.06, 0.06);
      const away = out * stage.foodRadius + scene.random.real(-6, 6);
      spots.push({
        x: x + Math.cos(angle) * away,
        y: y + Math.sin(angle) * away,
        base: stage.level,
      });
    }
  if (hasDip) return spots;
  for (let index = 0; index < (isBig ? 1 : 3); index++) {
    const angle = turn + index * 2.1;
    const away = isBig ? 0 : 62;
    spots.push({
      x: x + Math.cos(angle) * away,
      y: y + Math.sin(angle) * away,
      base: stage.level + (isBig ? 0 : size * 0.8),
    });
  }
  return spots;
}

/** Sticks piled like logs in two columns, the upper ones over the gaps of the lower ones. */
function logSpots({ scene }: Plating, stage: Stage, size: number): Spot[] {
  const { x, y } = stage.centre;
  const slant = scene.random.real(-0.2, 0.2);
  return [5, 4, 2].flatMap((count, layer) =>
    Array.from({ length: count * 2 }, (_, index) => {
      const side = index % 2 === 0 ? -1 : 1;
      const off = (Math.floor(index / 2) - (count - 1) / 2) * size * 1.3;
      const along = side * size * (layer === 2 ? 0.9 : 2) + scene.random.real(-14, 14);
      return {
        x: x - Math.sin(slant) * off + Math.cos(slant) * along,
        y: y + Math.cos(slant) * off + Math.sin(slant) * along,
        base: stage.level + layer * size * 0.5,
        rotation: slant + scene.random.real(-0.14, 0.14),
      };
    }),
  );
}

/** A small bowl of dip. */
function layDip(
  scene: Plating['scene'],
  { x, y }: { x: number; y: number },
  radius: number,
  colour: string,
): void {
  const bowl = drawSmallBowl(scene, { x, y, radius, glaze: 'chalk' });
  smoothTop(scene, { x, y, radius: bowl.foodRadius, base: bowl.level + 10 }, colour, {
    waves: 0.5,
  });
}

/** Pours syrup. Returns the positions of the pieces in it: a row or a ring of as many as the look names. */
function pourSyrup({ scene, picture }: Plating, stage: Stage, size: number): Spot[] {
  const level = pour(scene, stage, syrup, 0.5);
  const count = readCount(picture.look) ?? 5;
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2 + 0.5;
    const away = count === 1 ? 0 : (size * 1.04) / Math.sin(Math.PI / Math.max(2, count));
    return {
      x: stage.centre.x + Math.cos(angle) * away,
      y: stage.centre.y + Math.sin(angle) * away,
      base: level - size * 0.3,
    };
  });
}

/** Craggy pieces of meat, heaped. */
function layCraggy(plating: Plating, stage: Stage): void {
  const { scene } = plating;
  heap(scene, stage, middleOf(stage, 0.82), evenedOut(laidPieces(plating)), {
    depth: 2.4,
    steepness: 0.5,
  });
  for (const food of laidGarnish(plating)) strew(scene, stage, middleOf(stage, 0.85), food, 0.8);
}

/** Foods for every piece: those that show in its crust, and those that coat it. */
type Foods = { inside: readonly Laid[]; coating: readonly Laid[] };

/** One piece: its crust, what shows in it, its drizzle and its coating. */
function layBite({ scene, picture }: Plating, spot: Spot, bite: Bite, foods: Foods): void {
  const { outline, isStick, rough, gloss } = bite;
  const size = bite.size * scene.random.real(0.93, 1.06);
  const rotation = spot.rotation ?? scene.random.real(-0.4, 0.4);
  const [long, wide] = isStick ? [1.9, 0.56] : [1, scene.random.real(0.92, 1)];
  bake(
    scene,
    outline,
    {
      ...spot,
      rotation: outline === 'drop' ? scene.random.real(-0.15, 0.15) : rotation,
      radiusX: size * long,
      radiusY: size * wide,
      height: size * (isStick ? 0.9 : 1.05),
    },
    { ...picture.dough, rough, gloss },
    1,
  );
  const ground = patch(spot.x, spot.y, size * 0.8, 0);
  if (!isOpened(picture.look)) {
    const top = { ...spot, radiusX: size * 0.7, radiusY: size * 0.7 };
    dot(scene, ground, top, foods.inside, 2, 0.6);
  }
  if (picture.drizzle && picture.isSweet) {
    const area = { x: spot.x, y: spot.y, radius: size * 0.5 };
    swirl(scene, area, { colour: picture.drizzle, radius: 9 }, 1);
  }
  for (const food of foods.coating)
    strew(scene, ground, { ...spot, radiusX: size * 0.75, radiusY: size * 0.75 }, food, 0.28);
}

/** Returns the colour of the dip in the middle; undefined when there is none. */
const dipOf = ({ isSweet, drizzle, sauce }: DishPicture): string | undefined =>
  isSweet ? undefined : (drizzle ?? sauce?.colour);

/** Coated balls heaped in rings on a plate, piled sticks, or a few pieces in syrup; savoury ones get a bowl of dip. */
export const bites: Form = (plating) => {
  const { scene, picture } = plating;
  const { look, title } = picture;
  const words = `${title} ${look.arrangement} ${look.details.join(' ')}`;
  const bite = biteOf(words, picture.isSweet);
  const { size, isStick, isInSyrup } = bite;
  const stage = drawVesselFor(plating, isInSyrup ? ['bowl'] : ['coupe', 'plate']);
  if (craggyPattern.test(words)) {
    layCraggy(plating, stage);
    return stage;
  }
  const { x, y } = stage.centre;
  const dip = dipOf(picture);
  if (picture.base && !isOpened(look))
    layBase(plating, stage, middleOf(stage, 0.85), { height: 18 });
  const spots = isInSyrup
    ? pourSyrup(plating, stage, size)
    : isStick
      ? logSpots(plating, stage, size)
      : ringSpots(plating, stage, size, dip !== undefined);
  const hasCup = isStick && /chocolate/i.test(words);
  const inside = hasCup ? [] : evenedOut(laidFilling(plating)).filter((food) => food.radius < 26);
  const garnish = laidGarnish(plating);
  const coating = garnish.filter((food) => food.radius < 12);
  for (const spot of spots) layBite(plating, spot, bite, { inside, coating });
  if (isOpened(look) && !isInSyrup) layOneOpened(plating, stage, bite, inside);
  if (hasCup) {
    const at = { x: x + stage.foodRadius * 0.72, y: y - stage.foodRadius * 0.5 };
    layDip(scene, at, 92, '#3a1c10');
  }
  if (dip !== undefined) {
    layDip(scene, { x, y }, 102, dip);
    swirl(scene, { x, y, radius: 42 }, { colour: '#c9a63a', radius: 3 }, 1);
  }
  for (const food of garnish)
    if (food.radius >= 12) strew(scene, stage, middleOf(stage, 0.75), food, 0.8);
  return stage;
};

/** One opened piece in front: its two halves side by side. */
function layOneOpened(
  { scene, picture }: Plating,
  stage: Stage,
  { size, isStick }: Bite,
  inside: readonly Laid[],
): void {
  const { look, dough, title } = picture;
  const colour = readInside(look) ?? dimHex(dough.crumb, 1);
  const radius = size * 1.12;
  for (const side of [-1, 1]) {
    const at = {
      x: stage.centre.x + side * radius * 1.02,
      y: stage.centre.y + stage.foodRadius * 0.5,
    };
    const base = Math.max(stage.level, scene.heightAt(at.x, at.y) - size * 0.35);
    layOpened(scene, {
      ...at,
      base,
      radius,
      broad: isStick ? 0.7 : 0.9,
      crust: dough.crust,
      inside: colour,
    });
    if (/scotch/i.test(title))
      eggHalf(
        scene,
        { ...at, rotation: 0 },
        {
          colours: ['#f1ebdc', '#e8a02c', '#d9780c'],
          millimetres: (radius * 1.5) / 2.4,
          style: 'soft',
        },
      );
    else
      dot(
        scene,
        patch(at.x, at.y, radius * 0.7, 0),
        { ...at, radiusX: radius * 0.55, radiusY: radius * 0.5 },
        inside.filter((food) => food.radius < 16),
        9,
        0.4,
      );
  }
}
