import type { Ingredient } from '#recipes/pantry/pantry.ts';
import { lookOf } from '../looks/look-of.ts';

/** How strongly 1 g of something colours a sauce against 1 g of potato, and with what. */
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
/** Of the sweeteners some are dark enough to be seen. */
const darkSugar = /^(?:brown-sugar|palm-sugar|coconut-sugar|demerara-sugar)$/;

/** What an ingredient does to the colour of a sauce; undefined for water, salt, oil and what leaves no colour. */
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
