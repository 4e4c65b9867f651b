import { grainBed } from '../layout/beds.ts';
import { swirl, zigzag } from '../layout/drizzle.ts';
import { heap } from '../layout/heap.ts';
import { paintOf } from '../layout/lay-food.ts';
import { type Form, laidGarnish, laidPieces } from '../layout/plating.ts';
import { pour } from '../layout/pour.ts';
import { asideOf, middleOf } from '../layout/region.ts';
import { strew } from '../layout/strew.ts';
import { drawVesselFor } from '../layout/vessel.ts';
import { dimHex, mixHex } from '../mix-hex.ts';
import { grain } from '../pieces/grain.ts';
import { isOnStage } from '../stage.ts';

const creamy = { colour: '#e9dcc0', shade: '#cdb48a', body: 'smooth' } as const;

const creamPattern = /congee|porridge|jok\b|\bsmooth\b/i;

/** A bowl of creamy porridge with its toppings in rows, fans and heaps across it. */
export const porridge: Form = (plating) => {
  const { scene, picture, lay } = plating;
  const stage = drawVesselFor(plating, ['bowl', 'deep-plate']);
  const { look, title } = picture;
  // Rice that is cooked to a cream is drawn as a cream with a few visible grains.
  const isCream =
    picture.base?.kind === 'rice' && creamPattern.test(`${title} ${look.arrangement}`);
  const own = picture.sauce ?? creamy;
  const pale = mixHex([
    [2, '#efe6d0'],
    [1, own.colour],
  ]);
  const sauce = isCream ? { ...own, colour: pale, shade: dimHex(pale, 0.9) } : own;
  const { base } = picture;
  const isGranola = /granola|muesli/i.test(picture.title);
  const level = pour(scene, stage, { ...sauce, body: 'smooth' }, 0.8);
  if (base) {
    const colour = mixHex([
      [1, paintOf(base.food)],
      [1, sauce.colour],
    ]);
    const one = lay(base.food);
    if (isGranola)
      heap(scene, stage, asideOf(stage, 0.3, scene.random.angle(), 0.62), [{ ...one, share: 1 }], {
        depth: 2,
        steepness: 0.3,
      });
    else if (isCream) layFlakes(plating, stage, level, '#f2ead8');
    else if (base.kind === 'rice' || base.kind === 'grain')
      grainBed(scene, stage, middleOf(stage, 0.98), one, colour, 5, level - 2);
    else layFlakes(plating, stage, level, colour);
  }
  const toppings = [
    ...laidPieces(plating),
    ...laidGarnish(plating).filter((food) => food.radius > 9),
  ].slice(0, 5);
  const start = scene.random.angle();
  for (const [index, food] of toppings.entries()) {
    const direction = start + (index / Math.max(3, toppings.length)) * Math.PI * 2;
    heap(
      scene,
      stage,
      asideOf(stage, 0.46, direction, toppings.length > 3 ? 0.34 : 0.42),
      [{ ...food, share: 1 }],
      { depth: 1.1, steepness: 0.5 },
    );
  }
  if (picture.drizzle)
    zigzag(
      scene,
      { ...stage.centre, radius: stage.foodRadius * 0.55 },
      { colour: picture.drizzle, radius: 3.5 },
    );
  else if (toppings.length === 0)
    swirl(
      scene,
      { ...stage.centre, radius: stage.foodRadius * 0.5 },
      {
        colour: mixHex([
          [1, sauce.colour],
          [1, '#fff6e2'],
        ]),
        radius: 8,
      },
    );
  for (const food of laidGarnish(plating))
    if (food.radius <= 9) strew(scene, stage, middleOf(stage, 0.6), food);
  return stage;
};

/** Oat flakes in their cream. */
function layFlakes(
  { scene }: Parameters<Form>[0],
  stage: ReturnType<Form>,
  level: number,
  colour: string,
): void {
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
