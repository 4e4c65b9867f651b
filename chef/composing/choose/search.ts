import { ingredient } from '#recipes/pantry/pantry.ts';
import type { Random } from '#recipes/random.ts';
import type { Course, Requirements } from '#recipes/selections/requirements.ts';
import type { Archetype } from '../archetype.ts';
import { archetypes } from '../archetypes/archetypes.ts';
import { takes } from './candidates.ts';
import type { Search } from './situation.ts';

const whenNoCourse: readonly Course[] = ['dinner', 'lunch'];
const defaultServings = 4;

/** Returns the course of a dish: the first requested course that its kind serves. */
export const courseOf = ({ courses }: Archetype, asked: readonly Course[]): Course =>
  asked.find((one) => courses.includes(one)) ?? 'dinner';

const wishFactor = 9;
/** Factor per place in a kind's list of courses: later courses suit it less. */
const laterCourse = 0.6;

function fitOf(kind: Archetype, { courses, wishes }: Pick<Search, 'courses' | 'wishes'>): number {
  const places = courses.map((course) => kind.courses.indexOf(course)).filter((at) => at >= 0);
  const slots = Object.values(kind.slots);
  const room = wishes.filter((ids) =>
    ids.some((id) => slots.some((slot) => takes(slot, ingredient(id)))),
  );
  return (kind.weight ?? 1) * laterCourse ** Math.min(...places) * wishFactor ** room.length;
}

/**
 * Starts a search for dishes.
 * @param wishes the preferred foods, from `wishesOf`
 */
export function startSearch(
  requirements: Requirements,
  allowed: ReadonlySet<string>,
  random: Random,
  wishes: Search['wishes'],
): Search {
  const courses = requirements.course ? [requirements.course] : whenNoCourse;
  const kinds = archetypes.filter((one) => courses.some((course) => one.courses.includes(course)));
  return {
    ...{ requirements, wishes, courses, allowed, random },
    servings: requirements.servings ?? defaultServings,
    fitting: kinds.map((one) => [one, fitOf(one, { courses, wishes })] as const),
    failures: new Map(),
    known: new Map(),
  };
}

const failed = 0.5;
const least = 1e-9;

/** Picks a kind of dish at random. Kinds that failed before are less likely. */
export const pickKind = ({ fitting, failures, random }: Search): Archetype | undefined =>
  random.weighted(
    fitting.map(([one, fit]) => [one, Math.max(least, fit * failed ** (failures.get(one) ?? 0))]),
  );
