import type { CookbookDish } from '#chef/cookbook/dish.ts';
import { plural } from '#recipes/measures/scale/plural.ts';
import type { StandIn, Way } from './stand-in.ts';
import { ownersOfWords, wordsFor } from './words-of-food.ts';

export type Decided = { way: Way; because: string[] };
/** What was decided of each ingredient that has to go, by its place in the dish. */
export type Decisions = ReadonlyMap<number, Decided>;

/** A finder of the words by which the ingredients that go are called. */
export type WordFinder = {
  pattern: RegExp;
  ownerOf: (word: string) => number | undefined;
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export function wordFinderFor(dish: CookbookDish, decisions: Decisions): WordFinder {
  const owners = ownersOfWords(dish);
  const byWord = new Map<string, number>();
  for (const at of decisions.keys()) {
    for (const word of wordsFor(dish, at)) {
      const all = owners.get(word) ?? new Set<number>();
      // A word for something that stays, too, does not tell that this has gone.
      if ([...all].every((one) => decisions.has(one)) && !byWord.has(word)) byWord.set(word, at);
    }
  }
  for (const at of decisions.keys()) {
    const name = dish.ingredients[at]?.name.toLowerCase();
    if (name) byWord.set(name, at);
  }
  const words = [...byWord.keys()].sort((one, other) => other.length - one.length);
  const pattern =
    words.length === 0
      ? /(?!)/gu
      : new RegExp(`(?<![\\p{L}-])(?:${words.map(escaped).join('|')})(?![\\p{L}-])`, 'giu');
  return { pattern, ownerOf: (word) => byWord.get(word.toLowerCase()) };
}

/** Whether a food's name is said of many: "mushrooms are", "tofu is". */
export const isMany = (name: string): boolean =>
  /(?:[^su]s|leaves)$/.test(name) && !/(?:aminos|asparagus|couscous|hummus|molasses)$/.test(name);

/** The stand-in's name for the list, with the name of what it replaces where it says so. */
export const nameOf = (to: StandIn, old: string): string => to.name.replace('*', old);

/** Words of a stand-in's name that need not say again what is free of what: "the pastry" of dairy-free puff pastry. */
const plainHeads = /\b(?:pastry|flour|rolls?|buns?|noodles|pasta|oats|chocolate)$/i;

/** How a later place calls the stand-in. */
export function shortOf(to: StandIn, old: string): string {
  if (to.name.includes('*')) return old;
  const [head] = plainHeads.exec(to.name) ?? [];
  if (head && old.toLowerCase() === head.toLowerCase()) return old;
  return to.short ?? to.name;
}

/** A counted food's name in the number that fits. */
export const counted = (name: string, value: number): string => {
  if (value <= 1 || isMany(name)) return name;
  const words = name.split(' ');
  const last = words.pop() ?? '';
  return [...words, plural(last)].join(' ');
};

const verbs: readonly (readonly [string, string])[] = [
  ['are', 'is'],
  ['have', 'has'],
  ['go', 'goes'],
  ['come', 'comes'],
  ['turn', 'turns'],
  ['look', 'looks'],
  ['need', 'needs'],
  ['begin', 'begins'],
];

/**
 * The verbs right after foods whose number changed: "the eggs go in" → "the tofu goes in".
 * @param numberOf says of a letter whether it stood for many and stands for many now
 */
export const agreeingVerbs = (
  text: string,
  numberOf: (code: string) => { before: boolean; after: boolean } | undefined,
): string =>
  text.replace(/([\uE000-\uF8FF]) ([a-z]+)\b/gu, (whole, code: string, verb: string) => {
    const number = numberOf(code);
    if (!number || number.before === number.after) return whole;
    const [from, to] = number.after ? [1, 0] : [0, 1];
    const pair = verbs.find((forms) => forms[from] === verb);
    return pair ? `${code} ${pair[to]}` : whole;
  });
