import { dim, hex, mix } from '../colour.ts';
import { type Baked, bake, smoothTop } from '../layout/baked.ts';
import { swirl } from '../layout/drizzle.ts';
import { heap } from '../layout/heap.ts';
import type { Laid } from '../layout/laid.ts';
import { evenedOut, type Form, laidFilling, laidGarnish, type Plating } from '../layout/plating.ts';
import { patch } from '../layout/stages.ts';
import { garnishAll } from '../layout/strew.ts';
import { dimHex } from '../mix-hex.ts';
import { fbm } from '../noise.ts';
import type { DishPicture } from '../read-dish/dish-picture.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';
import { drawCakePlate } from '../vessels/cake-plate.ts';

/** Cuts across a cake from its middle: darker lines like those of a knife. */
function cutWedge(scene: Scene, x: number, y: number, radius: number, crumb: string): void {
  const start = scene.random.angle();
  const dark = mix(hex(crumb), hex('#2a1608'), 0.72);
  for (const angle of [start, start + 0.72]) {
    scene.paint(
      {
        x: x + (Math.cos(angle) * radius) / 2,
        y: y + (Math.sin(angle) * radius) / 2,
        radiusX: radius / 2,
        radiusY: 4,
        rotation: angle,
      },
      (u, v) => (Math.abs(u) < 1 && Math.abs(v) < 1 ? 1 - v * v : 0),
      () => dark,
      { rise: -26, gloss: 0.05 },
    );
  }
}

const icedPattern =
  /cheesecake|pavlova|frost|iced|icing|cream|victoria|meringue|coconut|glaze|tres leches|charlotte/i;

const toldIcing =
  /frost|icing|iced|ganache|buttercream|glaze|cream (?:on|over|between)|white frosting|\blayers?\b/i;
const darkIcing = /ganache|chocolate|sacher/i;

/** Returns whether a cake is iced, and its icing colour: from its look, or from its name and foods when it has no look. */
function icingOf({ title, look, spread, dough }: DishPicture): { isIced: boolean; icing: string } {
  const words = `${title} ${look.arrangement}`;
  const fallback = spread ?? (/cheesecake/i.test(title) ? '#f6e7bf' : '#f8f0df');
  if (look.colours.length === 0)
    return { isIced: icedPattern.test(title) || spread !== undefined, icing: fallback };
  if (darkIcing.test(words)) return { isIced: true, icing: dimHex(dough.crust, 0.8) };
  return { isIced: toldIcing.test(words), icing: fallback };
}

/** Returns the baked body of a cake, and the colour of its icing when it has one. */
function coatOf(picture: DishPicture): { body: Baked; icing: string | undefined } {
  if (/pavlova|meringue/i.test(picture.title))
    return {
      body: { crumb: '#f8f0e2', crust: '#e6cfa8', rough: 1, cracks: 0.7 },
      icing: '#fbf5e6',
    };
  const { isIced, icing } = icingOf(picture);
  return {
    body: { ...picture.dough, rough: 0.55, cracks: 0.2 },
    icing: isIced ? icing : undefined,
  };
}

const slicePattern = /slice|wedge|\blayers?\b|cut (?:open|to)/i;

/** Returns the bands of a slice from bottom to top: colours with their fractions of its height. */
function bandsOf(picture: DishPicture): [string, number][] {
  const { crumb } = picture.dough;
  const { isIced, icing: own } = icingOf(picture);
  const icing = isIced ? own : undefined;
  const words = `${picture.title} ${picture.look.arrangement} ${picture.look.details.join(' ')}`;
  if (/cheesecake/i.test(words))
    return [
      ['#a8743c', 0.16],
      [icing ?? crumb, 0.84],
    ];
  const jam = /\bjam\b|raspberr|cherr|victoria/i.test(words) ? '#a01c30' : undefined;
  const cream = icing ?? (/victoria|cream/i.test(words) ? '#f8f0df' : undefined);
  const between: [string, number][] = [
    ...(jam ? [[jam, 0.07] as [string, number]] : []),
    ...(cream ? [[cream, 0.09] as [string, number]] : []),
  ];
  if (between.length === 0) return [[crumb, 1]];
  return [
    [crumb, 0.36],
    ...between,
    [crumb, 0.36],
    ...(icing ? [[icing, 0.12] as [string, number]] : []),
  ];
}

/** A slice on its side in front of the cake, with visible layers. */
function laySlice(
  scene: Scene,
  x: number,
  y: number,
  bands: readonly (readonly [string, number])[],
): void {
  const total = bands.reduce((sum, [, part]) => sum + part, 0);
  const shift = scene.random.real(0, 99);
  scene.stamp(
    { x, y, radiusX: 122, radiusY: 58, rotation: scene.random.real(-0.12, 0.12), height: 44 },
    (u, v) => {
      const taper = 1 - 0.03 * (u + 1);
      if (Math.abs(u) > 1 || Math.abs(v) > taper) return -1;
      return 0.82 + 0.18 * fbm(u * 9 + shift, v * 6, 3) - 0.3 * (u + 1) * 0.2;
    },
    (u, v) => {
      let up = ((0.98 - v) / 1.96 + (fbm(u * 4 + shift, 1, 2) - 0.5) * 0.03) * total;
      const band = bands.find(([, part]) => {
        up -= part;
        return up <= 0;
      });
      const colour = hex((band ?? bands.at(-1) ?? bands[0])?.[0] ?? '#ecd2a0');
      return dim(colour, 0.78 + 0.42 * fbm(u * 14 + shift, v * 8, 2));
    },
    { gloss: 0.2, translucency: 0.2, relief: 0.7 },
  );
}

/** Fruit in rings, one food in each, laid in order. */
function layRings({ x, y }: Stage['centre'], radius: number, foods: readonly Laid[]): void {
  for (const [index, food] of foods.slice(0, 3).entries()) {
    const ring = radius * (0.68 - index * 0.24);
    const count = Math.max(3, Math.round((Math.PI * 2 * ring) / (food.radius * 2.1)));
    for (let at = 0; at < count; at++) {
      const angle = (at / count) * Math.PI * 2;
      food.draw({
        x: x + Math.cos(angle) * ring,
        y: y + Math.sin(angle) * ring,
        rotation: angle + Math.PI / 2,
      });
    }
  }
}

/** Fruit on top, in rings or in a heap. */
function layFruit(plating: Plating, ground: Stage, radius: number): void {
  const { scene } = plating;
  const foods = evenedOut(laidFilling(plating));
  const isInRings = scene.random.next() < 0.5 && foods.length > 0;
  if (isInRings) layRings(ground.centre, radius, foods);
  else
    heap(
      scene,
      ground,
      { ...ground.centre, radiusX: radius * 0.62, radiusY: radius * 0.62 },
      foods,
      { depth: 1.1, steepness: 0.5, clumping: 0.15 },
    );
}

/** A whole cake from above: its crust or icing, fruit on top, one slice cut. */
export const cake: Form = (plating) => {
  const { scene, picture, x } = plating;
  const stage = drawCakePlate(scene, {
    x,
    y: plating.y,
    radius: 338,
    glaze: picture.setting.glaze,
  });
  const bands = bandsOf(picture);
  // A slice without layers would look like a brick.
  const hasSlice =
    bands.length > 1 && slicePattern.test(`${picture.look.arrangement} ${picture.title}`);
  const y = plating.y - (hasSlice ? 62 : 0);
  const radius = hasSlice ? 205 : 236;
  const base = stage.level;
  const { body, icing } = coatOf(picture);
  bake(scene, 'round', { x, y, radiusX: radius, radiusY: radius, height: 78, base }, body, 0.14);
  const top = base + 74;
  if (icing)
    smoothTop(scene, { x, y, radius: radius * 0.93, base: top - 2, height: 14 }, icing, {
      waves: 0.6,
      gloss: 0.35,
    });
  const ground = patch(x, y, radius * 0.92, top);
  layFruit(plating, ground, radius);
  if (picture.drizzle)
    swirl(scene, { x, y, radius: radius * 0.7 }, { colour: picture.drizzle, radius: 6 }, 2.6);
  cutWedge(scene, x, y, radius * 0.98, icing ?? body.crumb);
  if (hasSlice) laySlice(scene, x + 24, y + radius + 46, bands);
  const middle = { x, y, radiusX: radius * 0.6, radiusY: radius * 0.6 };
  garnishAll(scene, ground, middle, laidGarnish(plating));
  return stage;
};
