import { hex } from '../colour.ts';
import { smoothTop } from '../layout/baked.ts';
import { heap } from '../layout/heap.ts';
import { type Form, laidFilling, laidGarnish } from '../layout/plating.ts';
import { asideOf } from '../layout/region.ts';
import { patch } from '../layout/stages.ts';
import { strew } from '../layout/strew.ts';
import { bell } from '../pieces/shapes.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';
import { drawRoundBoard } from '../vessels/board.ts';
import { drawGlass } from '../vessels/glass.ts';
import { drawPlate } from '../vessels/plate.ts';

const clearPattern =
  /cooler|lemonade|limeade|iced|fizz|spritz|cordial|soda|punch|agua|tonic|sparkl|water|mojito|tea|sangria|kompot|shrub|refresh|switchel|juice/i;

/** Ice: cubes of clear glass, their edges bright. */
function layIce(scene: Scene, at: { x: number; y: number; radius: number; level: number }): void {
  const white = hex('#f4f8fa');
  for (let index = 0; index < 5; index++) {
    const [angle, out] = [index * 1.3 + scene.random.next(), (index === 0 ? 0 : 0.55) * at.radius];
    const size = at.radius * 0.3;
    scene.stamp(
      {
        x: at.x + Math.cos(angle) * out,
        y: at.y + Math.sin(angle) * out,
        radiusX: size,
        radiusY: size,
        height: 12,
        rotation: scene.random.angle(),
      },
      (u, v) => {
        const square = Math.abs(u) ** 7 + Math.abs(v) ** 7;
        return square < 1
          ? 0.7 +
              0.3 * (1 - square) ** 0.3 -
              0.3 * bell(Math.max(Math.abs(u), Math.abs(v)) - 0.8, 0.1)
          : -1;
      },
      () => white,
      { base: at.level - 4, gloss: 1, translucency: 0.8, relief: 0.02, cover: 0.3 },
    );
  }
}

/** A straw that leans over the rim. */
function layStraw(scene: Scene, glass: Stage, towards: number, colour: string): void {
  const from = asideOf(glass, 0.45, towards, 0.1);
  const to = asideOf(glass, 2.1, towards, 0.1);
  const paint = hex(colour);
  const path: [number, number, number][] = [
    [from.x, from.y, glass.level - 2],
    [to.x, to.y, glass.level + 90],
  ];
  scene.tube(path, 6.5, () => paint, { gloss: 0.4 });
}

/** Two glasses on a tray: a thick drink shows its colour and its foam, a clear one its ice and what floats in it. */
export const drink: Form = (plating) => {
  const { scene, picture, x, y } = plating;
  const stage =
    scene.random.next() < 0.6
      ? drawRoundBoard(scene, {
          x,
          y,
          radius: 340,
          timber: scene.random.pick(['walnut', 'oak', 'beech', 'smoked'] as const),
        })
      : drawPlate(scene, { x, y, radius: 335, glaze: picture.setting.glaze });
  const isClear =
    clearPattern.test(picture.title) && !/smoothie|milk|lassi|shake/i.test(picture.title);
  const colour = picture.sauce?.colour ?? '#e6c79a';
  const slant = scene.random.real(-0.6, 0);
  const pieces = laidFilling(plating).filter((food) => food.radius < 60);
  const garnish = laidGarnish(plating);
  for (const side of [-1, 1]) {
    const at = { x: x + Math.cos(slant) * side * 150, y: y + Math.sin(slant) * side * 150 };
    const glass = drawGlass(scene, {
      ...at,
      radius: 140,
      tall: 104,
      drink: { colour, clarity: isClear ? 45 : 3, foam: isClear ? 0.1 : 0.5 },
    });
    if (isClear) layIce(scene, { ...at, radius: glass.foodRadius, level: glass.level });
    else
      smoothTop(
        scene,
        { ...at, radius: glass.foodRadius * 0.98, base: glass.level - 5, height: 7 },
        colour,
        { waves: 0.45, gloss: 0.6, mottled: picture.sauce?.shade ?? colour },
      );
    const ground = patch(at.x, at.y, glass.foodRadius * 0.94, glass.level);
    const towards = scene.random.angle();
    const heart = {
      x: at.x + Math.cos(towards) * 34,
      y: at.y + Math.sin(towards) * 34,
      radiusX: 66,
      radiusY: 66,
    };
    for (const food of pieces.slice(0, 2)) strew(scene, ground, heart, food, 0.55);
    for (const food of garnish) strew(scene, ground, heart, food, 0.5);
    if (isClear) layStraw(scene, glass, towards + 2.3, picture.setting.stripe);
  }
  heap(
    scene,
    stage,
    asideOf(stage, 0.72, Math.PI / 2 + scene.random.real(-0.3, 0.3), 0.2),
    pieces,
    { depth: 0.5 },
  );
  return stage;
};
