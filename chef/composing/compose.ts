import { type Judged, judge } from '#recipes/checks/judge.ts';
import { checkPlausibility } from '#recipes/checks/plausibility.ts';
import type { Constraints } from '#recipes/models/model.ts';
import { createRandom } from '#recipes/random.ts';
import type { Requirements } from '#recipes/selections/requirements.ts';
import { inAgreement } from './agree.ts';
import { allowedBy } from './choose/allowed.ts';
import { findAnyDishes, findDishes } from './choose/find-dishes.ts';
import { type Search, startSearch } from './choose/search.ts';
import { wishesOf } from './choose/wishes.ts';
import { type Dish, printLine, statedNutrition } from './dish.ts';
import { keepsLimits } from './score.ts';
import { settledClashes } from './settle.ts';
import { styleFor } from './tastes.ts';
import { polishTitle } from './title.ts';

function isClean(judged: Judged, { bans }: Requirements): boolean {
  return judge(judged, bans).every(
    ({ broken, labels }) => broken.length === 0 && labels.length === 0,
  );
}

/** Whether the printed dish keeps everything, judged by the checks and not by the tables that built it. */
function passesChecks(dish: Dish, requirements: Requirements): boolean {
  const judged = {
    title: dish.title,
    description: dish.description,
    ingredients: dish.chosen.map(printLine),
    instructions: dish.steps.map(({ text }) => text),
    tips: dish.tips,
  };
  const hard = requirements.goals.filter((goal) => goal.hard);
  if (!isClean(judged, requirements)) return false;
  const stated = statedNutrition(dish);
  if (checkPlausibility({ ...dish, ...judged }, stated).outcome === 'failed') return false;
  return hard.every(({ limits }) => keepsLimits(stated, limits));
}

/** The description with its style and with what had to give way, as far as the checks let it be named. */
function describeFully(dish: Dish, constraints: Constraints, requirements: Requirements): Dish {
  const style = requirements.styles
    .flatMap((name) => styleFor(name) ?? [])
    .find(({ marks }) => marks.some((mark) => dish.archetype.styles.includes(mark)));
  const empty = { title: '', ingredients: [], instructions: [], tips: [] };
  const said = settledClashes(constraints, requirements, dish).filter((description) =>
    isClean({ ...empty, description }, requirements),
  );
  const sentences = [dish.description, ...(style ? [style.sentence] : []), ...said];
  return { ...dish, description: sentences.join(' ') };
}

/** What there is to find, and in which order: the best of many, or any at all. */
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
    if (passesChecks(titled, requirements)) return describeFully(titled, constraints, requirements);
  }
  return undefined;
}

/**
 * Composes a dish that keeps every hard choice and meets the soft ones as far as they go together.
 * The same constraints and seed give the same dish.
 * @returns undefined when this seed finds no dish that keeps the hard choices together
 */
export const composeDish = (
  constraints: Constraints,
  requirements: Requirements,
  seed: string,
): Dish | undefined => composeFrom(findDishes, constraints, requirements, seed);

const seedOfAny = 'can it be done';

/**
 * The first dish that keeps every hard choice, always the same one: whether there is any costs a fraction of a good one.
 * @returns undefined when no dish can keep the hard choices together
 */
export const composeAnyDish = (
  constraints: Constraints,
  requirements: Requirements,
): Dish | undefined => composeFrom(findAnyDishes, constraints, requirements, seedOfAny);
