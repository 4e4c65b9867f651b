import { type Colour, hex, mix } from '../colour.ts';
import { smoothTop } from '../layout/baked.ts';
import { swirl } from '../layout/drizzle.ts';
import { layRound } from '../layout/flatbread.ts';
import { heap } from '../layout/heap.ts';
import type { Laid } from '../layout/laid.ts';
import { type Form, laidGarnish, type Plating } from '../layout/plating.ts';
import { fits } from '../layout/region.ts';
import { patch } from '../layout/stages.ts';
import { garnishAll } from '../layout/strew.ts';
import type { Cut } from '../looks/treatment.ts';
import type { SeenFood } from '../read-dish/dish-picture.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';
import { drawRoundBoard } from '../vessels/board.ts';
import { drawSmallBowl } from '../vessels/bowl.ts';
import { drawPlate } from '../vessels/plate.ts';

const smallCuts: ReadonlySet<Cut> = new Set<Cut>(['diced', 'chopped', 'grated', 'mashed', 'torn']);
const pale = '#e6d3a6';
const oliveOil = '#c9a63a';

/** Dippers in groups around the bowl, leaning outwards. */
function layDippers(scene: Scene, stage: Stage, dippers: readonly Laid[], inner: number): void {
  const { x, y } = stage.centre;
  const ring = (inner + stage.foodRadius) / 2;
  const room = Math.max(1, dippers.length);
  for (const [group, food] of dippers.entries()) {
    const from = (group / room) * Math.PI * 2 + 0.16;
    const to = ((group + 1) / room) * Math.PI * 2 - 0.16;
    const step = Math.max(0.11, Math.min(0.3, (food.radius * 0.95) / ring));
    for (let angle = from; angle <= to; angle += step) {
      const out = ring + scene.random.real(-8, 8);
      const spot = { x: x + Math.cos(angle) * out, y: y + Math.sin(angle) * out };
      if (fits(stage, spot.x, spot.y, food.radius * 0.5))
        food.draw({ ...spot, rotation: angle + scene.random.real(-0.25, 0.25) });
    }
  }
}

/** Returns whether a food is eaten with the dip; foods that are cut small or stirred in lie on it. */
const isDipper = ({ treatment, cut, ingredient }: SeenFood): boolean =>
  (treatment === 'raw' || treatment === 'roast') &&
  !(cut && smallCuts.has(cut)) &&
  (ingredient.kinds.has('vegetable') ||
    ingredient.kinds.has('bread') ||
    ingredient.kinds.has('fruit'));

/** Returns whether a food is cooked into the dip: onions that are softened for a sauce are not drawn on top. */
const isCookedIn = ({ treatment, ingredient: { kinds } }: SeenFood): boolean =>
  kinds.has('onion') && treatment !== 'raw';

/** A ring-shaped furrow from the back of a spoon, with oil in it. */
function layOil(scene: Scene, at: { x: number; y: number; radius: number }, colour: Colour): void {
  const { x, y, radius } = at;
  const turn = scene.random.angle();
  scene.paint(
    { x, y, radiusX: radius, radiusY: radius, rotation: turn },
    (u, v) => {
      const out = Math.hypot(u, v);
      const spiral = 0.62 + 0.2 * (Math.atan2(v, u) / Math.PI);
      const pool = 1 - Math.abs(out - spiral) / 0.12;
      return Math.max(0, pool) * (0.45 + 0.55 * Math.abs(Math.sin(Math.atan2(v, u) * 1.5)));
    },
    () => colour,
    { gloss: 1, rise: -9 },
  );
}

/** Pieces of flat bread at the front of the plate. */
function layBreads(plating: Plating): void {
  for (const turn of [0.4, 1.1, 1.8])
    layRound(plating, {
      x: plating.x + Math.cos(turn) * 225,
      y: plating.y + Math.sin(turn) * 225,
      radius: 96,
      rotation: turn,
    });
}

/** A bowl of dip, with oil or a drizzle on it. Returns the top of the dip. */
function layBowl({ scene, picture, x, y }: Plating, radius: number): Stage {
  const bowl = drawSmallBowl(scene, {
    x,
    y,
    radius,
    glaze: picture.setting.glaze === 'porcelain' ? 'sage' : 'chalk',
  });
  const colour = picture.sauce?.colour ?? pale;
  const level = bowl.level + (bowl.brim - bowl.level) * 0.7;
  smoothTop(scene, { x, y, radius: bowl.foodRadius * 1.06, base: level, height: 30 }, colour, {
    waves: 0.75,
    gloss: 0.4,
    mottled: picture.sauce?.shade ?? colour,
  });
  const oil = mix(hex(oliveOil), hex(colour), 0.25);
  if (!picture.isSweet) layOil(scene, { x, y, radius: radius * 0.6 }, oil);
  if (picture.drizzle)
    swirl(scene, { x, y, radius: radius * 0.6 }, { colour: picture.drizzle, radius: 4 });
  return patch(x, y, bowl.foodRadius, level);
}

/** A bowl of dip with an oil-filled spoon track, and the dippers around it. */
export const dip: Form = (plating) => {
  const { scene, picture, lay, x, y } = plating;
  const { glaze } = picture.setting;
  const dippers = picture.pieces
    .filter(isDipper)
    .slice(0, 4)
    .map((food) => lay(food));
  const hasBread = picture.base !== undefined;
  const around = dippers.length > 0 || hasBread;
  const isBare = !around && picture.props.length > 0;
  const stage = isBare
    ? drawPlate(scene, { x, y, radius: 268, glaze })
    : scene.random.next() < 0.5 || !around
      ? drawPlate(scene, { x, y, radius: 340, glaze })
      : drawRoundBoard(scene, {
          x,
          y,
          radius: 345,
          timber: scene.random.pick(['oak', 'olive', 'walnut'] as const),
        });
  const radius = around ? 176 : isBare ? 212 : 252;
  if (hasBread) layBreads(plating);
  const top = layBowl(plating, radius);
  layDippers(scene, stage, dippers, radius);
  const chunky = picture.pieces
    .filter((food) => !isDipper(food) && !isCookedIn(food))
    .map((food) => lay(food, 'filling'));
  heap(scene, top, { x, y, radiusX: radius * 0.5, radiusY: radius * 0.5 }, chunky, { depth: 0.5 });
  const middle = { x, y, radiusX: radius * 0.62, radiusY: radius * 0.62 };
  garnishAll(scene, top, middle, laidGarnish(plating), 0.8);
  return stage;
};
