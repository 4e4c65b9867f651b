import type { IngredientLine } from '../../measures/read-line.ts';
import { eatenShare } from '../../nutrition/as-eaten.ts';
import { countLine } from '../../nutrition/count-nutrition.ts';
import { deepFries, isFryingOil } from '../../nutrition/frying-oil.ts';
import { keptSaltShare } from '../../nutrition/poured-salt.ts';
import type { Ingredient } from '../../pantry/pantry.ts';

/** An ingredient line with its weight as listed and as eaten, in grams for all servings. */
export type WeighedLine = {
  text: string;
  read: IngredientLine;
  ingredient: Ingredient;
  grams: number;
  /** Weight without bones and shells; cooked grains count as dry. */
  eatenGrams: number;
  /** Thrown away after use or left in the pan: brine, a salt crust, salt in cooking water, frying oil. */
  isAside: boolean;
};

const thrownAway =
  /\b(?:brin(?:e|ing)|salt crust|to cure|for curing|curing|for pickling|pickling|(?:for|to) (?:the )?(?:\w+ )?(?:boil(?:ing)?|cook(?:ing)?|pasta|blanch(?:ing)?|poach(?:ing)?|soak(?:ing)?|rins(?:e|ing))(?: the \w+| water| liquid)?$|for (?:the )?(?:\w+ )?water|discard|to draw|for (?:salting|sweating)|deep[- ]fr(?:y|ying)|for frying|ice bath|baking beans|for the bath)\b/i;

/** Weighs the lines with known foods. A heading says how the lines below it are used ("For the brine:"). */
export function weighLines(
  lines: readonly string[],
  instructions: readonly string[],
): WeighedLine[] {
  const isDeepFried = instructions.some((step) => deepFries.test(step));
  let heading = '';
  const weighed = lines.flatMap((text) => {
    const { read, ingredient, grams } = countLine(text);
    if (read.isHeader || /:$/.test(text)) heading = text.replace(/:$/, '');
    if (read.isHeader || !ingredient || grams === undefined) return [];
    const isFat = (ingredient.per100g.fatG ?? 0) > 75;
    const isAside =
      thrownAway.test(text) ||
      thrownAway.test(heading) ||
      isFryingOil(read, ingredient, grams) ||
      (isFat && isDeepFried && grams >= 200);
    const eatenGrams = grams * eatenShare(read, ingredient);
    return [{ text, read, ingredient, grams, eatenGrams, isAside }];
  });
  return withSaltAsEaten(weighed, instructions);
}

/** Returns the lines with the salt reduced to what is not poured or rinsed away. */
function withSaltAsEaten(
  weighed: readonly WeighedLine[],
  instructions: readonly string[],
): WeighedLine[] {
  const isSalt = ({ ingredient, isAside }: WeighedLine) => !isAside && ingredient.roles.has('salt');
  const saltGrams = weighed.filter(isSalt).reduce((sum, { grams }) => sum + grams, 0);
  const kept = saltGrams === 0 ? 1 : keptSaltShare(saltGrams, weighed, instructions);
  return weighed.map((one) => (isSalt(one) ? { ...one, eatenGrams: one.eatenGrams * kept } : one));
}
