import { keyOf } from '#recipes/selections/names.ts';
import type { Course } from '#recipes/selections/requirements.ts';
import { africa } from './africa.ts';
import { cuisineDishes } from './dishes.ts';
import { eastAsia } from './east-asia.ts';
import { eastEurope } from './east-europe.ts';
import { middleEast } from './middle-east.ts';
import { northAmerica } from './north-america.ts';
import { northEurope } from './north-europe.ts';
import { type Cuisine, readCuisines } from './read-cuisines.ts';
import { southAmerica } from './south-america.ts';
import { southAsia } from './south-asia.ts';
import { southEurope } from './south-europe.ts';
import { universal } from './universal.ts';

export type { Cuisine };

const dishRows = new Map(
  cuisineDishes
    .trim()
    .split('\n')
    .map((row) => row.split(': ') as [string, string]),
);

const dishesOf = (name: string): ReadonlySet<string> =>
  new Set(dishRows.get(name)?.split(' ') ?? []);

/** Every cuisine with a profile of its own. */
export const allCuisines: readonly Cuisine[] = [
  southEurope,
  northEurope,
  eastEurope,
  eastAsia,
  southAsia,
  middleEast,
  africa,
  northAmerica,
  southAmerica,
]
  .flatMap(readCuisines)
  .map((cuisine) => ({ ...cuisine, dishes: dishesOf(cuisine.name) }));

/** What any kitchen has, and what a slot falls back on. */
export const home: Cuisine = readCuisines(universal)[0] as Cuisine;

/** The name of the list that a cuisine keeps for a course, or its general one. */
export function listNameOf(cuisine: Cuisine, course: Course, list: string): string {
  const own = `${course}.${list}`;
  return cuisine.lists[own] ? own : list;
}

const nothing: readonly string[] = [];

/** What a cuisine reaches for in a course, the most typical first; empty where it has no such list. */
export function listOf(cuisine: Cuisine, course: Course, list: string): readonly string[] {
  return cuisine.lists[`${course}.${list}`] ?? cuisine.lists[list] ?? nothing;
}

function lookForCuisine(name: string): Cuisine | undefined {
  const key = keyOf(name);
  const bare = key
    .replace(/\b(?:style|cuisine|food|kitchen|inspired|fusion|cooking)\b/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return (
    allCuisines.find(
      (cuisine) => cuisine.answersTo.includes(key) || cuisine.answersTo.includes(bare),
    ) ??
    allCuisines.find((cuisine) =>
      cuisine.answersTo.some((known) => ` ${bare} `.includes(` ${known} `)),
    )
  );
}

const found = new Map<string, Cuisine | undefined>();
/** More than the catalogue names; what somebody writes in their own words is forgotten with the rest. */
const mostNames = 300;

/** The cuisine of a category's name; undefined for one that has no profile (then it is cooked at home). */
export function findCuisine(name: string): Cuisine | undefined {
  if (!found.has(name)) {
    if (found.size >= mostNames) found.clear();
    found.set(name, lookForCuisine(name));
  }
  return found.get(name);
}
