import type { CatalogueNames } from '../catalogue.ts';
import type { CookbookDish } from '../dish.ts';
import { lineOfKey, lineOfWords, type Problem } from '../problem.ts';
import type { CookFile, ReadDish } from '../reading/read-dish.ts';
import { checkFacts, type Remark } from './check-facts.ts';
import { checkPrinted } from './check-printed.ts';
import { checkSteps } from './check-steps.ts';
import { checkTimes } from './check-times.ts';
import { checkTogether } from './check-together.ts';
import { checkWords } from './check-words.ts';

function placed({ path, text }: CookFile, { message, key, near }: Remark): Problem {
  const line =
    key !== undefined
      ? lineOfKey(text, key)
      : near !== undefined
        ? lineOfWords(text, near)
        : undefined;
  return { path, ...(line !== undefined && { line }), message };
}

/**
 * Checks the files of a cookbook.
 * @param read all of its files, since dishes are parts of each other
 * @param wanted the paths to check; all of them when absent
 * @param isScaled whether a dish is also judged at half and at double its servings; each is by default
 * @returns the problems, file by file; empty when the cookbook is valid
 */
export function checkCookbook(
  read: readonly ReadDish[],
  catalogue: CatalogueNames,
  wanted?: ReadonlySet<string>,
  isScaled: (dish: CookbookDish) => boolean = () => true,
): Problem[] {
  const dishes = read.flatMap(({ dish }) => dish ?? []);
  const byPath = new Map<string, CookbookDish>(dishes.map((dish) => [dish.path, dish]));
  const isWanted = ({ path }: { path: string }) => wanted === undefined || wanted.has(path);
  const own = read
    .filter(({ file }) => isWanted(file))
    .flatMap(({ file, dish, problems }) => {
      if (!dish) return problems;
      const remarks = [
        ...checkFacts(dish, catalogue),
        ...checkSteps(dish),
        ...checkTimes(dish),
        ...checkWords(dish),
        ...checkPrinted(dish, (path) => byPath.get(path), isScaled(dish)),
      ];
      return [...problems, ...remarks.map((remark) => placed(file, remark))];
    });
  return [...own, ...checkTogether(dishes).filter(isWanted)];
}
