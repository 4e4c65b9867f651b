import { bake } from '../layout/baked.ts';
import { swirl } from '../layout/drizzle.ts';
import { heap } from '../layout/heap.ts';
import { evenedOut, type Form, laidGarnish, type Plating } from '../layout/plating.ts';
import { pour } from '../layout/pour.ts';
import { middleOf } from '../layout/region.ts';
import { garnishAll } from '../layout/strew.ts';
import { drawVesselFor } from '../layout/vessel.ts';
import { lookOf } from '../looks/look-of.ts';
import { breadSlice } from '../pieces/bread.ts';
import type { PieceName } from '../pieces/pieces.ts';
import type { SeenFood } from '../read-dish/dish-picture.ts';
import type { Stage } from '../stage.ts';

const clear = { colour: '#c99548', shade: '#96692a', body: 'broth' } as const;

/** Foods that lie whole in a soup: mussels, dumplings, a sausage, a small bird. */
const wholePieces: ReadonlySet<PieceName> = new Set<PieceName>([
  'bird',
  'drumstick',
  'dumpling',
  'sausage',
  'shellfish',
]);
const isWhole = ({ ingredient, treatment, cut }: SeenFood): boolean =>
  wholePieces.has(lookOf(ingredient, treatment, cut).piece);

const piledPattern = /piled|to the rim|open shells/i;
const liddedPattern = /\blid of\b.*\bcheese\b|gratin/i;

/** Toast with browned cheese that covers the whole soup. */
function layLid({ scene }: Plating, stage: Stage, level: number): void {
  const { x, y } = stage.centre;
  const radius = stage.foodRadius * 0.94;
  for (const [dx, dy] of [
    [-0.4, -0.2],
    [0.4, -0.16],
    [0, 0.42],
  ] as const)
    breadSlice(
      scene,
      { x: x + dx * radius, y: y + dy * radius, base: level - 6 },
      {
        colours: ['#e4cf9c', '#c8964c', '#8a541f', '#6a3c14'],
        millimetres: 118,
        style: 'baguette',
      },
    );
  bake(
    scene,
    'round',
    { x, y, radiusX: radius, radiusY: radius * 0.98, height: 22, base: level + 6 },
    { crumb: '#edcf82', crust: '#b8702a', rough: 1, gloss: 0.5 },
    0.5,
  );
}

/** A soup with pieces: they rise out of the broth in the middle and float towards the rim. */
export const brothySoup: Form = (plating) => {
  const { scene, picture } = plating;
  const stage = drawVesselFor(plating, ['bowl', 'deep-plate', 'pot']);
  const pieces = evenedOut(
    picture.pieces.map((food) => plating.lay(food, isWhole(food) ? 'served' : 'filling')),
  );
  const isPiled = piledPattern.test(picture.look.arrangement);
  const body = { ...(picture.sauce ?? clear), body: 'broth' as const };
  heap(scene, stage, middleOf(stage, 0.8), pieces, { depth: 0.8, steepness: 0.2, clumping: 0.2 });
  const level = pour(scene, stage, body, 0.72);
  const floating = pieces.map((food) => ({
    ...food,
    draw: (at: { x: number; y: number }) =>
      food.draw({ ...at, base: level - Math.min(9, food.radius * 0.45) }),
  }));
  heap(scene, stage, middleOf(stage, 0.86), floating, { depth: 0.36, clumping: 0.15 });
  heap(scene, stage, middleOf(stage, isPiled ? 0.85 : 0.5), pieces, {
    depth: isPiled ? 1.5 : 0.3,
    steepness: 0.3,
  });
  if (liddedPattern.test(`${picture.title} ${picture.look.arrangement}`))
    layLid(plating, stage, level);
  if (picture.drizzle)
    swirl(
      scene,
      { ...stage.centre, radius: stage.foodRadius * 0.4 },
      { colour: picture.drizzle, radius: 7 },
    );
  garnishAll(scene, stage, middleOf(stage, 0.62), laidGarnish(plating));
  return stage;
};
