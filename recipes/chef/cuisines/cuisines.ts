import { ingredient } from '../../pantry/pantry.ts';
import { keyOf } from '../../selections/names.ts';
import { AMERICAS } from './americas.ts';
import { ASIA } from './asia.ts';
import { EUROPE } from './europe.ts';
import { MIDDLE_EAST_AND_AFRICA } from './middle-east-and-africa.ts';
import { UNIVERSAL } from './universal.ts';

/** What the cooks of one cuisine reach for: ingredient ids by list, the most typical first. */
export type Cuisine = {
  /** As it stands in a title: "Thai". */
  name: string;
  /** Every name that it answers to, as keys. */
  answersTo: string[];
  lists: Record<string, readonly string[]>;
  /** Of those, what is only reached for when the rest is not allowed. */
  lastResorts: Record<string, ReadonlySet<string>>;
};

function readCuisine(block: string): Cuisine {
  const [head = '', ...rows] = block.trim().split('\n');
  const [name = '', names = ''] = head.split(':').map((part) => part.trim());
  const lists: Record<string, string[]> = {};
  const lastResorts: Record<string, Set<string>> = {};
  for (const row of rows) {
    const [list = '', ...marked] = row.trim().split(' ');
    lists[list] = marked.map((id) => ingredient(id.replace('~', '')).id);
    lastResorts[list] = new Set(marked.filter((id) => id.startsWith('~')).map((id) => id.slice(1)));
  }
  return { name, answersTo: names.split(',').map(keyOf), lists, lastResorts };
}

const readCuisines = (table: string): Cuisine[] => table.trim().split('\n\n').map(readCuisine);

/** Every cuisine with a profile of its own. */
export const CUISINES: readonly Cuisine[] = [
  EUROPE,
  ASIA,
  MIDDLE_EAST_AND_AFRICA,
  AMERICAS,
].flatMap(readCuisines);

/** What any kitchen has, and what a slot falls back on. */
export const HOME: Cuisine = readCuisines(UNIVERSAL)[0] ?? {
  name: 'Home',
  answersTo: [],
  lists: {},
  lastResorts: {},
};

/** The cuisine of a category's name; undefined for one that has no profile (then it is cooked at home). */
export function findCuisine(name: string): Cuisine | undefined {
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
