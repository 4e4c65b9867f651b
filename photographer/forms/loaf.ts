import { hex } from '../colour.ts';
import { bake } from '../layout/baked.ts';
import { zigzag } from '../layout/drizzle.ts';
import { dustSugar, spiralAt } from '../layout/dust.ts';
import type { Laid } from '../layout/laid.ts';
import { evenedOut, type Form, laidFilling, laidGarnish, type Plating } from '../layout/plating.ts';
import type { Region } from '../layout/region.ts';
import { oblongPatch } from '../layout/stages.ts';
import { strew } from '../layout/strew.ts';
import { dot } from '../layout/topping.ts';
import { dimHex } from '../mix-hex.ts';
import { breadSlice } from '../pieces/bread.ts';
import { unitsPerMillimetre } from '../pieces/piece.ts';
import type { DishPicture } from '../read-dish/dish-picture.ts';
import type { Scene } from '../scene.ts';
import { drawBoard } from '../vessels/board.ts';

const plaitPattern = /plait|braid/i;
const roundPattern = /\bround loaf\b|boule|deep cross/i;
const slabPattern = /\bslab\b|dimples/i;
const longPattern = /baguette|ciabatta|slippers|sticks? of bread/i;
const isLong = ({ title, pieces }: DishPicture): boolean =>
  longPattern.test(title) || pieces[0]?.ingredient.id === 'baguette';
const sugaredPattern = /icing sugar|snow white/i;
const bunsPattern = /\bbuns?\b|\brolls?\b/i;

/** Pull-apart buns in three rows. */
function layBuns({ scene, picture }: Plating): void {
  for (let index = 0; index < 9; index++) {
    const [x, y] = [600 + ((index % 3) - 1) * 172, 400 + (Math.floor(index / 3) - 1) * 158];
    bake(
      scene,
      'round',
      { x, y, radiusX: 94, radiusY: 88, height: 66 },
      { ...picture.dough, rough: 0.2, gloss: 0.5 },
      0.9,
    );
  }
}

/** A plait of three strands, thinner towards both ends. */
function layPlait({ scene, picture }: Plating, x: number, y: number): void {
  const { crumb, crust } = picture.dough;
  const count = 9;
  for (let index = 0; index < count; index++) {
    const along = index / (count - 1) - 0.5;
    const thick = 1 - 1.5 * along * along;
    const side = index % 2 === 0 ? -1 : 1;
    bake(
      scene,
      'oblong',
      {
        x: x + along * 500,
        y: y + side * 40 * thick,
        radiusX: 96 * thick,
        radiusY: 60 * thick,
        height: 92 * thick,
        rotation: side * 0.62,
        base: 26 + (index % 3) * 8,
      },
      { crumb, crust, rough: 0.12, gloss: 0.6 },
      0.95,
    );
  }
}

const rolledPattern = /swiss roll|roulade|strudel|roll, cut|spiral|wellington/i;
const isRolled = ({ title, look }: DishPicture): boolean =>
  rolledPattern.test(`${title} ${look.arrangement}`);

/** A rolled cake or a strudel, and two slices in front: a spiral of cream or jam, or fruit in thin pastry. */
function layRolled(plating: Plating): void {
  const { scene, picture } = plating;
  const { crumb, crust } = picture.dough;
  const isStrudel = /strudel/i.test(picture.title);
  const isMeat = /wellington/i.test(picture.title);
  const fill = isStrudel
    ? '#d9a24a'
    : (picture.spread ?? (/jam|raspberr/i.test(picture.title) ? '#a01830' : '#f4ead6'));
  const body = { x: 520, y: 330, rotation: -0.1 };
  bake(
    scene,
    'oblong',
    { ...body, radiusX: 330, radiusY: 104, height: 118 },
    { crumb, crust, rough: isStrudel ? 0.8 : 0.4, gloss: isStrudel ? 0.4 : 0.1 },
    0.9,
  );
  if (isStrudel || /sugar/i.test(picture.look.details.join(' ')))
    dustSugar(scene, { ...body, radiusX: 320, radiusY: 84 });
  const pieces = evenedOut(laidFilling(plating)).filter((food) => food.radius < 40);
  for (const [index, x] of [560, 800].entries()) {
    const y = 540 - index * 36;
    const [pale, dark, filled] = [hex(crumb), hex(crust), hex(fill)];
    const turn = scene.random.angle();
    scene.stamp(
      { x, y, radiusX: 112, radiusY: 96, height: 46, rotation: 0.1 },
      (u, v) => (Math.hypot(u, v) > 1 ? -1 : 0.9 + 0.1 * Math.sin(u * 40) * Math.sin(v * 40)),
      (u, v) => {
        const out = Math.hypot(u, v);
        if (out > 0.9) return dark;
        if (isStrudel) return out > 0.8 ? pale : filled;
        if (isMeat) return out > 0.8 ? pale : out > 0.66 ? hex('#4a3424') : hex('#a8504a');
        return spiralAt(u, v, 2.6, 0.17, turn) ? filled : pale;
      },
      { gloss: 0.2, translucency: 0.2, relief: 0.5 },
    );
    if (isStrudel)
      dot(scene, oblongPatch(x, y, 84, 70, 0), { x, y, radiusX: 74, radiusY: 60 }, pieces, 14, 0.5);
  }
}

/** A slash from a knife, as bright as the crumb. */
function laySlash(scene: Scene, at: Region, colour: string): void {
  const split = hex(colour);
  scene.paint(
    at,
    (u, v) => Math.max(0, 1 - (u * u + v * v)) * 0.85,
    () => split,
    { rise: -9 },
  );
}

const longRows = [305, 500];

/** Two long loaves side by side: slashed across, or flat and floured for ciabatta. */
function layLong(plating: Plating): void {
  const { scene, picture } = plating;
  const { crumb, crust } = picture.dough;
  const isFlat = /ciabatta|slipper/i.test(`${picture.title} ${picture.look.arrangement}`);
  for (const [index, y] of longRows.entries()) {
    const place = { x: 600 + (index - 0.5) * 40, y, rotation: -0.07 + index * 0.05 };
    const [radiusX, radiusY] = isFlat ? [250, 88] : [400, 66];
    bake(
      scene,
      'oblong',
      { ...place, radiusX, radiusY, height: isFlat ? 62 : 88 },
      { crumb, crust, rough: isFlat ? 0.7 : 0.4, gloss: isFlat ? 0.05 : 0.3 },
      0.85,
    );
    for (let slash = 0; slash < (isFlat ? 0 : 5); slash++)
      laySlash(
        scene,
        {
          x: place.x + (slash - 2) * 138,
          y: y + (slash - 2) * 138 * place.rotation,
          radiusX: 78,
          radiusY: 13,
          rotation: 0.42,
        },
        crumb,
      );
  }
  for (const y of longRows) {
    const top = { x: 600, y, radiusX: 340, radiusY: 34 };
    for (const food of laidGarnish(plating))
      strew(scene, oblongPatch(600, y, 380, 50, 0), top, food, 1.4);
  }
}

/** The loaf itself: plaited, round with its cross, a dimpled slab, or long with its split. */
function layBody(plating: Plating, x: number, y: number): void {
  const { scene, picture } = plating;
  const { crumb, crust } = picture.dough;
  const words = `${picture.look.arrangement} ${picture.look.details.join(' ')}`;
  if (plaitPattern.test(words)) {
    layPlait(plating, x, y);
    return;
  }
  const bread = { crumb, crust, rough: 0.6, cracks: 0.2, gloss: 0.2 };
  if (slabPattern.test(words)) {
    bake(scene, 'square', { x, y, radiusX: 280, radiusY: 190, height: 58 }, bread, 0.2);
    const oil = hex(dimHex(crust, 0.62));
    for (let index = 0; index < 24; index++) {
      const column = (index % 6) - 2.5 + scene.random.real(-0.2, 0.2);
      const row = Math.floor(index / 6) - 1.5 + scene.random.real(-0.2, 0.2);
      scene.paint(
        { x: x + column * 88, y: y + row * 86, radiusX: 24, radiusY: 22 },
        (u, v) => Math.max(0, 1 - (u * u + v * v)) * 0.55,
        () => oil,
        { rise: -18, gloss: 0.9 },
      );
    }
    return;
  }
  const isRound = roundPattern.test(words);
  const half = isRound ? ([216, 206] as const) : ([268, 138] as const);
  const place = { x, y, radiusX: half[0], radiusY: half[1], rotation: -0.06 };
  bake(scene, isRound ? 'round' : 'oblong', { ...place, height: isRound ? 128 : 112 }, bread, 0.9);
  const long = { ...place, radiusX: half[0] * 0.8, radiusY: 20 };
  laySlash(scene, long, crumb);
  if (isRound) laySlash(scene, { ...long, rotation: 1.5 }, crumb);
}

/** Two slices cut from a loaf, with the foods that are baked in it. */
function laySlices({ scene, picture }: Plating, inside: readonly Laid[]): void {
  const { crumb, crust } = picture.dough;
  for (const [index, [x, y]] of (
    [
      [812, 400],
      [880, 468],
    ] as const
  ).entries()) {
    breadSlice(
      scene,
      { x, y, rotation: 0.2 + index * 0.35, base: 24 + index * 20 },
      {
        colours: [crumb, crumb, crust, crust],
        millimetres: 250 / unitsPerMillimetre,
        style: 'sandwich',
      },
    );
    const face = { x, y, radiusX: 88, radiusY: 80 };
    dot(scene, oblongPatch(x, y, 100, 92, 0), face, inside, 8, 0.75);
  }
}

/** A loaf, and two slices cut from it that show the crumb. */
function laySliced(plating: Plating): void {
  const { scene, picture } = plating;
  const { look, drizzle } = picture;
  const [x, y] = [480, 385];
  layBody(plating, x, y);
  if (sugaredPattern.test(`${look.details.join(' ')} ${look.colours.join(' ')}`))
    dustSugar(scene, { x, y, radiusX: 265, radiusY: 136 });
  const inside = evenedOut(laidFilling(plating)).filter((food) => food.radius < 40);
  dot(scene, oblongPatch(x, y, 220, 100, 0), { x, y, radiusX: 210, radiusY: 90 }, inside, 9, 0.55);
  laySlices(plating, inside);
  if (drizzle) zigzag(scene, { x, y, radius: 150 }, { colour: drizzle, radius: 5 });
  for (const food of laidGarnish(plating))
    strew(scene, oblongPatch(x, y, 240, 110, 0), { x, y, radiusX: 190, radiusY: 70 }, food, 0.9);
}

/** Bread on a board: a loaf with its crack and two slices of it, long loaves, a rolled cake, or buns. */
export const loaf: Form = (plating) => {
  const { scene, picture } = plating;
  const rotation = scene.random.real(-0.07, 0.07);
  const stage = drawBoard(scene, {
    x: 600,
    y: 400,
    halfWidth: 480,
    halfHeight: 280,
    rotation,
    timber: scene.random.pick(['oak', 'walnut', 'ash', 'olive'] as const),
  });
  if (isLong(picture)) layLong(plating);
  else if (isRolled(picture)) layRolled(plating);
  else if (bunsPattern.test(picture.title)) layBuns(plating);
  else laySliced(plating);
  return { ...stage, centre: { x: 600, y: 400 } };
};
