import { grainBed } from '../layout/beds.ts';
import { swirl, zigzag } from '../layout/drizzle.ts';
import { heap } from '../layout/heap.ts';
import type { Laid } from '../layout/laid.ts';
import { paintOf } from '../layout/lay-food.ts';
import { type Form, laidGarnish, laidPieces, type Plating } from '../layout/plating.ts';
import { pour } from '../layout/pour.ts';
import { asideOf, middleOf } from '../layout/region.ts';
import { strew } from '../layout/strew.ts';
import { drawVesselFor } from '../layout/vessel.ts';
import { dimHex, mixHex } from '../mix-hex.ts';
import { grain } from '../pieces/grain.ts';
import type { Base, DishPicture, Sauce } from '../read-dish/dish-picture.ts';
import { isOnStage, type Stage } from '../stage.ts';

const creamy = { colour: '#e9dcc0', shade: '#cdb48a', body: 'smooth' } as const;

const creamPattern = /congee|porridge|jok\b|\bsmooth\b/i;

/** Rice that is cooked to a cream is drawn as a cream with a few visible grains. */
const isCreamOfRice = ({ base, title, look }: DishPicture): boolean =>
  base?.kind === 'rice' && creamPattern.test(`${title} ${look.arrangement}`);

/** Returns the colours of the cream. */
function creamOf(picture: DishPicture): Sauce {
  const own = picture.sauce ?? creamy;
  if (!isCreamOfRice(picture)) return { ...own, body: 'smooth' };
  const colour = mixHex([
    [2, '#efe6d0'],
    [1, own.colour],
  ]);
  return { colour, shade: dimHex(colour, 0.9), body: 'smooth' };
}

/** Oat flakes in their cream. */
function layFlakes({ scene }: Plating, stage: Stage, level: number, colour: string): void {
  const { x, y } = stage.centre;
  for (let index = 0; index < 520; index++) {
    const [angle, out] = [scene.random.angle(), Math.sqrt(scene.random.next()) * stage.foodRadius];
    const spot = { x: x + Math.cos(angle) * out, y: y + Math.sin(angle) * out };
    if (!isOnStage(stage, spot.x, spot.y)) continue;
    grain(
      scene,
      { ...spot, base: level - 1.5 },
      {
        colours: [colour, '#f4ead2'],
        millimetres: scene.random.real(6, 9),
        style: 'flat',
        gloss: 0.35,
      },
    );
  }
}

/** What the porridge is cooked from, in its cream: flakes, grains, or granola in a heap at the side. */
function layGrains(
  plating: Plating,
  stage: Stage,
  { kind, food }: Base,
  cream: { colour: string; level: number },
): void {
  const { scene, picture, lay } = plating;
  const colour = mixHex([
    [1, paintOf(food)],
    [1, cream.colour],
  ]);
  const one = lay(food);
  if (/granola|muesli/i.test(picture.title))
    heap(scene, stage, asideOf(stage, 0.3, scene.random.angle(), 0.62), [{ ...one, share: 1 }], {
      depth: 2,
      steepness: 0.3,
    });
  else if (isCreamOfRice(picture)) layFlakes(plating, stage, cream.level, '#f2ead8');
  else if (kind === 'rice' || kind === 'grain')
    grainBed(scene, stage, middleOf(stage, 0.98), one, colour, 5, cream.level - 2);
  else layFlakes(plating, stage, cream.level, colour);
}

/** Toppings in heaps around the middle. */
function layToppings({ scene }: Plating, stage: Stage, toppings: readonly Laid[]): void {
  const start = scene.random.angle();
  for (const [index, food] of toppings.entries()) {
    const direction = start + (index / Math.max(3, toppings.length)) * Math.PI * 2;
    const place = asideOf(stage, 0.46, direction, toppings.length > 3 ? 0.34 : 0.42);
    heap(scene, stage, place, [{ ...food, share: 1 }], { depth: 1.1, steepness: 0.5 });
  }
}

/** A bowl of creamy porridge with its toppings in rows, fans and heaps across it. */
export const porridge: Form = (plating) => {
  const { scene, picture } = plating;
  const { base, drizzle } = picture;
  const stage = drawVesselFor(plating, ['bowl', 'deep-plate']);
  const cream = creamOf(picture);
  const level = pour(scene, stage, cream, 0.8);
  if (base) layGrains(plating, stage, base, { colour: cream.colour, level });
  const garnish = laidGarnish(plating);
  const big = garnish.filter((food) => food.radius > 9);
  const toppings = [...laidPieces(plating), ...big].slice(0, 5);
  layToppings(plating, stage, toppings);
  if (drizzle) {
    const area = { ...stage.centre, radius: stage.foodRadius * 0.55 };
    zigzag(scene, area, { colour: drizzle, radius: 3.5 });
  } else if (toppings.length === 0) {
    const pale = mixHex([
      [1, cream.colour],
      [1, '#fff6e2'],
    ]);
    const area = { ...stage.centre, radius: stage.foodRadius * 0.5 };
    swirl(scene, area, { colour: pale, radius: 8 });
  }
  for (const food of garnish) if (food.radius <= 9) strew(scene, stage, middleOf(stage, 0.6), food);
  return stage;
};
