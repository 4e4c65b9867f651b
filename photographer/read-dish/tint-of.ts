import type { Ingredient } from '#recipes/pantry/pantry.ts';
import { lookOf } from '../looks/look-of.ts';

/** How strongly 1 g of a food colours a sauce relative to 1 g of potato, and the colour. */
export type Tint = { strength: number; colour: string };

const colourless = [
  'salt',
  'water',
  'oil',
  'fat',
  'sugar',
  'flour',
  'starch',
  'raising agent',
  'gelling agent',
  'vinegar',
];
/** Sweeteners that are dark enough to colour a sauce. */
const darkSugar = /^(?:brown-sugar|palm-sugar|coconut-sugar|demerara-sugar)$/;

/** Returns how an ingredient colours a sauce; undefined for water, salt, oil and other colourless ingredients. */
export function tintOf(item: Ingredient): Tint | undefined {
  if (
    colourless.some((kind) => item.kinds.has(kind)) &&
    !darkSugar.test(item.id) &&
    !item.kinds.has('butter')
  )
    return undefined;
  const { sauceColour, sauceStrength } = lookOf(item, 'blended');
  return { strength: sauceStrength, colour: sauceColour };
}
