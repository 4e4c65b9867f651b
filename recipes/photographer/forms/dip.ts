import { hex, mix } from '../colour.ts';
import { smoothTop } from '../layout/baked.ts';
import { swirl } from '../layout/drizzle.ts';
import { layRound } from '../layout/flatbread.ts';
import { heap } from '../layout/heap.ts';
import type { Laid } from '../layout/laid.ts';
import { type Form, laidGarnish } from '../layout/plating.ts';
import { fits } from '../layout/region.ts';
import { patch } from '../layout/stages.ts';
import { garnishAll } from '../layout/strew.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';
import { drawRoundBoard } from '../vessels/board.ts';
import { drawSmallBowl } from '../vessels/bowl.ts';
import { drawPlate } from '../vessels/plate.ts';

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

/** A bowl of dip with the track of the spoon, oil in it, and what is dipped around it. */
export const dip: Form = (plating) => {
  const { scene, picture, lay, x, y } = plating;
  const dippers = picture.pieces
    .filter(({ treatment }) => treatment === 'raw' || treatment === 'roast')
    .slice(0, 4)
    .map((food) => lay(food));
  const hasBread = picture.base !== undefined;
  const stage =
    scene.random.next() < 0.5
      ? drawPlate(scene, { x, y, radius: 340, glaze: picture.setting.glaze })
      : drawRoundBoard(scene, {
          x,
          y,
          radius: 345,
          timber: scene.random.pick(['oak', 'olive', 'walnut'] as const),
        });
  const around = dippers.length > 0 || hasBread;
  const radius = around ? 168 : 215;
  if (hasBread)
    for (const turn of [0.4, 1.1, 1.8])
      layRound(plating, {
        x: x + Math.cos(turn) * 225,
        y: y + Math.sin(turn) * 225,
        radius: 96,
        rotation: turn,
      });
  const bowl = drawSmallBowl(scene, {
    x,
    y,
    radius,
    glaze: picture.setting.glaze === 'porcelain' ? 'sage' : 'chalk',
  });
  const colour = picture.sauce?.colour ?? pale;
  const level = bowl.level + (bowl.brim - bowl.level) * 0.7;
  smoothTop(scene, { x, y, radius: bowl.foodRadius * 1.06, base: level, height: 16 }, colour, {
    waves: 0.65,
    gloss: 0.4,
    mottled: picture.sauce?.shade ?? colour,
  });
  const oil = mix(hex(oliveOil), hex(colour), 0.25);
  const groove = { x: x + scene.random.real(-20, 20), y: y + scene.random.real(-20, 20) };
  if (!picture.isSweet)
    scene.paint(
      { ...groove, radiusX: radius * 0.55, radiusY: radius * 0.42, rotation: scene.random.angle() },
      (u, v) => Math.max(0, 0.9 - Math.hypot(u, v)) * 1.4,
      () => oil,
      { gloss: 1 },
    );
  if (picture.drizzle)
    swirl(scene, { x, y, radius: radius * 0.6 }, { colour: picture.drizzle, radius: 4 });
  layDippers(scene, stage, dippers, radius);
  const top = patch(x, y, bowl.foodRadius, level);
  const chunky = picture.pieces
    .filter(({ treatment }) => treatment !== 'raw' && treatment !== 'roast')
    .map((food) => lay(food));
  heap(scene, top, { x, y, radiusX: radius * 0.5, radiusY: radius * 0.5 }, chunky, { depth: 0.5 });
  garnishAll(
    scene,
    top,
    { x, y, radiusX: radius * 0.62, radiusY: radius * 0.62 },
    laidGarnish(plating),
    0.8,
  );
  return stage;
};
