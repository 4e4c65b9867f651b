import { type LaidBread, layBread } from '../layout/bread.ts';
import { zigzag } from '../layout/drizzle.ts';
import { layRound } from '../layout/flatbread.ts';
import { heap } from '../layout/heap.ts';
import type { Laid } from '../layout/laid.ts';
import { evenedOut, type Form, laidFilling, laidGarnish, type Plating } from '../layout/plating.ts';
import { pool } from '../layout/pour.ts';
import { oblongPatch } from '../layout/stages.ts';
import { garnishAll } from '../layout/strew.ts';
import { drawBoard } from '../vessels/board.ts';

type Spot = { x: number; y: number; rotation: number };

/** One slice: a round flat bread, or a slice of the dish's loaf. */
function laySlice(plating: Plating, { x, y, rotation }: Spot): LaidBread {
  if (plating.picture.base?.kind !== 'wrap')
    return layBread(plating, { x, y, radius: 205, rotation });
  const level = layRound(plating, { x, y, radius: 140 });
  return { level, halfWidth: 118, halfHeight: 118 };
}

/** Foods for every slice. */
type Topping = { pieces: readonly Laid[]; garnish: readonly Laid[] };

/** What lies on a slice: the spread, the foods heaped on it, a drizzle, the garnish. */
function layTopping(
  { scene, picture }: Plating,
  at: Spot,
  { level, halfWidth, halfHeight }: LaidBread,
  { pieces, garnish }: Topping,
): void {
  const { spread, drizzle } = picture;
  const { x, y, rotation } = at;
  const ground = oblongPatch(x, y, halfWidth * 1.04, halfHeight * 1.04, level, rotation);
  const region = { ...at, radiusX: halfWidth * 0.92, radiusY: halfHeight * 0.86 };
  if (spread) pool(scene, region, { colour: spread, shade: spread }, 9);
  const depth = spread ? 0.8 : 1.3;
  heap(scene, ground, region, pieces, { depth, steepness: 0.25, clumping: 0.2 });
  if (drizzle && drizzle !== spread)
    zigzag(scene, { x, y, radius: halfHeight }, { colour: drizzle, radius: 3.5 });
  const middle = { ...region, radiusX: region.radiusX * 0.7, radiusY: region.radiusY * 0.7 };
  garnishAll(scene, ground, middle, garnish, 0.6);
}

/** Slices of toast on a board: the spread, then the topping, heaped to the crust and slightly over it. */
export const toast: Form = (plating) => {
  const { scene } = plating;
  const stage = drawBoard(scene, {
    x: 600,
    y: 400,
    halfWidth: 480,
    halfHeight: 265,
    rotation: scene.random.real(-0.08, 0.08),
    timber: scene.random.pick(['oak', 'walnut', 'olive', 'ash'] as const),
  });
  const topping = { pieces: evenedOut(laidFilling(plating)), garnish: laidGarnish(plating) };
  const slant = Math.PI / 2 + scene.random.real(-0.25, 0.1);
  for (const [index, x] of [305, 600, 895].entries()) {
    const y = 400 + (index % 2 === 0 ? 14 : -14);
    const spot = { x, y, rotation: slant + scene.random.real(-0.08, 0.08) };
    const bread = laySlice(plating, spot);
    layTopping(plating, spot, bread, topping);
  }
  return stage;
};
