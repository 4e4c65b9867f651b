import type { Course, Requirements } from '../selections/requirements.ts';
import type { Archetype, Step } from './archetype.ts';
import { ARCHETYPES } from './archetypes/archetypes.ts';
import { fillSlots } from './choose.ts';
import { CUISINES, type Cuisine, findCuisine, HOME } from './cuisines/cuisines.ts';
import { type Dish, steeringNutrition } from './dish.ts';
import { createKitchen } from './kitchen.ts';
import type { Random } from './random.ts';
import { keepsLimits } from './score.ts';
import { platingFor, styleFor, techniquesFor } from './tastes.ts';
import { planMethod } from './times.ts';

const DEFAULT_SERVINGS = 4;
const WHEN_NO_COURSE: readonly Course[] = ['dinner', 'lunch'];

/** What a search works by, and how often each kind of dish has led nowhere so far. */
export type Search = {
  requirements: Requirements;
  courses: readonly Course[];
  /** The kinds of dish of these courses, with how well each answers what was asked. */
  fitting: readonly (readonly [Archetype, number])[];
  allowed: ReadonlySet<string>;
  failures: Map<Archetype, number>;
  random: Random;
};

/** How well a kind of dish answers what was asked, whatever the cuisine. */
function fitOf(
  archetype: Archetype,
  requirements: Requirements,
  courses: readonly Course[],
): number {
  const techniques = requirements.techniques.flatMap(techniquesFor);
  const marks = requirements.styles.flatMap((name) => styleFor(name)?.marks ?? []);
  const places = courses.map((course) => archetype.courses.indexOf(course)).filter((at) => at >= 0);
  // The courses that an archetype names later suit it less.
  let weight = 0.6 ** Math.min(...places);
  if (techniques.some((technique) => archetype.techniques.includes(technique))) weight *= 12;
  if (marks.some((mark) => archetype.styles.includes(mark))) weight *= 2.5;
  if (requirements.difficulty === archetype.difficulty) weight *= 2;
  const lists = Object.values(archetype.slots).flatMap(({ list }) => HOME.lists[list] ?? []);
  if (requirements.prefer.some((id) => lists.includes(id))) weight *= 2.5;
  return weight;
}

export function startSearch(
  requirements: Requirements,
  allowed: ReadonlySet<string>,
  random: Random,
): Search {
  const courses = requirements.course ? [requirements.course] : WHEN_NO_COURSE;
  const fitting = ARCHETYPES.filter((one) =>
    courses.some((course) => one.courses.includes(course)),
  );
  return {
    requirements,
    courses,
    fitting: fitting.map((one) => [one, fitOf(one, requirements, courses)]),
    allowed,
    failures: new Map(),
    random,
  };
}

/** A dish of a cuisine that does not cook it so is rare. */
function belongs(archetype: Archetype, cuisine: Cuisine): number {
  if (archetype.cuisines === undefined) return 1.2;
  return archetype.cuisines.includes(cuisine.name) ? 3 : 0.03;
}

function pickCuisine({ requirements, random }: Search): Cuisine {
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

/** Fills one kind of dish; undefined when a slot stays empty or a limit is broken. */
function fill(archetype: Archetype, cuisine: Cuisine, search: Search): Dish | undefined {
  const { requirements, courses, allowed, random } = search;
  const servings = requirements.servings ?? DEFAULT_SERVINGS;
  const chosen = fillSlots({ archetype, allowed, cuisine, requirements, servings, random });
  if (!chosen) return undefined;
  const cuisineWord = cuisine === HOME ? '' : cuisine.name;
  const { kitchen, unused } = createKitchen(chosen, servings, cuisineWord, random);
  const steps = finishSteps(archetype.method(kitchen), requirements);
  const plan = planMethod(steps, requirements);
  if (!plan || unused().length > 0) return undefined;
  const nutrition = steeringNutrition(chosen, servings);
  const hard = requirements.goals.filter((goal) => goal.hard);
  if (!hard.every(({ limits }) => keepsLimits(nutrition, limits))) return undefined;
  return {
    ...plan,
    archetype,
    cuisine,
    course: courses.find((one) => archetype.courses.includes(one)) ?? 'dinner',
    chosen,
    servings,
    difficulty: archetype.difficulty,
    title: random.pick(archetype.titles(kitchen)),
    description: archetype.describe(kitchen),
    tips: archetype.tips(kitchen).slice(0, 3),
  };
}

/**
 * One try: a kind of dish, a cuisine and ingredients by chance. A kind that keeps failing is tried less,
 * so that narrow choices still find the few that keep them.
 */
export function tryDish(search: Search): Dish | undefined {
  const { fitting, failures, random } = search;
  const cuisine = pickCuisine(search);
  const archetype = random.weighted(
    fitting.map(([one, fit]) => {
      const weight = fit * belongs(one, cuisine) * 0.7 ** (failures.get(one) ?? 0);
      return [one, Math.max(weight, 1e-4)] as const;
    }),
  );
  if (!archetype) return undefined;
  const dish = fill(archetype, cuisine, search);
  failures.set(archetype, dish ? 0 : (failures.get(archetype) ?? 0) + 1);
  return dish;
}
