import { ingredient } from '#recipes/pantry/pantry.ts';
import type { Random } from '#recipes/random.ts';
import type { Course, Requirements } from '#recipes/selections/requirements.ts';
import type { Archetype } from '../archetype.ts';
import { archetypes } from '../archetypes/archetypes.ts';
import { chanceOfDifficulty } from '../difficulty-of-kind.ts';
import { suitsPlating, techniquesFor } from '../tastes.ts';
import { takes } from './candidates.ts';
import { canBeQuickEnough } from './quickest.ts';
import type { Candidate, Situation } from './situation.ts';
import { cooksBy, isOfStyle, takesHeat } from './soft-labels.ts';

const whenNoCourse: readonly Course[] = ['dinner', 'lunch'];
const defaultServings = 4;

/** What a search works by, and how often each kind of dish has led nowhere so far. */
export type Search = {
  requirements: Requirements;
  wishes: readonly (readonly string[])[];
  courses: readonly Course[];
  servings: number;
  /** The kinds of dish of these courses, with how well each answers what was asked. */
  fitting: readonly (readonly [Archetype, number])[];
  allowed: ReadonlySet<string>;
  failures: Map<Archetype, number>;
  known: Map<string, readonly Candidate[]>;
  random: Random;
};

/** The course of a dish: the first that was asked for and that its kind serves. */
export const courseOf = ({ courses }: Archetype, asked: readonly Course[]): Course =>
  asked.find((one) => courses.includes(one)) ?? 'dinner';

/** Everything that a filling of one kind of dish is chosen by. */
export function situationOf(
  search: Search,
  archetype: Archetype,
  cuisine: Situation['cuisine'],
  universalOnly = false,
): Situation {
  const { requirements, wishes, servings, allowed, random, known } = search;
  const course = courseOf(archetype, search.courses);
  return {
    archetype,
    course,
    cuisine,
    allowed,
    requirements,
    wishes: universalOnly ? [] : wishes,
    servings,
    random,
    known,
    universalOnly,
  };
}

/** A kind of dish that cannot be ready in time is only tried when all else fails. */
const tooSlow = 1e-4;

/** Whether a kind of dish takes its time on the fire. */
const isSlow = ({ techniques }: Archetype): boolean => techniques.includes('slow-cooking');

/** How well a kind of dish answers what was asked, whatever the cuisine and the ingredients. */
function fitOf(
  archetype: Archetype,
  requirements: Requirements,
  courses: readonly Course[],
): number {
  const { techniques, styles, plating, difficulty, spice, maxCookMinutes } = requirements;
  const places = courses.map((course) => archetype.courses.indexOf(course)).filter((at) => at >= 0);
  // The courses that an archetype names later suit it less.
  let weight = 0.6 ** Math.min(...places) * (archetype.weight ?? 1);
  for (const name of techniques) {
    const [first] = techniquesFor(name);
    if (first && archetype.techniques.includes(first)) weight *= 40;
    else if (cooksBy(archetype, name)) weight *= 10;
  }
  for (const name of styles) if (isOfStyle(archetype, name)) weight *= 16;
  for (const name of plating) if (suitsPlating(name, archetype.vessel)) weight *= 3;
  if (difficulty !== undefined) weight *= 0.05 + 8 * chanceOfDifficulty(archetype, difficulty);
  if (spice !== undefined && spice !== 'none') weight *= takesHeat(archetype) ? 6 : 0.3;
  // Who allows hours gets what simmers for long rather than what is fried in minutes.
  if ((requirements.leastTotalMinutes ?? 0) > 60 && isSlow(archetype)) weight *= 60;
  if (maxCookMinutes === 0 && archetype.techniques.includes('no-cook')) weight *= 20;
  return canBeQuickEnough(archetype, requirements) ? weight : weight * tooSlow;
}

const rooms = new Map<Archetype, Map<string, boolean>>();

/** Whether any slot of a kind of dish takes an ingredient; remembered, for neither of them changes. */
function hasRoom(archetype: Archetype, id: string): boolean {
  const known = rooms.get(archetype) ?? new Map<string, boolean>();
  rooms.set(archetype, known);
  const before = known.get(id);
  if (before !== undefined) return before;
  const item = ingredient(id);
  const found = Object.values(archetype.slots).some((slot) => takes(slot, item));
  known.set(id, found);
  return found;
}

const wishFactor = 9;

/**
 * Opens a search for dishes.
 * @param wishes what is preferred, from `wishesOf`
 */
export function startSearch(
  requirements: Requirements,
  allowed: ReadonlySet<string>,
  random: Random,
  wishes: readonly (readonly string[])[],
): Search {
  const courses = requirements.course ? [requirements.course] : whenNoCourse;
  const servings = requirements.servings ?? defaultServings;
  const search: Search = {
    requirements,
    wishes,
    courses,
    servings,
    fitting: [],
    allowed,
    failures: new Map(),
    known: new Map(),
    random,
  };
  const kinds = archetypes.filter(
    (one) =>
      courses.some((course) => one.courses.includes(course)) &&
      servings <= (one.maxServings ?? Number.POSITIVE_INFINITY),
  );
  const fitting = kinds.map((one) => {
    const room = wishes.filter((wish) => wish.some((id) => hasRoom(one, id))).length;
    return [one, fitOf(one, requirements, courses) * wishFactor ** room] as const;
  });
  return { ...search, fitting };
}
