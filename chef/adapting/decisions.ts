import type { CookbookDish } from '#chef/cookbook/dish.ts';
import { plural } from '#recipes/measures/scale/plural.ts';
import type { StandIn, Way } from './stand-in.ts';
import { ownersOfWords, wordsFor } from './words-of-food.ts';

export type Decided = { way: Way; because: string[] };
/** The decision for each ingredient that has to go, by its index in the dish. */
export type Decisions = ReadonlyMap<number, Decided>;

/** Finds the words that refer to the ingredients that go. */
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
      // Skip a word that also refers to an ingredient that stays.
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

/** Whether a food's name takes a plural verb: "mushrooms are", "tofu is". */
export const isMany = (name: string): boolean =>
  /(?:[^su]s|leaves)$/.test(name) && !/(?:aminos|asparagus|couscous|hummus|molasses)$/.test(name);

/** Returns the stand-in's name for the ingredient list. `*` in it is replaced with the name of the old food. */
export const nameOf = (to: StandIn, old: string): string => to.name.replace('*', old);

/** Nouns that need no "free from" prefix in later mentions: "the pastry" for dairy-free puff pastry. */
const plainHeads = /\b(?:pastry|flour|rolls?|buns?|noodles|pasta|oats|chocolate)$/i;

/** Returns the name of the stand-in for later mentions. */
export function shortOf(to: StandIn, old: string): string {
  if (to.name.includes('*')) return old;
  const [head] = plainHeads.exec(to.name) ?? [];
  if (head && old.toLowerCase() === head.toLowerCase()) return old;
  return to.short ?? to.name;
}

/** Returns a counted food's name in the singular or plural that fits the value. */
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
 * Adjusts the verbs right after foods whose number changed: "the eggs go in" → "the tofu goes in".
 * @param numberOf returns for a placeholder character whether its food was plural before and is plural after the swap
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
