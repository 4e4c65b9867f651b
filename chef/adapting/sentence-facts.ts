import { type Coded, codesIn, partAt } from '#chef/cookbook/coded-text.ts';
import type { CookbookDish } from '#chef/cookbook/dish.ts';
import { ingredient } from '#recipes/pantry/pantry.ts';
import type { Decisions } from './decisions.ts';

/** Whether a food is meat, fish, shellfish or eggs (not stock), whose doneness the steps have to state. */
export const isAnimal = (id: string): boolean =>
  (['meat', 'fish', 'shellfish', 'eggs'] as const).some((tag) => ingredient(id).tags.has(tag)) &&
  !ingredient(id).roles.has('stock');

/** Whether a sentence only continues the subject of the sentence before it. */
export const leansBack = (text: string): boolean =>
  /^(?:[A-Z][a-z]+ (?:out )?)?(?:them|they|both|these)\b/i.test(text) ||
  /^(?:It|Lift it|Drain it|Cool it|Rinse it|Peel it|Slice it|Chop it)\b/.test(text);

const isFried = /\b(?:fry|frying|brown|crisp|run|pan|casserole|pot|wok|sear)\b/i;

/** Returns the ingredients that a sentence names. */
const namedIn = (coded: Coded, sentence: string): number[] =>
  codesIn(sentence).flatMap((one) => {
    const part = partAt(coded, one);
    return part && 'ingredient' in part ? [part.ingredient] : [];
  });

/** Whether a sentence names no meat, fish or eggs that stay. */
export const isAlone = (
  coded: Coded,
  sentence: string,
  dish: CookbookDish,
  decisions: Decisions,
): boolean =>
  !namedIn(coded, sentence).some(
    (at) => !decisions.has(at) && isAnimal(dish.ingredients[at]?.pantryId ?? ''),
  );

/** Whether a sentence fries something and names no fat to fry it in. */
export function needsFat(coded: Coded, sentence: string, { ingredients }: CookbookDish): boolean {
  const said = sentence.replace(/[\uE000-\uF8FF]/gu, (code) => {
    const part = partAt(coded, code);
    return part?.kind === 'cookware' ? part.text : code;
  });
  const hasFat =
    /\b(?:oil|fat)\b/.test(sentence) ||
    namedIn(coded, sentence).some((at) => ingredients[at]?.role === 'fat');
  return isFried.test(said) && !hasFat;
}
