import { chunk } from '../pieces/chunk.ts';
import { grain } from '../pieces/grain.ts';
import type { PieceLook } from '../pieces/piece.ts';
import { UNITS_PER_MILLIMETRE } from '../pieces/piece.ts';
import type { SeenFood } from '../read-dish/dish-picture.ts';
import { dimHex } from '../read-dish/mix-hex.ts';
import { tintOf } from '../read-dish/sauce-tints.ts';
import type { Scene } from '../scene.ts';
import type { Laid } from './laid.ts';

/** The colour of a food as such, in sRGB hex. */
export function paintOf({ ingredient }: SeenFood): string {
  return tintOf(ingredient)?.colour ?? '#e6dcc0';
}

function lookFor(food: SeenFood): PieceLook {
  const colour = paintOf(food);
  const isGrain = food.ingredient.roles.has('grain') || food.ingredient.kinds.has('rice');
  return { colours: [colour, dimHex(colour, 0.5)], millimetres: isGrain ? 7 : 22 };
}

/** Long noodles of a food as they lie in a nest; undefined where it is no strand. */
export function noodleLookOf(food: SeenFood, sauce?: string): PieceLook | undefined {
  if (!food.ingredient.kinds.has('noodle')) return undefined;
  return { colours: ['#e0bd74', '#c99a4a', ...(sauce ? [sauce] : [])], millimetres: 250 };
}

/** A food ready to be laid on a scene. */
export function layFood(scene: Scene, food: SeenFood): Laid {
  const look = lookFor(food);
  const piece = look.millimetres < 10 ? grain : chunk;
  return {
    draw: (at) => piece(scene, at, look),
    radius: (look.millimetres * UNITS_PER_MILLIMETRE) / 2,
    share: food.share,
  };
}
