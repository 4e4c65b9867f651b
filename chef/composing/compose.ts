import { type Judged, judge } from '#recipes/checks/judge.ts';
import { keepsHardGoals } from '#recipes/checks/missed-bounds.ts';
import { checkPlausibility } from '#recipes/checks/plausibility.ts';
import type { Constraints } from '#recipes/models/model.ts';
import { createRandom } from '#recipes/random.ts';
import type { Requirements } from '#recipes/selections/requirements.ts';
import { inAgreement } from './agree.ts';
import { allowedBy } from './choose/allowed.ts';
import { findAnyDishes, findDishes } from './choose/find-dishes.ts';
import { startSearch } from './choose/search.ts';
import type { Search } from './choose/situation.ts';
import { wishesOf } from './choose/wishes.ts';
import { type Dish, printLine, statedNutrition } from './dish.ts';
import { polishTitle } from './title.ts';

/** Whether the printed dish keeps every hard choice, judged by the checks rather than by the tables that built it. */
function passesChecks(dish: Dish, { bans, goals }: Requirements): boolean {
  const judged: Judged = {
    title: dish.title,
    description: dish.description,
    ingredients: dish.chosen.map(printLine),
    instructions: dish.steps.map(({ text }) => text),
    tips: dish.tips,
  };
  const isClean = judge(judged, bans).every(
    ({ broken, labels }) => broken.length === 0 && labels.length === 0,
  );
  if (!isClean) return false;
  const stated = statedNutrition(dish);
  const printed = { ...dish, ...judged, cookTimeMinutes: 0 };
  if (checkPlausibility(printed, stated).outcome === 'failed') return false;
  return keepsHardGoals(goals, stated);
}

/** A generator of candidate dishes: either the best of many, or any dish at all. */
type Find = (search: Search) => Iterable<Dish>;

function composeFrom(
  find: Find,
  constraints: Constraints,
  requirements: Requirements,
  seed: string,
): Dish | undefined {
  const random = createRandom(`${seed}·${JSON.stringify(constraints)}`);
  const allowed = allowedBy(requirements.bans);
  const wishes = wishesOf(constraints.selections['Prefer Using'] ?? [], requirements, allowed);
  for (const dish of find(startSearch(requirements, allowed, random, wishes))) {
    const titled = inAgreement({ ...dish, title: polishTitle(dish.title, dish.chosen) });
    if (passesChecks(titled, requirements)) return titled;
  }
  return undefined;
}

/**
 * Composes a dish that keeps every hard choice. Of the soft choices, it considers the preferred foods, the heat and the targets.
 * The same constraints and seed give the same dish.
 * @returns undefined when this seed finds no dish that keeps all hard choices
 */
export const composeDish = (
  constraints: Constraints,
  requirements: Requirements,
  seed: string,
): Dish | undefined => composeFrom(findDishes, constraints, requirements, seed);

const seedOfAny = 'can it be done';

/**
 * Returns the first dish that keeps every hard choice, always the same one. This costs a fraction of the search for a good dish.
 * @returns undefined when no dish can keep all hard choices
 */
export const composeAnyDish = (
  constraints: Constraints,
  requirements: Requirements,
): Dish | undefined => composeFrom(findAnyDishes, constraints, requirements, seedOfAny);
