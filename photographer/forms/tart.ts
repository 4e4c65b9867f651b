import { bake, smoothTop } from '../layout/baked.ts';
import { zigzag } from '../layout/drizzle.ts';
import { heap } from '../layout/heap.ts';
import { evenedOut, type Form, laidFilling, laidGarnish, type Plating } from '../layout/plating.ts';
import { patch } from '../layout/stages.ts';
import { garnishAll } from '../layout/strew.ts';
import { sunken } from '../layout/topping.ts';
import { mixHex } from '../mix-hex.ts';
import { drawRoundBoard } from '../vessels/board.ts';
import { drawCakePlate } from '../vessels/cake-plate.ts';

const pastry = { crumb: '#e2b26a', crust: '#b5742f', rough: 0.35 };

const radius = 262;

/** The crust: a flat bottom with a fluted rim. */
function layCrust({ scene, x, y }: Plating, base: number): void {
  bake(scene, 'round', { x, y, radiusX: radius, radiusY: radius, height: 40, base }, pastry, 0.08);
  const flutes = 40;
  for (let index = 0; index < flutes; index++) {
    const angle = (index / flutes) * Math.PI * 2;
    bake(
      scene,
      'oblong',
      {
        x: x + Math.cos(angle) * (radius - 8),
        y: y + Math.sin(angle) * (radius - 8),
        radiusX: 23,
        radiusY: 17,
        height: 18,
        rotation: angle + Math.PI / 2,
        base: base + 32,
      },
      pastry,
      0.8,
    );
  }
}

/** The set filling: a smooth cream, or a quiche's eggs, browned in patches. */
function layFilling({ scene, picture, x, y }: Plating, base: number): void {
  const { isSweet, sauce, dough } = picture;
  const filling = isSweet
    ? (sauce?.colour ?? dough.crumb)
    : mixHex([
        [2, '#f0cf7c'],
        [1, sauce?.colour ?? '#eec870'],
      ]);
  const browned = mixHex([
    [1, filling],
    [1, '#b5722c'],
  ]);
  smoothTop(scene, { x, y, radius: radius - 24, base, height: 9 }, filling, {
    waves: 0.15,
    gloss: isSweet ? 0.6 : 0.35,
    mottled: isSweet ? filling : browned,
  });
}

/** An open tart or quiche: a crimped shell with a set, browned filling and pieces sunk into it. */
export const tart: Form = (plating) => {
  const { scene, picture, x, y } = plating;
  const { isSweet, drizzle } = picture;
  const stage = isSweet
    ? drawCakePlate(scene, { x, y, radius: 335, glaze: picture.setting.glaze })
    : drawRoundBoard(scene, { x, y, radius: 340 });
  const base = stage.level;
  layCrust(plating, base);
  layFilling(plating, base + 36);
  const ground = patch(x, y, radius - 26, base + 44);
  const pieces = evenedOut(laidFilling(plating));
  const shown = isSweet ? pieces : pieces.map((food) => sunken(food, scene, 0.45));
  heap(scene, ground, { x, y, radiusX: radius - 36, radiusY: radius - 36 }, shown, {
    depth: isSweet ? 0.8 : 0.5,
    clumping: 0.05,
  });
  if (drizzle) zigzag(scene, { x, y, radius: 180 }, { colour: drizzle });
  garnishAll(scene, ground, { x, y, radiusX: 150, radiusY: 150 }, laidGarnish(plating), 0.9);
  return stage;
};
