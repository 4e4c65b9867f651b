import { bake } from '../layout/baked.ts';
import { zigzag } from '../layout/drizzle.ts';
import { dustSugar } from '../layout/dust.ts';
import type { Laid } from '../layout/laid.ts';
import type { BakedOutline } from '../layout/outlines.ts';
import { evenedOut, type Form, laidFilling, laidGarnish, type Plating } from '../layout/plating.ts';
import { oblongPatch } from '../layout/stages.ts';
import { strew } from '../layout/strew.ts';
import { dot } from '../layout/topping.ts';
import { dimHex } from '../mix-hex.ts';
import { crumb } from '../pieces/crumb.ts';
import { shred } from '../pieces/shred.ts';
import type { DishPicture } from '../read-dish/dish-picture.ts';
import { readColour } from '../read-dish/read-colour.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';
import { drawBoard } from '../vessels/board.ts';
import { drawSlatePlatter } from '../vessels/slate-platter.ts';

const longPattern = /\bbars?\b|flapjack|granola|finger/i;
const diamondPattern = /diamond/i;
const cubePattern = /\bcubes?\b/i;
const crackedPattern = /brownie|blondie/i;

/** How a tray is cut: outline, columns and rows, half size, distance between centres, height, rotation of the pieces. */
type TrayCut = {
  outline: BakedOutline;
  columns: number;
  rows: number;
  half: readonly [number, number];
  step: readonly [number, number];
  tall: number;
  turn: number;
};
const squares: TrayCut = {
  outline: 'square',
  columns: 4,
  rows: 2,
  half: [88, 92],
  step: [202, 218],
  tall: 46,
  turn: 0.05,
};
const long: TrayCut = { ...squares, columns: 2, rows: 5, half: [186, 44], step: [412, 104] };
const diamonds: TrayCut = {
  ...squares,
  outline: 'diamond',
  columns: 5,
  rows: 4,
  half: [84, 108],
  step: [176, 116],
  tall: 54,
  turn: 0.03,
};
const cubes: TrayCut = {
  ...squares,
  columns: 5,
  rows: 3,
  half: [62, 60],
  step: [164, 158],
  tall: 92,
  turn: 0.5,
};

/** Returns the cut that a dish's arrangement names, or the usual one for its title. */
function cutFor({ title, look: { arrangement } }: DishPicture): TrayCut {
  if (diamondPattern.test(arrangement)) return diamonds;
  if (cubePattern.test(arrangement)) return cubes;
  return longPattern.test(title) ? long : squares;
}

const layeredPattern = /(?:two|three|clear|clean) (?:\w+ )?layers/i;
const glazedPattern = /\bglaze\b|\bicing\b(?! sugar)|\bganache\b/i;
const sugaredPattern = /icing sugar/i;
const pistachioPattern = /pistachio/i;
const zestPattern = /orange zest/i;
const nutEachPattern = /one almond|in the middle of each|almond (?:on|a|in)/i;

/** The middle of a piece. */
type Spot = { x: number; y: number; rotation: number };

/** Draws the upper layers of a square, each a little smaller than the one below it, so that all are visible. */
function layLayers(
  scene: Scene,
  { x, y, rotation }: Spot,
  { outline, half, tall }: TrayCut,
  colours: readonly string[],
): void {
  for (const [index, colour] of colours.entries())
    bake(
      scene,
      outline,
      {
        x,
        y: y - 3 - index * 3,
        rotation,
        radiusX: half[0] * (0.97 - index * 0.035),
        radiusY: half[1] * (0.96 - index * 0.04),
        height: tall * 0.5,
        base: scene.heightAt(x, y) - tall * 0.04,
      },
      { crumb: colour, crust: colour, rough: 0.12, gloss: 0.55 },
      0.08,
    );
}

/** A few strips of orange zest. */
function layZest(scene: Scene, x: number, y: number): void {
  for (let index = 0; index < 5; index++)
    shred(
      scene,
      { x: x + scene.random.real(-34, 34), y: y + scene.random.real(-30, 30) },
      { colours: ['#e8781a', '#d8641a'], millimetres: 26, style: 'grated', gloss: 0.7 },
    );
}

/** A pinch of ground pistachio in the middle of a piece. */
function layPistachio(scene: Scene, x: number, y: number): void {
  for (let index = 0; index < 26; index++) {
    const [angle, away] = [scene.random.angle(), 24 * Math.sqrt(scene.random.next())];
    crumb(
      scene,
      { x: x + Math.cos(angle) * away, y: y + Math.sin(angle) * away },
      { colours: ['#8a9a34', '#6a7a24'], millimetres: 4.5, style: 'rough' },
    );
  }
}

/** Draws the board or the slate under the pieces. */
function drawServingBoard(scene: Scene): Stage {
  const place = {
    x: 600,
    y: 400,
    halfWidth: 470,
    halfHeight: 290,
    rotation: scene.random.real(-0.05, 0.05),
  };
  return scene.random.next() < 0.7
    ? drawBoard(scene, {
        ...place,
        timber: scene.random.pick(['oak', 'walnut', 'ash', 'acacia'] as const),
      })
    : drawSlatePlatter(scene, place);
}

/** Returns the colours of the layers above the dough, from bottom to top. */
function layerColours({ look, dough }: DishPicture): string[] {
  const { arrangement, colours, details } = look;
  if (layeredPattern.test(arrangement))
    return colours.slice(1, 3).flatMap((colour) => readColour(colour) ?? []);
  if (glazedPattern.test(`${arrangement} ${details.join(' ')}`))
    return [readColour(colours.at(-1) ?? '') ?? dimHex(dough.crust, 0.5)];
  return [];
}

/** What may lie on every piece of a tray. */
type Topping = {
  pieces: readonly Laid[];
  garnish: readonly Laid[];
  /** For the middle of a piece. */
  nut: Laid | undefined;
};

function toppingOf(plating: Plating): Topping {
  const [nut] = plating.picture.pieces
    .filter(({ ingredient }) => ingredient.kinds.has('nut'))
    .map((food) => plating.lay({ ...food, cut: 'whole' }));
  const pieces = evenedOut(laidFilling(plating)).map((food) => ({
    ...food,
    radius: Math.min(food.radius, 30),
  }));
  return { pieces, garnish: laidGarnish(plating), nut };
}

/** Draws what lies on a piece: zest or sugar, a nut in its middle or ingredients all over it, a drizzle, a garnish. */
function layTopping(
  { scene, picture: { title, look, drizzle } }: Plating,
  { x, y, rotation }: Spot,
  { outline, half }: TrayCut,
  { pieces, garnish, nut }: Topping,
): void {
  const [radiusX, radiusY] = half;
  const ground = oblongPatch(x, y, radiusX * 0.98, radiusY * 0.98, 0, rotation);
  const part = outline === 'diamond' ? 0.5 : 1;
  const top = { x, y, radiusX: radiusX * 0.9 * part, radiusY: radiusY * 0.8 * part, rotation };
  const words = `${look.arrangement} ${look.details.join(' ')}`;
  if (zestPattern.test(words)) layZest(scene, x, y);
  if (sugaredPattern.test(words)) dustSugar(scene, { x, y, radiusX, radiusY });
  if (!nutEachPattern.test(words))
    dot(scene, ground, top, pieces, longPattern.test(title) ? 11 : 7, 0.45);
  else if (pistachioPattern.test(words)) layPistachio(scene, x, y);
  else nut?.draw({ x, y, rotation: 0.6 });
  if (drizzle)
    zigzag(scene, { x, y, radius: Math.min(radiusX, 84) * 0.9 }, { colour: drizzle, radius: 3 });
  for (const food of garnish) strew(scene, ground, top, food, 0.35);
}

/** Squares or bars, cut and pulled a little apart, with their ingredients on top. */
export const bars: Form = (plating) => {
  const { scene, picture } = plating;
  const stage = drawServingBoard(scene);
  const cut = cutFor(picture);
  const { outline, columns, rows, half, step, tall, turn } = cut;
  const dough = crackedPattern.test(picture.title)
    ? { ...picture.dough, rough: 0.5, cracks: 1 }
    : { ...picture.dough, rough: 0.9, cracks: 0.1 };
  const layers = layerColours(picture);
  const topping = toppingOf(plating);
  for (let column = 0; column < columns; column++) {
    for (let line = 0; line < rows; line++) {
      const aside = outline === 'diamond' && line % 2 === 1 ? 0.5 : 0;
      const x = 600 + (column + aside - (columns - 1) / 2) * step[0] + scene.random.real(-6, 6);
      const y = 400 + (line - (rows - 1) / 2) * step[1] + scene.random.real(-5, 5);
      if (aside > 0 && column === columns - 1) continue;
      const spot = { x, y, rotation: scene.random.real(-turn, turn) };
      const place = { ...spot, radiusX: half[0], radiusY: half[1], height: tall };
      bake(scene, outline, place, dough, 0.1);
      layLayers(scene, spot, cut, layers);
      layTopping(plating, spot, cut, topping);
    }
  }
  return { ...stage, centre: { x: 600, y: 400 } };
};
