import { judge } from '../checks/judge.ts';
import type { Constraints } from '../models/model.ts';
import type { Course, Requirements } from '../selections/requirements.ts';
import type { Archetype, Step } from './archetype.ts';
import { ARCHETYPES } from './archetypes/archetypes.ts';
import { fillSlots } from './choose.ts';
import { CUISINES, type Cuisine, findCuisine, HOME } from './cuisines/cuisines.ts';
import { type Dish, printLine, steeringNutrition } from './dish.ts';
import { createKitchen } from './kitchen.ts';
import { createRandom, type Random } from './random.ts';
import { keepsLimits, scoreDish } from './score.ts';
import { settledClashes } from './settle.ts';
import { platingFor, styleFor, techniquesFor } from './tastes.ts';
import { printedTimes } from './times.ts';
import { polishTitle } from './title.ts';

const ATTEMPTS = 160;
const ENOUGH = 6;
const DEFAULT_SERVINGS = 4;
const WHEN_NO_COURSE: readonly Course[] = ['dinner', 'lunch'];

/** How likely a kind of dish is, before anything of it is chosen. */
function weightOf(
  archetype: Archetype,
  requirements: Requirements,
  cuisine: Cuisine,
  courses: readonly Course[],
): number {
  const asked = requirements.techniques.flatMap(techniquesFor);
  const marks = requirements.styles.flatMap((name) => styleFor(name)?.marks ?? []);
  let weight =
    archetype.cuisines === undefined ? 1.2 : archetype.cuisines.includes(cuisine.name) ? 3 : 0.03;
  // The courses that an archetype names later suit it less.
  weight *=
    0.6 **
    Math.min(...courses.map((course) => archetype.courses.indexOf(course)).filter((at) => at >= 0));
  if (asked.some((technique) => archetype.techniques.includes(technique))) weight *= 12;
  if (marks.some((mark) => archetype.styles.includes(mark))) weight *= 2.5;
  if (requirements.difficulty === archetype.difficulty) weight *= 2;
  if (
    Object.values(archetype.slots).some(({ list }) =>
      requirements.prefer.some(
        (id) => (HOME.lists[list] ?? []).includes(id) || (cuisine.lists[list] ?? []).includes(id),
      ),
    )
  )
    weight *= 2.5;
  return weight;
}

function pickCuisine(requirements: Requirements, random: Random): Cuisine {
  const asked = requirements.cuisines.flatMap((name) => findCuisine(name) ?? []);
  if (asked.length > 0) return random.pick(asked);
  if (requirements.cuisines.length > 0) return HOME;
  return random.next() < 0.85 ? random.pick(CUISINES) : HOME;
}

function finishSteps(steps: readonly Step[], requirements: Requirements): Step[] {
  const plating = requirements.plating.flatMap((name) => platingFor(name) ?? [])[0];
  const last = steps.at(-1);
  if (!plating || !last) return [...steps];
  return [...steps.slice(0, -1), { ...last, text: `${last.text} ${plating}` }];
}

/** One try: a kind of dish, a cuisine and ingredients by chance; undefined when a limit is broken. */
function tryDish(requirements: Requirements, random: Random): Dish | undefined {
  const courses = requirements.course ? [requirements.course] : WHEN_NO_COURSE;
  const cuisine = pickCuisine(requirements, random);
  const fitting = ARCHETYPES.filter((one) =>
    courses.some((course) => one.courses.includes(course)),
  );
  const archetype = random.weighted(
    fitting.map((one) => [one, weightOf(one, requirements, cuisine, courses)] as const),
  );
  if (!archetype) return undefined;
  const course = courses.find((one) => archetype.courses.includes(one)) ?? 'dinner';
  const servings = requirements.servings ?? DEFAULT_SERVINGS;
  const chosen = fillSlots({ archetype, cuisine, requirements, servings, random });
  if (!chosen) return undefined;
  const cuisineWord = cuisine === HOME ? '' : cuisine.name;
  const { kitchen, unused } = createKitchen(chosen, servings, cuisineWord, random);
  const steps = finishSteps(archetype.method(kitchen), requirements);
  const times = printedTimes(steps, requirements);
  if (!times || unused().length > 0) return undefined;
  const nutrition = steeringNutrition(chosen, servings);
  if (!requirements.goals.every(({ hard, limits }) => !hard || keepsLimits(nutrition, limits)))
    return undefined;
  const title = polishTitle(random.pick(archetype.titles(kitchen)), chosen);
  return {
    ...times,
    archetype,
    cuisine,
    course,
    chosen,
    steps,
    servings,
    difficulty: archetype.difficulty,
    title,
    description: archetype.describe(kitchen),
    tips: archetype.tips(kitchen).slice(0, 3),
    photoPrompt: `${title}, ${archetype.vessel}, seen straight from above, soft light from the upper left, no text.`,
  };
}

/** Whether the printed dish breaks nothing, judged by the checks and not by the tables that built it. */
function passesJudge(dish: Dish, requirements: Requirements): boolean {
  const judged = {
    title: dish.title,
    description: dish.description,
    ingredients: dish.chosen.map(printLine),
    instructions: dish.steps.map(({ text }) => text),
    tips: dish.tips,
  };
  return judge(judged, requirements.bans).every(
    ({ broken, labels }) => broken.length === 0 && labels.length === 0,
  );
}

function describeFully(dish: Dish, constraints: Constraints, requirements: Requirements): Dish {
  const style = requirements.styles
    .flatMap((name) => styleFor(name) ?? [])
    .find(({ marks }) => marks.some((mark) => dish.archetype.styles.includes(mark)));
  const sentences = [
    dish.description,
    style?.sentence,
    ...settledClashes(constraints, requirements, dish),
  ];
  return { ...dish, description: sentences.filter(Boolean).join(' ') };
}

/**
 * Composes a dish that keeps every hard choice and meets the soft ones as far as they go together.
 * The same constraints and seed give the same dish.
 * @returns undefined when no dish can keep the hard choices together
 */
export function composeDish(
  constraints: Constraints,
  requirements: Requirements,
  seed: string,
): Dish | undefined {
  const random = createRandom(`${seed}·${JSON.stringify(constraints)}`);
  const found: { dish: Dish; score: number }[] = [];
  for (let attempt = 0; attempt < ATTEMPTS && found.length < ENOUGH; attempt++) {
    const dish = tryDish(requirements, random);
    if (dish) found.push({ dish, score: scoreDish(dish, requirements) });
  }
  found.sort((one, other) => other.score - one.score);
  const best = found.find(({ dish }) => passesJudge(dish, requirements));
  return best && describeFully(best.dish, constraints, requirements);
}
