import { checkRecipe } from '#recipes/checks/check-recipe.ts';
import { countNutrition } from '#recipes/nutrition/count-nutrition.ts';
import { type Draft, readRecipe } from '#recipes/reading/read-recipe.ts';
import type { Nutrition, Verdict } from '#recipes/recipe.ts';
import type { Course, Requirements } from '#recipes/selections/requirements.ts';
import { readSteps } from './read-steps.ts';

/** Whether each bar holds for one recipe; undefined where the bar does not apply to the recipe. */
export type Judgement = Record<string, boolean | undefined>;

/** Kilocalories per serving. Our source data has no range for salads and starters: those two are our own. */
const energyRanges: Record<Course, readonly [number, number]> = {
  breakfast: [250, 650],
  lunch: [350, 750],
  dinner: [400, 850],
  soup: [120, 450],
  side: [120, 450],
  salad: [120, 600],
  dessert: [150, 500],
  snack: [80, 350],
  appetizer: [80, 400],
  drink: [50, 350],
};
/** Matches amounts only: poached eggs are broken "into cups", and a paste is pounded. */
const notMetric =
  /(?:[\d½¼¾⅓⅔] ?(?:cups?|ounces?|oz|pounds?|lbs?|inch(?:es)?|pints?|quarts?|gallons?|fl ?oz)\b|\b(?:an?|one|two|half an?) (?:cups?|ounces?|pounds?|pints?|quarts?|gallons?) of\b|°F|\d")/iu;
const badGrammar =
  / {2}\S|undefined|NaN|\[object|\{|\}|\bthe (?:[,.;]|and\b)|,\s*,| [.,;]|\ba [aeiou]|\b(\p{L}{3,}) \1\b/u;

const within = (value: number, [low, high]: readonly [number, number]) =>
  value >= low && value <= high;

function passes(verdicts: readonly Verdict[], ...checks: Verdict['check'][]): boolean {
  return verdicts.every(({ check, outcome }) => !checks.includes(check) || outcome !== 'failed');
}

function timesOf({ prepTimeMinutes, cookTimeMinutes }: Draft, wanted: Requirements): boolean {
  const { maxTotalMinutes, maxPrepMinutes, maxCookMinutes } = wanted;
  return (
    prepTimeMinutes + cookTimeMinutes <= (maxTotalMinutes ?? Number.POSITIVE_INFINITY) &&
    prepTimeMinutes <= (maxPrepMinutes ?? Number.POSITIVE_INFINITY) &&
    cookTimeMinutes <= (maxCookMinutes ?? Number.POSITIVE_INFINITY)
  );
}

function atwaterAgrees({ energyKcal, proteinG, carbohydrateG, fatG }: Nutrition): boolean {
  const summed = 4 * proteinG + 4 * carbohydrateG + 9 * fatG;
  return Math.abs(summed - energyKcal) <= 0.12 * energyKcal;
}

/** Reads and judges a printed recipe by its text alone, not by the tables that built it. */
export function judgeText(markdown: string, wanted: Requirements, course: Course): Judgement {
  const reading = readRecipe(markdown);
  if (!reading.ok) return { 'is read': false };
  const { draft } = reading;
  const nutrition = countNutrition(draft.ingredients, draft.servings, draft.instructions);
  const verdicts = checkRecipe(draft, nutrition, wanted);
  const steps = readSteps(draft.instructions);
  const stated = draft.prepTimeMinutes + draft.cookTimeMinutes;
  const isMain = course === 'lunch' || course === 'dinner';
  return {
    'is read': reading.missing.length === 0,
    'diets, allergens and avoids kept': passes(verdicts, 'dietary', 'allergens', 'avoid'),
    'bounds of the diets kept': passes(verdicts, 'limits'),
    'ingredients used and listed': verdicts.every(
      ({ check, outcome }) => check !== 'grounding' || outcome === 'passed',
    ),
    'within the times that were chosen': timesOf(draft, wanted),
    'steps’ minutes within the header': steps.elapsedMinutes <= stated * 1.1 + 5,
    'servings exact': wanted.servings === undefined || draft.servings === wanted.servings,
    metric: !notMetric.test(`${draft.ingredients.join('\n')}\n${draft.instructions.join('\n')}`),
    'safe temperatures': verdicts.every(
      ({ check, outcome }) => check !== 'food-safety' || outcome === 'passed',
    ),
    plausible: passes(verdicts, 'plausibility'),
    'course as chosen': wanted.course ? course === wanted.course : undefined,
    '2 to 24 ingredients': within(draft.ingredients.length, [2, 24]),
    '2 to 14 steps': within(draft.instructions.length, [2, 14]),
    '4 to 110 words a step': steps.words.every((words) => within(words, [4, 110])),
    'energy in its course’s range': within(nutrition.energyKcal, energyRanges[course]),
    'Atwater within 12 %': atwaterAgrees(nutrition),
    'sodium at most 1,500 mg': nutrition.sodiumMg <= 1500,
    'protein of a main at least 12 g': isMain ? nutrition.proteinG >= 12 : undefined,
    'difficulty as chosen': wanted.difficulty ? draft.difficulty === wanted.difficulty : undefined,
    'no slip of grammar': !badGrammar.test(markdown),
  };
}
