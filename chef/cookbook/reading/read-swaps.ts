import { readIngredientLine } from '#recipes/measures/read-line.ts';
import { countLine } from '#recipes/nutrition/count-nutrition.ts';
import type { CookbookDish } from '../dish.ts';
import { findFood, knownOnlyBy, nearNames } from './find-food.ts';
import type { FrontMatter } from './front-matter.ts';
import type { TakenIngredient } from './read-steps.ts';

/**
 * Returns the substitutes for each ingredient. A substitute is a line of a list ("200 g smoked tofu") or a bare name.
 * @param say receives each problem and the ingredient that it concerns
 */
export function swapsOf(
  { swaps }: FrontMatter,
  taken: readonly TakenIngredient[],
  say: (message: string, ingredient: string) => void,
): CookbookDish['swaps'] {
  return Object.entries(swaps).flatMap(([name, standIns]) => {
    const ingredient = taken.findIndex((one) => one.name === name);
    if (ingredient < 0) return [];
    return Object.entries(standIns).flatMap(([line, changes]) => {
      const food = countLine(line).ingredient ?? findFood(line);
      const { food: words } = readIngredientLine(line);
      const only = knownOnlyBy(words);
      if (food && only === undefined) return [{ ingredient, line, pantryId: food.id, changes }];
      const known = food ? `takes “${words}” for ${food.one}` : `knows no “${words}”`;
      say(`the pantry ${known}; near it: ${nearNames(words).join(', ')}`, name);
      return [];
    });
  });
}
