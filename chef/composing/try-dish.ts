import { keepsHardGoals } from '#recipes/checks/missed-bounds.ts';
import type { Course } from '#recipes/selections/requirements.ts';
import { settleAmounts } from './amounts/settle-amounts.ts';
import type { Archetype } from './archetype.ts';
import { fillSlots } from './choose/fill-slots.ts';
import { courseOf, pickKind } from './choose/search.ts';
import type { Search } from './choose/situation.ts';
import type { Chosen } from './chosen.ts';
import { type Dish, steeringNutrition } from './dish.ts';
import { tellApart } from './distinctive-title.ts';
import { createKitchen } from './kitchen.ts';
import { planMethod } from './times.ts';
import { capitalise } from './words.ts';

const meals: Partial<Record<Course, string>> = { lunch: 'lunch', dinner: 'supper' };

/** Replaces "breakfast" in the text of a morning dish that is served at another meal. */
function atMeal(course: Course, text: string): string {
  const meal = meals[course];
  if (meal === undefined) return text;
  return text.replace(/breakfast/g, meal).replace(/Breakfast/g, capitalise(meal));
}

/** Makes a dish of one kind from the foods in its slots. Returns undefined when a food stays unused or a limit is broken. */
function makeDish(
  archetype: Archetype,
  search: Search,
  filled: readonly Chosen[],
): Dish | undefined {
  const { requirements, courses, servings, random } = search;
  const course = courseOf(archetype, courses);
  const chosen = settleAmounts(filled, { archetype, course, servings, requirements });
  const { kitchen, unused } = createKitchen(chosen, servings, random);
  const plan = planMethod(archetype.method(kitchen), requirements);
  if (!plan || unused().length > 0) return undefined;
  const nutrition = steeringNutrition(chosen, servings);
  if (!keepsHardGoals(requirements.goals, nutrition)) return undefined;
  const title = random.pick(archetype.titles(kitchen));
  return {
    ...plan,
    ...{ archetype, course, chosen, servings },
    title: atMeal(course, tellApart(title, chosen, random)),
    description: atMeal(course, archetype.describe(kitchen)),
    tips: archetype.tips(kitchen).slice(0, 3),
  };
}

function fill(archetype: Archetype, search: Search, universalOnly: boolean): Dish | undefined {
  const wishes = universalOnly ? [] : search.wishes;
  const filled = fillSlots({ ...search, wishes, archetype, universalOnly });
  return filled && makeDish(archetype, search, filled);
}

/** Weight of one failure against a kind of dish: most kinds are no quicker on the next try. */
const blame = 3;

/**
 * Makes one attempt with a random kind of dish and random foods. A kind that keeps failing is picked less often, so that narrow
 * choices still find the few kinds that fulfil them.
 */
export function tryDish(search: Search): Dish | undefined {
  const archetype = pickKind(search);
  if (!archetype) return undefined;
  const { failures } = search;
  const dish = fill(archetype, search, false);
  if (!dish) failures.set(archetype, (failures.get(archetype) ?? 0) + blame);
  return dish;
}

/** Makes a dish of one kind only from foods that no diet and no allergen can forbid. */
export function tryUniversal(search: Search, archetype: Archetype): Dish | undefined {
  return fill(archetype, search, true);
}
