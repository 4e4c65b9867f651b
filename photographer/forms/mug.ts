import { smoothTop } from '../layout/baked.ts';
import { swirl } from '../layout/drizzle.ts';
import { type Form, laidFilling, laidGarnish } from '../layout/plating.ts';
import { patch } from '../layout/stages.ts';
import { strew } from '../layout/strew.ts';
import { mixHex } from '../mix-hex.ts';
import { drawMug } from '../vessels/mug.ts';
import { drawPlate } from '../vessels/plate.ts';

/** A mug with a hot drink on its saucer: the drink, a swirl of foam, spice on top. */
export const mug: Form = (plating) => {
  const { scene, picture, x, y } = plating;
  const glaze = picture.setting.glaze;
  const stage = drawPlate(scene, { x, y, radius: 258, glaze });
  const colour = picture.sauce?.colour ?? '#6b3e1f';
  const isMilky =
    /chocolate|cocoa|latte|milk|chai|cappuccino|mocha|eggnog|atole|matcha|salep/i.test(
      picture.title,
    );
  const cup = drawMug(scene, {
    x: x - 18,
    y,
    radius: 172,
    glaze: glaze === 'porcelain' ? 'sage' : 'chalk',
    towards: scene.random.real(-0.5, 0.7),
    drink: { colour, clarity: isMilky ? 3 : 22, foam: isMilky ? 0.6 : 0 },
  });
  const { x: cx, y: cy } = cup.centre;
  if (isMilky) {
    smoothTop(
      scene,
      { x: cx, y: cy, radius: cup.foodRadius * 0.98, base: cup.level - 4, height: 5 },
      colour,
      { waves: 0.25, gloss: 0.5 },
    );
    swirl(
      scene,
      { x: cx, y: cy, radius: cup.foodRadius * 0.66 },
      {
        colour: mixHex([
          [1, colour],
          [2, '#fff4df'],
        ]),
        radius: 8,
        gloss: 0.4,
      },
      2.2,
    );
  }
  const ground = patch(cx, cy, cup.foodRadius * 0.9, cup.level);
  const heart = { x: cx, y: cy, radiusX: cup.foodRadius * 0.5, radiusY: cup.foodRadius * 0.5 };
  for (const food of laidGarnish(plating)) strew(scene, ground, heart, food, 0.7);
  // Foods that are served beside a cup do not float in it.
  const isAfloat = /float|on top|below|\bwith\b/i.test(picture.look.arrangement);
  const pieces = isAfloat ? laidFilling(plating).filter((food) => food.radius < 60) : [];
  for (const food of pieces.slice(0, 2)) strew(scene, ground, heart, food, 0.4);
  return stage;
};
