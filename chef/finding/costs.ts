import { keepsHardGoals, missedBounds } from '#recipes/checks/missed-bounds.ts';
import { isShunned } from '../composing/choose/allowed.ts';
import type { Cookbook } from '../cookbook/cookbook.ts';
import type { Known } from './known-dish.ts';
import type { Wants } from './wants.ts';

/** Costs of unfulfilled wishes. The numbers of a diet, the course and the times are kept in any case. */
export const costs = {
  wish: 12,
  /** The same when its words occur in no name, but in foods and traits. */
  trait: 6,
  /** The same when its words occur only in descriptions. */
  hint: 2,
  /** A dish whose wishes share no word with the cook's; less with each shared word. */
  answer: 11,
  /** For a dish that has nothing in common with the requested dish that cannot be made. */
  unlike: 25,
  /** A cook who chose a cuisine sees first whether the dish is of it. Only several other choices together outweigh it. */
  cuisine: 14,
  wishedCuisine: 8,
  technique: 7,
  wishedTechnique: 5,
  style: 3,
  wishedStyle: 2.2,
  occasion: 6,
  texture: 3,
  plating: 1.8,
  /** A dish that needs equipment that the kitchen lacks, or does not use the equipment that the cook wants to use. */
  lacking: 14,
  gear: 8,
  /** The same when the appliance was chosen as a technique. */
  chosenGear: 4,
  /** A dish of a kind that the wish excludes. */
  notKind: 9,
  /** A dish that needs cooked meat or fish when the wish names no cooked food. */
  leftovers: 4,
  /** A dish of another kind than the wish names: a curry for a "stew". */
  otherKind: 6,
  /** A dish whose names have another word for the kind that the wish names: an omelette for a "frittata". */
  otherNoun: 3,
  /** A dish that few cooks would make without asking for it by name. */
  strange: 0.9,
  cheap: 3,
  /** A dish for babies when none was asked for. */
  forBabies: 6,
  /** A breakfast, when a wish names neither a course nor what is eaten in the morning. */
  breakfast: 3,
  /** A dish whose title names a diet that nobody asked for. */
  otherDiet: 2.5,
  /** A drink when none was requested. */
  drink: 6,
  /** A dish that is not named after the requested food. */
  kind: 2,
  /** A dish that is requested by name and takes longer than the time limit. */
  late: 5,
  /** A food that a cook who knows the diet takes only as a last resort. */
  shunned: 2.5,
  /** A deep-fried dish for a diet that avoids them. */
  fried: 5,
  /** A missed tighter bound of a diet. */
  aim: 3.5,
  food: 7.5,
  /** A dish of a region far from the one that a diet is named after. */
  region: 2.5,
  /** A food that the cook has and wants to use up. */
  useUp: 7,
  /** Each further food that the cook would have to buy, when the wish names the foods at hand. */
  extra: 0.12,
  /** The same when the kitchen holds nothing else. */
  onlyExtra: 0.9,
  /** A protein that the cook would have to buy, when the wish lists what the kitchen holds. */
  extraProtein: 1.5,
  /** Each ingredient beyond the number that the wish wants. */
  ingredient: 1.4,
  /** A dish that is no snack for a wish to nibble something. */
  nibble: 3,
  /** A side, a bread or a drink when nothing says what kind of dish it should be. */
  noMeal: 1.5,
  /** A dish that is primarily a side, a sweet or a snack when dinner or lunch was requested. */
  secondCourse: 1.6,
  /** A dish that is too light for a lunch or a dinner. */
  light: 1.6,
  /** A dish that is primarily for another course than the chosen one. */
  elsewhere: 0.9,
  /** A dough, a sauce or a stock, unless it is all that was requested. */
  part: 9,
  /** A bread, where a side dish was asked for. */
  bread: 5,
  difficulty: 1.6,
  spiceLevel: 1.3,
  slow: 3.5,
  target: 2.4,
  wishedTarget: 3.5,
  /** A forbidden food that needs a substitute, by its role. */
  mainFood: 2,
  otherFood: 0.7,
  /** A forbidden food that raises a bread or a cake. */
  raising: 5,
  /** Factor on the cost of a forbidden main food when a wish asks for the diet by name: a dish that fulfils the diet by itself is better. */
  native: 2.2,
  leftOut: 0.1,
  /** A recent dish comes last, except for dishes that do not answer the wish. */
  recent: 11,
  servings: 3,
} as const;

const mainRoles = new Set(['protein', 'base', 'binder', 'cream', 'raising']);

/** Returns the cost of doing without the foods that are not allowed. */
export function costOfBans(
  { held }: Known,
  allowed: ReadonlySet<string>,
  { hasWishedDiet }: Pick<Wants, 'hasWishedDiet'>,
): number {
  let sum = 0;
  for (const { id, role, isOptional } of held) {
    if (allowed.has(id)) continue;
    if (isOptional || role === 'garnish') sum += costs.leftOut;
    // Few foods can replace the yeast of a bread.
    else if (role === 'raising') sum += costs.raising;
    else if (!mainRoles.has(role)) sum += costs.otherFood;
    else sum += costs.mainFood * (hasWishedDiet ? costs.native : 1);
  }
  return sum;
}

/** Returns the cost of foods, and of deep-frying, that a cook who knows the diet takes only as a last resort. */
export function costOfShunned({ held, isDeepFried }: Known, { requirements: { bans } }: Wants) {
  let sum = isDeepFried && bans.some(({ shunsFrying }) => shunsFrying) ? costs.fried : 0;
  for (const { id } of held) if (isShunned(id, bans)) sum += costs.shunned;
  return sum;
}

const within = (minutes: number, most: number | undefined): boolean =>
  most === undefined || minutes <= most;

/** Whether a dish keeps the course and the numbers of diets. */
function keepsCourseAndDiets(known: Known, wants: Wants, book: Cookbook): boolean {
  const nutrients = book.nutrientsOf(known.dish.path);
  return (
    (wants.courses.length === 0
      ? known.dish.courses.length > 0
      : wants.courses.some((course) => known.keys.courses.includes(course))) &&
    (!nutrients || keepsHardGoals(wants.requirements.goals, nutrients))
  );
}

/** Whether a dish keeps the hard limits: the course, the times and the numbers of diets. */
export function isPossible(known: Known, wants: Wants, book: Cookbook): boolean {
  const { maxTotalMinutes, maxPrepMinutes, maxCookMinutes } = wants.requirements;
  return (
    within(known.totalMinutes, maxTotalMinutes) &&
    within(known.prepMinutes, maxPrepMinutes) &&
    within(known.cookMinutes, maxCookMinutes) &&
    keepsCourseAndDiets(known, wants, book)
  );
}

/** Prawns in 25 minutes are nearer to "prawns in 15 minutes" than noodles in 15. */
const mostLate = { times: 1.5, minutes: 15 };

/** Whether a dish takes up to fifteen minutes, or half as long again, more than the cook has, and keeps everything else. */
export function isLittleLate(known: Known, wants: Wants, book: Cookbook): boolean {
  const { maxTotalMinutes, maxPrepMinutes, maxCookMinutes } = wants.requirements;
  const more = (most: number | undefined) =>
    most === undefined ? undefined : Math.max(mostLate.times * most, most + mostLate.minutes);
  return (
    within(known.totalMinutes, more(maxTotalMinutes)) &&
    within(known.prepMinutes, more(maxPrepMinutes)) &&
    within(known.cookMinutes, more(maxCookMinutes)) &&
    keepsCourseAndDiets(known, wants, book)
  );
}

/** Returns the cost of missed targets and of missed tighter bounds that a diet aims at. */
export function missedTargets({ dish }: Known, wants: Wants, book: Cookbook): number {
  const nutrients = book.nutrientsOf(dish.path);
  if (!nutrients) return 0;
  return wants.requirements.goals
    .flatMap(({ hard, limits, aim }) =>
      missedBounds(hard ? (aim ?? {}) : limits, nutrients).map(
        ({ excess }) =>
          (hard ? costs.aim : wants.isWish ? costs.wishedTarget : costs.target) *
          (0.5 + Math.min(excess, 1.5)),
      ),
    )
    .reduce((sum, cost) => sum + cost, 0);
}
