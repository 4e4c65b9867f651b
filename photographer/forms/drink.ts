import { hex } from '../colour.ts';
import type { Laid } from '../layout/laid.ts';
import { layPropsAtFoot } from '../layout/lay-props.ts';
import { type Form, laidFilling, laidGarnish } from '../layout/plating.ts';
import { oblongPatch } from '../layout/stages.ts';
import { strew } from '../layout/strew.ts';
import type { DishPicture } from '../read-dish/dish-picture.ts';
import type { Scene } from '../scene.ts';
import {
  drawStandingGlass,
  type GlassShape,
  type StandingGlass,
} from '../vessels/standing-glass.ts';

const clearPattern =
  /cooler|lemonade|limeade|iced|fizz|spritz|cordial|soda|punch|agua|tonic|sparkl|water|mojito|tea|sangria|kompot|shrub|refresh|switchel|juice|negroni|old fashioned|caipirinha|martini|beer/i;
const milkyPattern = /smoothie|milk|lassi|shake|horchata|latte|frapp|colada|eggnog/i;
const coupePattern = /coupe|martini|margarita|daiquiri|champagne/i;
const lowPattern = /tumbler|low |short|negroni|old fashioned|caipirinha|\bcups?\b|handled|small/i;
const icedPattern = /\bice\b|iced|cube|chilled|cooler/i;
const foamPattern = /froth|foam|head\b|collar|crown/i;
const leastColour = '#e6c79a';

/** Returns the glass that a drink's words name. */
function shapeFor({ title, look, vesselWords }: DishPicture): GlassShape {
  const words = `${title} ${look.vessel || vesselWords}`;
  if (coupePattern.test(words)) return 'coupe';
  if (/\btall\b/i.test(words)) return 'tall';
  return lowPattern.test(words) ? 'low' : 'tall';
}

/** Ice behind the glass: pale cubes with bright edges, crowded towards the top. */
function layIce(scene: Scene, glass: StandingGlass): void {
  const white = hex('#f4f8fa');
  const size = glass.halfWidth * 0.34;
  const rows = Math.min(3, Math.floor((glass.deep - size) / (size * 1.75)));
  for (let index = 0; index < rows * 2; index++) {
    const up = (Math.floor(index / 2) + 0.55) * size * 1.75;
    scene.stamp(
      {
        x: glass.x + (index % 2 === 0 ? -1 : 1) * size * scene.random.real(0.85, 1.15),
        y: glass.top + up,
        radiusX: size,
        radiusY: size,
        height: 9,
        rotation: scene.random.real(-0.5, 0.5),
      },
      (u, v) => {
        const out = Math.max(Math.abs(u), Math.abs(v));
        return out < 1 ? (out > 0.82 ? 1 : 0.72) : -1;
      },
      () => white,
      { base: glass.front - 4, gloss: 0.9, translucency: 0.6, relief: 0.02, cover: 0.2 },
    );
  }
}

/** Garnish that floats in a drink or sits on its rim, at the front of the glass where it is visible. */
function layFoods(scene: Scene, glass: StandingGlass, foods: readonly Laid[]): void {
  const ground = oblongPatch(glass.x, glass.top + 24, glass.halfWidth, 60, glass.front);
  for (const food of foods.slice(0, 2)) {
    const region = { x: glass.x, y: glass.top + 16, radiusX: glass.halfWidth * 0.6, radiusY: 34 };
    strew(scene, ground, region, { ...food, most: food.radius > 20 ? 1 : 5 }, 0.5);
  }
}

/** A straw that leans in the glass. */
function layStraw(scene: Scene, glass: StandingGlass, colour: string): void {
  const paint = hex(colour);
  scene.tube(
    [
      [glass.x + 14, glass.top + 30, glass.front - 18],
      [glass.x + 66, glass.rim - 120, glass.front - 6],
    ],
    6.5,
    () => paint,
    { gloss: 0.4 },
  );
}

/**
 * Glasses seen from the side, where a drink's colour, foam and ice are visible. The scene is the plane of the picture: the wall
 * behind the table and the table's front.
 */
export const drink: Form = (plating) => {
  const { scene, picture, x } = plating;
  const { title, look, sauce } = picture;
  const words = `${title} ${look.arrangement} ${look.details.join(' ')}`;
  const isClear = clearPattern.test(words) && !milkyPattern.test(title);
  const colour = sauce?.colour ?? leastColour;
  const shape = shapeFor(picture);
  const foods = [...laidGarnish(plating), ...laidFilling(plating)].filter(
    (food) => food.radius < 64 && !food.dust,
  );
  const spots = shape === 'tall' ? [-1, 1] : [0];
  const glasses = spots.map((side) =>
    drawStandingGlass(scene, {
      x: x + side * 165,
      foot: 690 + side * 14,
      shape,
      drink: {
        colour,
        foam: foamPattern.test(words) || (!isClear && !icedPattern.test(words)) ? 1 : 0,
        isClear,
      },
    }),
  );
  for (const glass of glasses) {
    if (icedPattern.test(words) && shape !== 'coupe') layIce(scene, glass);
    layFoods(scene, glass, foods);
    if (isClear && shape === 'tall') layStraw(scene, glass, picture.setting.stripe);
  }
  layPropsAtFoot(scene, picture, { x, foot: 700, away: shape === 'tall' ? 330 : 270 });
  const [first] = glasses;
  return {
    centre: { x, y: 420 },
    radius: 340,
    foodRadius: 300,
    level: first?.front ?? 0,
    brim: first?.front ?? 0,
    shape: { kind: 'round' },
  };
};
