import type { IngredientLine } from '../measures/read-line.ts';
import type { Ingredient } from '../pantry/pantry.ts';
import { idsIn } from './read-steps.ts';

type Line = { read: IngredientLine; ingredient: Ingredient };

const marinates = /\bmarinat|\bmarinade\b/i;
const discards =
  /\b(?:discard|throw away|pour away)\b[^.]*\b(?:marinade|buttermilk)\b|\bmarinade\b[^.]*\b(?:discard|thrown away)/i;
/** Share that clings to the food or soaks into it; the rest is poured away. */
const clinging = 0.5;

const isCondiment = ({ unit, tags, roles }: Ingredient): boolean =>
  (['ml', 'tbsp', 'tsp'].includes(unit) || roles.has('yoghurt')) &&
  !roles.has('salt') &&
  !['meat', 'poultry', 'fish', 'crustaceans'].some((tag) => tags.has(tag as 'meat'));

/** Returns the eaten share of a line. It is half if the line is only in a marinade that a step discards, else all. */
export function marinadeShareOf(
  { read, ingredient }: Line,
  instructions: readonly string[],
): number {
  if (!isCondiment(ingredient) || /\bdiscard/i.test(read.name)) return 1;
  const end = instructions.findIndex((step) => discards.test(step));
  const at = instructions.findIndex((step) => marinates.test(step));
  if (end < 0 || at < 0) return 1;
  const isInIt = idsIn(instructions[at] ?? '').has(ingredient.id);
  const others = instructions.filter((_, index) => index !== at && index !== end).join(' ');
  return isInIt && !idsIn(others).has(ingredient.id) ? clinging : 1;
}
