import { checkFoodSafety } from '#recipes/checks/food-safety.ts';
import { checkGrounding } from '#recipes/checks/grounding.ts';
import { checkPlausibility } from '#recipes/checks/plausibility.ts';
import { type Dish, readDish } from '#recipes/dish/dish.ts';
import { type Line, linesOf, readText } from '#recipes/dish/lines.ts';
import { countNutrition } from '#recipes/nutrition/count-nutrition.ts';
import type { Draft } from '#recipes/reading/read-recipe.ts';
import type { CookbookDish } from '../dish.ts';
import type { FindDish } from '../printing/expand-dish.ts';
import { printDish } from '../printing/print-dish.ts';
import type { Remark } from './check-facts.ts';
import { checkWording } from './check-wording.ts';

/** Creates a reader that reads each text once: most lines of a dish are the same for any number of servings. */
function createReader(): typeof readText {
  const known = new Map<string, ReturnType<typeof readText>>();
  return (text) => {
    const read = known.get(text) ?? readText(text);
    known.set(text, read);
    return read;
  };
}

/** Returns the words of the file near a finding. The file contains the names of its foods, but not the printed amounts. */
function nearOf(match: string, { ingredients }: CookbookDish): string {
  const named = ingredients.filter(({ name }) => match.includes(name));
  const [longest] = named.toSorted((one, other) => other.name.length - one.name.length);
  return longest ? `@${longest.name}` : match;
}

/** A printed dish, read once for all checks. */
export type Printed = { lines: Line[]; dish: Dish };

export function readPrinted(draft: Draft, read: typeof readText = readText): Printed {
  const lines = linesOf(draft, read);
  return { lines, dish: readDish(lines) };
}

/** A finding of a check about a printed text, and the words that it is about. */
export type PrintedRemark = { check: string; message: string; match: string };

/**
 * Returns the findings of the engine's own checks about a printed text, without a diet or an allergen.
 * @param withFoodSafety whether to check heat and handling; their words are the same for any number of servings
 */
export function printedRemarks(
  draft: Draft,
  { lines, dish }: Printed,
  withFoodSafety = true,
): PrintedRemark[] {
  const nutrition = countNutrition(draft.ingredients, draft.servings, draft.instructions);
  const verdicts = [
    checkGrounding(dish),
    checkPlausibility(draft, nutrition),
    ...(withFoodSafety ? [checkFoodSafety(draft, lines)] : []),
  ];
  return [
    ...nutrition.unmatched.map((line) => ({
      check: 'nutrition',
      message: `nutrition cannot count “${line}”: the pantry does not know it, or not what it weighs`,
      match: line,
    })),
    ...verdicts
      .filter(({ outcome }) => outcome !== 'passed')
      .flatMap(({ check, findings }) =>
        findings.map(({ reason, match }) => ({ check, message: `${check}: ${reason}`, match })),
      ),
  ];
}

/** Returns the remarks on a dish printed for the given number of servings. */
function judgeAt(
  dish: CookbookDish,
  servings: number,
  find: FindDish,
  read: typeof readText,
): Remark[] {
  const draft = printDish(dish, servings, find);
  const isAsWritten = servings === dish.servings;
  const at = isAsWritten ? '' : ` (at ${servings} servings)`;
  const remarks = [
    ...printedRemarks(draft, readPrinted(draft, read), isAsWritten),
    ...checkWording(draft).map(({ reason, match }) => ({ message: `wording: ${reason}`, match })),
  ];
  return remarks.map(({ message, match }) => ({
    message: `${message}${at}`,
    near: nearOf(match, dish),
  }));
}

/**
 * Prints the dish as written and runs the engine's checks on its text. Reports the same fault once.
 * @param isScaled whether the dish is also printed at half and at double its servings
 */
export function checkPrinted(dish: CookbookDish, find: FindDish, isScaled: boolean): Remark[] {
  const { servings } = dish;
  const scaled = isScaled ? [Math.max(1, Math.ceil(servings / 2)), servings * 2] : [];
  const sizes = new Set([servings, ...scaled]);
  const read = createReader();
  const remarks: Remark[] = [];
  for (const size of sizes) {
    try {
      remarks.push(...judgeAt(dish, size, find, read));
    } catch (error) {
      // The printer throws for a dish that it cannot print: a missing part, amounts that do not add up.
      if (!(error instanceof Error)) throw error;
      return [{ message: error.message }];
    }
  }
  // The same fault at another number of servings contains other numbers.
  const bare = (message: string) =>
    message.replace(/ \(at \d+ servings\)$/, '').replace(/[\d.,½¼¾⅓⅔]+(?: [a-z]+)?/g, '#');
  return remarks.filter(
    (remark, at) => remarks.findIndex((one) => bare(one.message) === bare(remark.message)) === at,
  );
}
