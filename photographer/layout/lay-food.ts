import { hex } from '../colour.ts';
import { drawLook, radiusOfLook } from '../looks/draw-look.ts';
import type { Look } from '../looks/look.ts';
import { lookOf } from '../looks/look-of.ts';
import { pastaLook } from '../looks/pasta-look.ts';
import { toward } from '../looks/toward.ts';
import type { PieceLook } from '../pieces/piece.ts';
import { drawDusting } from '../pieces/sauces.ts';
import type { SeenFood } from '../read-dish/dish-picture.ts';
import type { Scene } from '../scene.ts';
import type { Laid } from './laid.ts';

/** Weight of the tint that the dish's words name against the food's own colour: words are only a rough description. */
const tintShare = 0.55;

function tinted(look: Look, tint: string): Look {
  const [first, ...others] = look.colours.map((colour) => toward(colour, tint, tintShare));
  return { ...look, colours: [first ?? tint, ...others] };
}

/** Returns the look of a food in this dish: by its cut, its cooking, its tint and the shape of its pasta. */
function lookFor({ ingredient, treatment, cut, line, tint }: SeenFood): Look {
  const plain = lookOf(ingredient, treatment, cut);
  const look = tint === undefined ? plain : tinted(plain, tint);
  return ingredient.kinds.has('pasta') ? pastaLook(look, line) : look;
}

/** Returns the main colour of a food, in sRGB hex. */
export const paintOf = (food: SeenFood): string => lookFor(food).colours[0];

/** Returns the look of a food's strands in a nest; undefined when the food has no strands. */
export function strandsOf(food: SeenFood, sauce?: string): PieceLook | undefined {
  const look = lookFor(food);
  if (look.showing !== 'strands') return undefined;
  const [strand, shade = strand] = look.colours;
  return { ...look, colours: sauce ? [strand, shade, sauce] : [strand, shade] };
}

/** Maximum number of pieces of a food that comes in big pieces. */
const maxBig = 6;
const bigFootprint = 9000;

/** A gram of food is taken as a cubic centimetre about as wide as it is high; 24 units are a centimetre. */
const unitsOfOneGram = 24 * 24 * 1.2;
const flatPieces = /leaf|leaflet|sheet|rasher|flatRound|breadSlice|coin|citrusWheel|onionRing/i;

const overlapping = /^(?:shred|ruffledLeaf|leaf|leaflet|torn|herbSprig|rasher)$/;

/** Returns the area that one piece covers: by its mass, but at least a fraction of the circle around it. */
function footprintOf({ per100g, piece }: Look, radius: number): number {
  const circle = Math.PI * radius * radius;
  const byMass = unitsOfOneGram * (100 / per100g) ** (2 / 3);
  const least = flatPieces.test(piece) ? 0.42 : 0.1;
  return Math.min(0.8 * circle, Math.max(least * circle, byMass));
}

/** Cuts that turn a big food into a filling, most likely first. */
const fillingCuts = ['torn', 'sliced', 'strips', 'chunks', 'diced'] as const;
const fillingRadius = 36;

/** Returns the look of a food in a filling: cut smaller than on a plate. */
function fillingLook(food: SeenFood): Look {
  const own = lookFor(food);
  if (radiusOfLook(own) <= fillingRadius) return own;
  const smaller = fillingCuts
    .map((cut) => lookFor({ ...food, cut }))
    .find((look) => radiusOfLook(look) <= fillingRadius);
  return smaller ?? { ...own, millimetres: (own.millimetres * fillingRadius) / radiusOfLook(own) };
}

/** How much sauce coats foods that simmered in it: more for a pale sauce, which a dark piece would stain. */
const coated = 0.16;
const coatedByPale = 0.85;

/** Returns the look of a food in its sauce: pasta is coated; stewed foods take on the sauce's colour and shine. */
function inSauce(look: Look, { treatment }: SeenFood, sauce: string): Look {
  const [first, second = first] = look.colours;
  if (look.piece === 'pastaShape') return { ...look, colours: [first, second, sauce] };
  if (treatment !== 'stewed' || look.showing !== 'pieces') return look;
  const share = coated + coatedByPale * Math.min(...hex(sauce));
  const [main, ...others] = look.colours.map((colour) => toward(colour, sauce, share));
  return { ...look, colours: [main ?? first, ...others], gloss: Math.max(look.gloss ?? 0, 0.6) };
}

/**
 * Prepares a food for drawing on a scene.
 * @param as a filling is cut smaller than food on a plate
 * @param sauce in sRGB hex, clings to pasta
 */
export function layFood(
  scene: Scene,
  food: SeenFood,
  { as = 'served', sauce }: { as?: 'served' | 'filling'; sauce?: string } = {},
): Laid {
  const plain = as === 'filling' ? fillingLook(food) : lookFor(food);
  const look = sauce === undefined ? plain : inSauce(plain, food, sauce);
  const radius = radiusOfLook(look);
  const footprint = footprintOf(look, radius);
  return {
    draw: (at) => drawLook(scene, at, look),
    radius,
    footprint,
    share: food.share,
    ...(footprint > bigFootprint &&
      !overlapping.test(look.piece) && { most: look.piece === 'bird' ? 1 : maxBig }),
    ...(look.piece === 'shred' && { isThread: true }),
    ...(overlapping.test(look.piece) && { overlaps: true }),
    ...(look.showing === 'dusting' && {
      dust: (area) => drawDusting(scene, area, { colours: look.colours }),
    }),
  };
}
