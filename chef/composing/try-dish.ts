import type { Course } from '#recipes/selections/requirements.ts';
import { settleAmounts } from './amounts/settle-amounts.ts';
import type { Archetype } from './archetype.ts';
import { type Kind, pickKind } from './choose/pick-kind.ts';
import { courseOf, type Search, situationOf } from './choose/search.ts';
import { isAtHome } from './choose/soft-labels.ts';
import { fillSlots } from './choose.ts';
import type { Chosen } from './chosen.ts';
import { home } from './cuisines/cuisines.ts';
import { difficultyOf } from './difficulty.ts';
import { type Dish, steeringNutrition } from './dish.ts';
import { tellApart } from './distinctive-title.ts';
import { createKitchen } from './kitchen.ts';
import { keepsLimits } from './score.ts';
import type { Step } from './step.ts';
import { platingFor } from './tastes.ts';
import { cookedAsAsked, namedAsAsked } from './techniques.ts';
import { planMethod } from './times.ts';
import { inOwnWords } from './title.ts';
import { capitalise } from './words.ts';

const mostWords = 35;
const wordCount = (text: string) => text.split(/\s+/).length;

/** The method with a sentence on how it is served, where a way of plating was asked for. */
function finishSteps(steps: readonly Step[], archetype: Archetype, search: Search): Step[] {
  const course = courseOf(archetype, search.courses);
  const plating = search.requirements.plating.flatMap((name) => platingFor(name, course) ?? [])[0];
  const last = steps.at(-1);
  if (!plating || !last) return [...steps];
  const text = `${last.text} ${plating}`;
  if (wordCount(text) <= mostWords) return [...steps.slice(0, -1), { ...last, text }];
  return [
    ...steps,
    { kind: 'rest', minutes: 1, text: `Take 1 minute over the serving. ${plating}` },
  ];
}

const meals: Partial<Record<Course, string>> = { lunch: 'lunch', dinner: 'supper' };

/** A morning dish that is served later in the day is no breakfast. */
function atMeal(course: Course, text: string): string {
  const meal = meals[course];
  if (meal === undefined) return text;
  return text.replace(/breakfast/g, meal).replace(/Breakfast/g, capitalise(meal));
}

/** Cooks one kind of dish of what its slots hold; undefined when something stays unused or a limit is broken. */
function cookDish(
  { archetype, cuisine }: Kind,
  search: Search,
  filled: readonly Chosen[],
): Dish | undefined {
  const { requirements, courses, servings, random } = search;
  const course = courseOf(archetype, courses);
  const chosen = settleAmounts(filled, { archetype, course, servings, requirements });
  const cuisineWord = cuisine !== home && isAtHome(archetype, cuisine) ? cuisine.name : '';
  const { kitchen, unused } = createKitchen(chosen, servings, cuisineWord, random);
  const asked = requirements.techniques;
  const steps = cookedAsAsked(archetype.method(kitchen), archetype, asked);
  const named = (text: string) => namedAsAsked(text, archetype, asked);
  // The sentence on serving gives way where its minute is one too many.
  const plan =
    planMethod(finishSteps(steps, archetype, search), requirements) ??
    planMethod(steps, requirements);
  if (!plan || unused().length > 0) return undefined;
  const nutrition = steeringNutrition(chosen, servings);
  const hard = requirements.goals.filter((goal) => goal.hard);
  if (!hard.every(({ limits }) => keepsLimits(nutrition, limits))) return undefined;
  const title = inOwnWords(random.pick(archetype.titles(kitchen)), cuisine, chosen);
  return {
    ...plan,
    archetype,
    cuisine,
    course,
    chosen,
    servings,
    difficulty: difficultyOf(archetype, course, chosen, plan, requirements.difficulty),
    title: named(atMeal(course, tellApart(title, archetype, chosen, random))),
    description: named(atMeal(course, archetype.describe(kitchen))),
    tips: archetype.tips(kitchen).slice(0, 3),
  };
}

/** Fills one kind of dish and cooks it; undefined when a slot stays empty too. */
function fill(kind: Kind, search: Search, universalOnly: boolean): Dish | undefined {
  const filled = fillSlots(situationOf(search, kind.archetype, kind.cuisine, universalOnly));
  return filled && cookDish(kind, search, filled);
}

/** How much one failure counts against a kind: most of them will not be quicker the next time. */
const blame = 3;

/**
 * One try: a kind of dish, a cuisine and ingredients by chance. A kind that keeps failing is tried less,
 * so that narrow choices still find the few that keep them.
 */
export function tryDish(search: Search): Dish | undefined {
  const kind = pickKind(search);
  if (!kind) return undefined;
  const { failures } = search;
  const dish = fill(kind, search, false);
  if (!dish) failures.set(kind.archetype, (failures.get(kind.archetype) ?? 0) + blame);
  return dish;
}

/** A dish of one kind made only of what no diet and no allergen can forbid. */
export function tryUniversal(search: Search, archetype: Archetype): Dish | undefined {
  return fill({ archetype, cuisine: home }, search, true);
}
