import type { Food } from '../classify/foods-in.ts';
import type { Line } from '../dish/lines.ts';
import { countLine } from '../nutrition/count-nutrition.ts';
import type { Tag } from '../pantry/tags.ts';
import { helpingsIfPure } from '../selections/diet-helpings.ts';
import type { Ban } from '../selections/requirements.ts';

/** Checks whether a food is the ingredient that a diet allows in small helpings, or a single ingredient of that kind. */
const isOfKind = ({ ingredientIds, contains }: Food['entry'], key: string): boolean =>
  ingredientIds[0] === key || (ingredientIds.length === 1 && contains.has(key as Tag));

/** Tolerance for helpings, because spoons are not filled exactly. */
const helpingSpread = 1.1;

/** A line says that a food is of one kind alone: "pure spelt sourdough", "100 % spelt", "made only of spelt flour, water and salt". */
const saysPure = /\b(?:only|pure|purely|all[- ]spelt|nothing but)\b|\b100 ?%/i;

/** Checks whether the listed amount of a food or its kind is within the helping that the diet allows; false when the servings are unknown. */
export function isSmallHelping(
  { entry }: Food,
  ban: Ban,
  listed: readonly Line[],
  servings: number | undefined,
): boolean {
  if (ban.helpings === undefined || servings === undefined) return false;
  const allowed = Object.entries(ban.helpings).find(([key]) => isOfKind(entry, key));
  if (!allowed) return false;
  const [key, most] = allowed;
  const lines = listed.filter(({ foods }) => foods.some((food) => isOfKind(food.entry, key)));
  if (helpingsIfPure.has(key) && !lines.every(({ text }) => saysPure.test(text))) return false;
  const grams = lines.map(({ text }) => countLine(text).grams ?? Number.POSITIVE_INFINITY);
  return grams.reduce((sum, one) => sum + one, 0) / servings <= most * helpingSpread;
}
