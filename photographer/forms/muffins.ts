import { hex, mix } from '../colour.ts';
import { bake, smoothTop } from '../layout/baked.ts';
import { swirl } from '../layout/drizzle.ts';
import { evenedOut, type Form, laidFilling, laidGarnish } from '../layout/plating.ts';
import { patch } from '../layout/stages.ts';
import { strew } from '../layout/strew.ts';
import { dot } from '../layout/topping.ts';
import type { Scene } from '../scene.ts';
import { drawBoard } from '../vessels/board.ts';
import { drawRack } from '../vessels/rack.ts';

/** A paper case: a pleated ring a little wider than the crumb. */
function layCase(scene: Scene, x: number, y: number, radius: number, colour: string): void {
  const [pale, deep] = [hex(colour), mix(hex(colour), hex('#5a4632'), 0.35)];
  scene.stamp(
    { x, y, radiusX: radius, radiusY: radius, height: 52 },
    (u, v) => {
      const edge = 0.95 + 0.035 * Math.cos(Math.atan2(v, u) * 34);
      const out = Math.hypot(u, v);
      return out > edge ? -1 : 0.4 + 0.6 * (out / edge) ** 3;
    },
    (u, v) => mix(deep, pale, 0.5 + 0.5 * Math.cos(Math.atan2(v, u) * 34)),
    { gloss: 0.15, translucency: 0.35, relief: 0.1 },
  );
}

/** A small custard tart: a crimped pastry cup with custard that is smooth or blistered brown. */
function layCustardTart(
  scene: Scene,
  { x, y, radius, base }: { x: number; y: number; radius: number; base: number },
  isBurnt: boolean,
): void {
  const [pale, brown] = [hex('#e6b566'), hex('#a8642a')];
  scene.stamp(
    { x, y, radiusX: radius, radiusY: radius * 0.97, height: 56 },
    (u, v) => {
      const out = Math.hypot(u, v) + 0.02 * Math.cos(Math.atan2(v, u) * 26);
      return out > 1 ? -1 : out > 0.82 ? 1 : 0.7;
    },
    (u, v) => mix(pale, brown, Math.hypot(u, v) ** 6 * 0.7),
    { gloss: 0.25, relief: 0.5, base },
  );
  smoothTop(scene, { x, y, radius: radius * 0.82, base: base + 38, height: 12 }, '#f0c23c', {
    waves: 0.15,
    gloss: 0.75,
    mottled: isBurnt ? '#5a2c10' : '#f0c23c',
  });
}

/** Six muffins or cupcakes in their cases. */
export const muffins: Form = (plating) => {
  const { scene, picture } = plating;
  const place = {
    x: 600,
    y: 400,
    halfWidth: 460,
    halfHeight: 300,
    rotation: scene.random.real(-0.05, 0.05),
  };
  const stage = scene.random.next() < 0.5 ? drawRack(scene, place) : drawBoard(scene, place);
  const paper = scene.random.pick(['#f3ece0', '#d9b98a', '#9c6b45', '#c98a7a', '#8fa3ad'] as const);
  const pieces = evenedOut(laidFilling(plating)).filter((food) => food.radius < 40);
  const words = `${picture.title} ${picture.look.colours.join(' ')}`;
  const isTart = /\btarts?\b|nata\b/i.test(picture.title);
  const isIced = /cupcake|fairy|frost|iced/i.test(picture.title);
  for (let index = 0; index < 6; index++) {
    const x = 600 + ((index % 3) - 1) * 268 + scene.random.real(-10, 10);
    const y = 400 + (Math.floor(index / 3) - 0.5) * 262 + scene.random.real(-8, 8);
    const radius = 112;
    if (isTart) {
      layCustardTart(scene, { x, y, radius, base: stage.level }, /nata|burnt|caramel/i.test(words));
      continue;
    }
    layCase(scene, x, y, radius, paper);
    const base = stage.level + 26;
    bake(
      scene,
      'round',
      { x, y, radiusX: radius * 0.94, radiusY: radius * 0.92, height: 58, base },
      { ...picture.dough, rough: 0.7, cracks: 0.5 },
      0.8,
    );
    const ground = patch(x, y, radius * 0.8, 0);
    const top = { x, y, radiusX: radius * 0.6, radiusY: radius * 0.6 };
    if (isIced) {
      smoothTop(
        scene,
        { x, y, radius: radius * 0.78, base: base + 50, height: 30 },
        picture.spread ?? '#f8efdc',
        { waves: 0.8 },
      );
    }
    dot(scene, ground, top, pieces, isIced ? 3 : 8, isIced ? 0 : 0.5);
    if (picture.drizzle)
      swirl(scene, { x, y, radius: radius * 0.5 }, { colour: picture.drizzle, radius: 3.5 });
    for (const food of laidGarnish(plating)) strew(scene, ground, top, food, 0.3);
  }
  return { ...stage, centre: { x: 600, y: 400 } };
};
