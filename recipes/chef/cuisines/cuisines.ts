import { keyOf } from '../../selections/names.ts';
import type { Course } from '../../selections/requirements.ts';
import { AFRICA } from './africa.ts';
import { DISHES_OF } from './dishes.ts';
import { EAST_ASIA } from './east-asia.ts';
import { EAST_EUROPE } from './east-europe.ts';
import { MIDDLE_EAST } from './middle-east.ts';
import { NORTH_AMERICA } from './north-america.ts';
import { NORTH_EUROPE } from './north-europe.ts';
import { type Cuisine, readCuisines } from './read-cuisines.ts';
import { SOUTH_AMERICA } from './south-america.ts';
import { SOUTH_ASIA } from './south-asia.ts';
import { SOUTH_EUROPE } from './south-europe.ts';
import { UNIVERSAL } from './universal.ts';

export type { Cuisine };

const dishRows = new Map(
  DISHES_OF.trim()
    .split('\n')
    .map((row) => row.split(': ') as [string, string]),
);

const dishesOf = (name: string): ReadonlySet<string> =>
  new Set(dishRows.get(name)?.split(' ') ?? []);

/** Every cuisine with a profile of its own. */
export const CUISINES: readonly Cuisine[] = [
  SOUTH_EUROPE,
  NORTH_EUROPE,
  EAST_EUROPE,
  EAST_ASIA,
  SOUTH_ASIA,
  MIDDLE_EAST,
  AFRICA,
  NORTH_AMERICA,
  SOUTH_AMERICA,
]
  .flatMap(readCuisines)
  .map((cuisine) => ({ ...cuisine, dishes: dishesOf(cuisine.name) }));

/** What any kitchen has, and what a slot falls back on. */
export const HOME: Cuisine = readCuisines(UNIVERSAL)[0] as Cuisine;

/** The name of the list that a cuisine keeps for a course, or its general one. */
export function listNameOf(cuisine: Cuisine, course: Course, list: string): string {
  const own = `${course}.${list}`;
  return cuisine.lists[own] ? own : list;
}

const NOTHING: readonly string[] = [];

/** What a cuisine reaches for in a course, the most typical first; empty where it has no such list. */
export function listOf(cuisine: Cuisine, course: Course, list: string): readonly string[] {
  return cuisine.lists[`${course}.${list}`] ?? cuisine.lists[list] ?? NOTHING;
}

function lookForCuisine(name: string): Cuisine | undefined {
  const key = keyOf(name);
  const bare = key
    .replace(/\b(?:style|cuisine|food|kitchen|inspired|fusion|cooking)\b/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return (
    CUISINES.find(
      (cuisine) => cuisine.answersTo.includes(key) || cuisine.answersTo.includes(bare),
    ) ??
    CUISINES.find((cuisine) =>
      cuisine.answersTo.some((known) => ` ${bare} `.includes(` ${known} `)),
    )
  );
}

const found = new Map<string, Cuisine | undefined>();
/** More than the catalogue names; what somebody writes in their own words is forgotten with the rest. */
const MOST_NAMES = 300;

/** The cuisine of a category's name; undefined for one that has no profile (then it is cooked at home). */
export function findCuisine(name: string): Cuisine | undefined {
  if (!found.has(name)) {
    if (found.size >= MOST_NAMES) found.clear();
    found.set(name, lookForCuisine(name));
  }
  return found.get(name);
}
