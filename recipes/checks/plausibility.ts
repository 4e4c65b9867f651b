import { countLine } from '../nutrition/count-nutrition.ts';
import { readMinutes } from '../reading/read-minutes.ts';
import type { Finding, Nutrition, Verdict } from '../recipe.ts';

/** Grams per serving above which a line cannot be meant, by ingredient id or role. */
const CEILINGS: Record<string, number> = {
  salt: 6,
  bicarbonate: 3,
  'baking-powder': 8,
  oil: 90,
  sugar: 150,
  spice: 12,
  flour: 250,
};

/** Grams per serving of these, by id or role, above which nobody can eat it: it is not served. */
const INEDIBLE: Record<string, number> = { salt: 8, raising: 8 };

export type Plausible = {
  ingredients: readonly string[];
  instructions: readonly string[];
  servings: number;
  prepTimeMinutes: number;
  cookTimeMinutes: number;
};

function overdone({ ingredients, servings }: Plausible): Finding[] {
  return ingredients.flatMap((line) => {
    const { ingredient, grams } = countLine(line);
    if (!ingredient || grams === undefined) return [];
    const name = [ingredient.id, ...ingredient.roles].find((key) => CEILINGS[key] !== undefined);
    const ceiling = name === undefined ? undefined : CEILINGS[name];
    if (ceiling === undefined || grams / servings <= ceiling) return [];
    return {
      where: 'ingredients' as const,
      text: line,
      match: line,
      reason: `“${line}” is more than ${ceiling} g a serving.`,
    };
  });
}

function isInedible(line: string, servings: number): boolean {
  const { ingredient, grams = 0 } = countLine(line);
  const names = ingredient ? [ingredient.id, ...ingredient.roles] : [];
  return names.some((name) => grams / servings > (INEDIBLE[name] ?? Number.POSITIVE_INFINITY));
}

/** A single step that takes longer than the whole recipe says. */
function longerThanAll(recipe: Plausible): Finding[] {
  const total = recipe.prepTimeMinutes + recipe.cookTimeMinutes;
  return recipe.instructions.flatMap((step) => {
    const minutes = readMinutes(step);
    const waits = /overnight|chill|marinat|soak|prove|rise|freez|rest/i.test(step);
    if (minutes === undefined || waits || minutes <= total + 5) return [];
    return {
      where: 'instructions' as const,
      text: step,
      match: `${minutes} minutes`,
      reason: `A step takes ${minutes} minutes, longer than the stated times.`,
    };
  });
}

/**
 * Whether amounts, times and energy could be true. A recipe that is odd is noted, never hidden; one that
 * nobody could eat, for its salt or its raising agent, fails.
 */
export function checkPlausibility(recipe: Plausible, nutrition: Nutrition): Verdict {
  const findings = [...overdone(recipe), ...longerThanAll(recipe)];
  if (nutrition.matchedShare >= 0.8 && nutrition.energyKcal > 1600) {
    findings.push({
      where: 'recipe',
      text: `${nutrition.energyKcal} kcal a serving`,
      match: 'energy',
      reason: `${nutrition.energyKcal} kcal a serving is more than a meal holds.`,
    });
  }
  const inedible = recipe.ingredients.some((line) => isInedible(line, recipe.servings));
  return {
    check: 'plausibility',
    subject: 'Amounts, times and energy a serving',
    outcome: inedible ? 'failed' : findings.length === 0 ? 'passed' : 'noted',
    findings,
  };
}
