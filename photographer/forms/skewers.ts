import { hex } from '../colour.ts';
import { bake } from '../layout/baked.ts';
import { layBase } from '../layout/bases.ts';
import { zigzag } from '../layout/drizzle.ts';
import type { Laid } from '../layout/laid.ts';
import { type Form, laidGarnish, laidPieces, type Plating } from '../layout/plating.ts';
import { middleOf } from '../layout/region.ts';
import { garnishAll } from '../layout/strew.ts';
import { drawVesselFor } from '../layout/vessel.ts';
import { lookOf } from '../looks/look-of.ts';
import { dimHex } from '../mix-hex.ts';
import { sausage } from '../pieces/drumstick.ts';
import { unitsPerMillimetre } from '../pieces/piece.ts';
import type { SeenFood } from '../read-dish/dish-picture.ts';

/** Maximum half length of the stick that one piece takes up. */
const longest = 96;

/** Threads pieces on a stick along a line; two of every three pieces are the first food. */
function layOne(
  plating: Plating,
  pieces: readonly Laid[],
  line: { x: number; y: number; slant: number; half: number },
): void {
  const { scene } = plating;
  const { x, y, slant, half } = line;
  const at = (along: number) => ({
    x: x + Math.cos(slant) * along,
    y: y + Math.sin(slant) * along,
  });
  const [from, to] = [at(-half - 62), at(half + 44)];
  const ground = scene.heightAt(x, y) + 14;
  const stick = hex('#d9b982');
  scene.tube(
    [
      [from.x, from.y, ground],
      [to.x, to.y, ground],
    ],
    5,
    () => stick,
    { gloss: 0.2 },
  );
  const [first, ...others] = pieces;
  if (!first) return;
  let along = -half;
  for (let index = 0; along < half; index++) {
    const isFirst = index % 3 !== 2 || others.length === 0;
    const food = isFirst ? first : (others[Math.floor(index / 3) % others.length] ?? first);
    const size = Math.min(food.radius, longest);
    along += size * 0.8;
    if (along > half + size * 0.6) break;
    const spot = at(along);
    food.draw({
      ...spot,
      base: ground - size * 0.5 + scene.random.real(0, 6),
      rotation: slant + Math.PI / 2 + scene.random.real(-1, 1) * (size > 50 ? 0.08 : 0.5),
    });
    along += size * 0.8;
  }
}

/** Returns cut meat as chunks: strips of meat are folded on their stick and look like chunks. */
const onStick = (food: SeenFood): SeenFood =>
  food.ingredient.kinds.has('meat') && food.cut !== undefined && food.cut !== 'whole'
    ? { ...food, cut: 'chunks' }
    : food;

/** Minced meat is pressed around its stick instead of being threaded: two long pieces per stick. */
function layKofta({ scene, picture }: Plating, minced: SeenFood): Laid {
  const millimetres = 80;
  const [colour, ...others] = lookOf(minced.ingredient, 'roast').colours;
  const colours = [colour, dimHex(colour, 0.62), dimHex(others[0] ?? colour, 0.4)] as const;
  return {
    // The piece is placed on the existing things, so that it is around its stick and not under it.
    draw: ({ x, y, rotation = 0 }) =>
      sausage(
        scene,
        { x, y, rotation: rotation + Math.PI / 2 },
        { colours, millimetres, gloss: picture.sauce ? 0.6 : 0.4 },
      ),
    radius: (millimetres * unitsPerMillimetre) / 2,
    footprint: 5000,
    share: 1,
  };
}

/** A ball of rice dough, glazed. */
const layBall = ({ scene }: Plating): Laid => ({
  draw: ({ x, y, base }) =>
    bake(
      scene,
      'round',
      { x, y, radiusX: 46, radiusY: 46, height: 84, ...(base !== undefined && { base: base + 6 }) },
      { crumb: '#eadcb8', crust: '#c88a3a', rough: 0.05, gloss: 0.95 },
      1,
    ),
  radius: 46,
  footprint: 5000,
  share: 1,
});

/** Skewers side by side on their bed, on a plate or an oval dish. */
export const skewers: Form = (plating) => {
  const { scene, picture } = plating;
  const stage = drawVesselFor(plating, ['oval', 'coupe', 'plate']);
  const isHerb = ({ ingredient: { kinds } }: (typeof picture.pieces)[number]) =>
    kinds.has('leaf') || kinds.has('salad leaves');
  const minced = picture.pieces.find(({ ingredient: { tags } }) => tags.has('minced'));
  const isDango = /dango/i.test(picture.title);
  const threaded = isDango
    ? [layBall(plating)]
    : minced
      ? [layKofta(plating, minced)]
      : picture.pieces.filter((food) => !isHerb(food)).map((food) => plating.lay(onStick(food)));
  if (picture.base) layBase(plating, stage, middleOf(stage, 0.9), { height: 22 });
  const isWide = stage.shape.kind !== 'round';
  const slant = scene.random.real(-0.35, 0.35) + (isWide ? Math.PI / 2 - 0.25 : -0.5);
  const count = isWide ? 5 : 4;
  const gap = isWide ? 106 : 84;
  const { x, y } = stage.centre;
  for (let index = 0; index < count; index++) {
    const off = (index - (count - 1) / 2) * gap;
    const half = (isWide ? 150 : 200) - Math.abs(off) * 0.16;
    layOne(plating, threaded.length > 0 ? threaded : laidPieces(plating), {
      x: x - Math.sin(slant) * off,
      y: y + Math.cos(slant) * off,
      slant: slant + scene.random.real(-0.04, 0.04),
      half,
    });
  }
  if (picture.drizzle)
    zigzag(scene, { ...stage.centre, radius: 190 }, { colour: picture.drizzle, radius: 3.5 });
  garnishAll(scene, stage, middleOf(stage, 0.7), laidGarnish(plating));
  return stage;
};
