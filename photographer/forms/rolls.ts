import { hex, mix } from '../colour.ts';
import { smoothTop } from '../layout/baked.ts';
import { heap } from '../layout/heap.ts';
import type { Laid } from '../layout/laid.ts';
import { paintOf } from '../layout/lay-food.ts';
import { type Form, laidFilling, laidGarnish, type Plating } from '../layout/plating.ts';
import { patch } from '../layout/stages.ts';
import { strew } from '../layout/strew.ts';
import { dollop } from '../pieces/dollop.ts';
import { grain } from '../pieces/grain.ts';
import { roll } from '../pieces/parcel.ts';
import type { DishPicture } from '../read-dish/dish-picture.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';
import { drawBoard } from '../vessels/board.ts';
import { drawSmallBowl } from '../vessels/bowl.ts';
import { drawSlatePlatter } from '../vessels/slate-platter.ts';

const sushiPattern = /sushi|maki|nori|kimbap|gimbap|futomaki|california|onigiri|nigiri|hand roll/i;
const goldenPattern = /gold|brown/i;
const friedPattern = /spring roll|egg roll|lumpia|cigar|borek|fried|crisp|baked/i;

/** A cut piece of a nori roll, face up: seaweed around rice around the filling. */
function layMaki(scene: Scene, x: number, y: number, filling: readonly Laid[]): void {
  const nori = hex('#16211a');
  const rice = hex('#f1ece0');
  scene.stamp(
    { x, y, radiusX: 58, radiusY: 58, height: 44 },
    (u, v) => {
      const out = Math.hypot(u, v);
      return out > 1 ? -1 : out > 0.9 ? 1 : 0.94;
    },
    (u, v) => mix(rice, nori, Math.hypot(u, v) > 0.91 ? 1 : 0),
    { gloss: 0.3, translucency: 0.2, relief: 0.4 },
  );
  for (let index = 0; index < 46; index++) {
    const [angle, out] = [scene.random.angle(), scene.random.real(24, 50)];
    grain(
      scene,
      { x: x + Math.cos(angle) * out, y: y + Math.sin(angle) * out },
      { colours: ['#f6f1e6', '#e6ddc8'], millimetres: 5, style: 'short' },
    );
  }
  heap(
    scene,
    patch(x, y, 26, 40),
    { x, y, radiusX: 20, radiusY: 20 },
    filling.map((food) => ({ ...food, radius: Math.min(12, food.radius) })),
    { depth: 1.6, clumping: 0 },
  );
}

const isFried = ({ title, look }: DishPicture): boolean =>
  friedPattern.test(title) || goldenPattern.test(look.colours[0] ?? '');

/** Returns the colours of a wrapped roll: fried to a crust, or clear with two of its foods shining through. */
function rollColours(picture: DishPicture) {
  if (isFried(picture)) return ['#dda552', '#b5742e', '#8a4f1c'] as const;
  const [first, second] = picture.pieces;
  return [
    '#eeeade',
    first ? paintOf(first) : '#e6a07a',
    '#d9cfb8',
    second ? paintOf(second) : '#6f9a45',
  ] as const;
}

/** Wrapped rolls on their side, one below the other. */
function layWrapped({ scene, picture }: Plating): void {
  const { isSweet } = picture;
  const colours = rollColours(picture);
  const style = isFried(picture) ? 'baked' : 'clear';
  const count = isSweet ? 4 : 6;
  for (let index = 0; index < count; index++) {
    const [x, y] = [460 + scene.random.real(-6, 6), 190 + index * (isSweet ? 140 : 84)];
    // The cream is visible at both ends of a sweet roll.
    if (isSweet)
      for (const end of [-1, 1])
        dollop(
          scene,
          { x: x + end * 168, y },
          { colours: ['#f6efdf', '#e4dac2'], millimetres: 40 },
        );
    const rotation = scene.random.real(-0.06, 0.06);
    roll(scene, { x, y, rotation }, { colours, millimetres: 150, style });
  }
}

/** A bowl of dip at the right, the garnish and some of the filling in front of it. */
function layBeside(plating: Plating, stage: Stage, filling: readonly Laid[]): void {
  const { scene, picture } = plating;
  const bowl = drawSmallBowl(scene, { x: 910, y: 300, radius: 110, glaze: 'chalk' });
  smoothTop(
    scene,
    { x: 910, y: 300, radius: bowl.foodRadius, base: bowl.level + 10, height: 4 },
    picture.drizzle ?? picture.sauce?.colour ?? '#3a1d0e',
    { waves: 0.1, gloss: 0.9 },
  );
  for (const food of laidGarnish(plating))
    strew(scene, stage, { x: 880, y: 530, radiusX: 90, radiusY: 80 }, food);
  for (const food of filling.slice(0, 1))
    strew(scene, stage, { x: 900, y: 520, radiusX: 90, radiusY: 80 }, food, 0.8);
}

/** Rolls in rows on a board or slate: sushi is cut and face up, wrapped rolls lie on their side. */
export const rolls: Form = (plating) => {
  const { scene, picture } = plating;
  const place = {
    x: 600,
    y: 400,
    halfWidth: 470,
    halfHeight: 260,
    rotation: scene.random.real(-0.05, 0.05),
  };
  const stage =
    scene.random.next() < 0.5
      ? drawSlatePlatter(scene, place)
      : drawBoard(scene, { ...place, timber: 'smoked' });
  const filling = laidFilling(plating).slice(0, 3);
  if (sushiPattern.test(picture.title))
    for (let index = 0; index < 12; index++)
      layMaki(scene, 330 + (index % 4) * 140, 262 + Math.floor(index / 4) * 138, filling);
  else layWrapped(plating);
  if (!picture.isSweet) layBeside(plating, stage, filling);
  return { ...stage, centre: { x: 600, y: 400 } };
};
