import type { Entry, NamedEntry } from './entry.ts';
import { madeFoods, masks } from './made-foods.ts';
import { NameIndex, type NameNode, ranks } from './name-index.ts';
import { nearWord } from './near-words.ts';
import { otherNames } from './other-names/tables.ts';
import { pantry } from './pantry.ts';
import { listOf } from './parse-table.ts';
import { rowsOf } from './rows.ts';
import { type Word, wordsOf } from './words.ts';

export type { Entry } from './entry.ts';

/** An entry found in a text: its word range (`from` inclusive, `to` exclusive) and the text of these words. */
export type Match = { entry: Entry; from: number; to: number; text: string };

const index = new NameIndex();
const lost: string[] = [];

const learnAll = (
  rank: typeof ranks.madeFood | typeof ranks.mask,
  entries: readonly NamedEntry[],
) => {
  for (const { entry, names } of entries) {
    for (const name of names) index.learn(name, entry, rank);
  }
};

function learnIngredients(): void {
  for (const item of pantry.values()) {
    const entry: Entry = {
      kind: 'ingredient',
      name: item.one,
      ingredientIds: [item.id],
      contains: item.tags,
      mayContain: item.mayContain,
    };
    for (const name of [item.one, item.many]) index.learn(name, entry, ranks.ingredient);
    for (const name of item.aliases) index.learn(name, entry, ranks.alsoCalled);
  }
}

/** Adds two-word names written as one word: "fishsauce", "soyamilk". */
function learnWrittenAsOne(names: readonly string[]): void {
  for (const name of names) {
    const words = wordsOf(name);
    const [first, second] = words;
    const entry = index.find(name);
    if (!entry || !first || !second || words.length !== 2) continue;
    if (first.word.length + second.word.length >= 7) {
      index.learn(first.word + second.word, entry, ranks.derived);
    }
  }
}

/** Adds names in other languages and rare names, which map to the entry of the English name. */
function learnOtherNames(): void {
  for (const [name = '', others] of otherNames.flatMap(rowsOf)) {
    const entry = index.find(name);
    if (!entry) lost.push(name);
    else for (const other of listOf(others)) index.learn(other, entry, ranks.derived);
  }
}

learnIngredients();
learnAll(ranks.madeFood, madeFoods);
learnAll(ranks.mask, masks);
learnOtherNames();
learnWrittenAsOne([
  ...[...pantry.values()].flatMap(({ one, many, aliases }) => [one, many, ...aliases]),
  ...madeFoods.flatMap(({ names }) => names),
]);

/** Names that belong to two entries: an error in the tables, which a test reports. */
export const duplicateNames: readonly string[] = index.duplicates;

/** English names that the rows of other names refer to but that no table contains. */
export const lostNames: readonly string[] = lost;

type Step = { node: NameNode; to: number };

/** "100gbutter", "2xeggs": an amount written without a space. */
const amountGluedOn = /^\d+(?:kg|g|ml|cl|dl|l|x|oz|tbsp|tsp)?(\p{L}{3,})$/u;
const smallWords = new Set(['and', 'the', 'for', 'with', 'not', 'but', 'you', 'per', 'any']);
/** Returns whether a word may be half of a compound written as two words: "hazel nut", but not "and a". */
const mayBeHalf = ({ word }: Word): boolean => word.length >= 3 && !smallWords.has(word);

/**
 * Returns the steps from a node for the word at `at`: the word itself, or joined with the next word. An unknown word without
 * either is read without a glued-on amount or with its typo corrected.
 */
function stepsFrom(node: NameNode, words: readonly Word[], at: number): Step[] {
  const word = words[at];
  if (!word) return [];
  const steps: Step[] = [];
  const direct = node.next?.get(word.word);
  if (direct) steps.push({ node: direct, to: at + 1 });
  const second = words[at + 1];
  const together =
    second?.joined && mayBeHalf(word) && mayBeHalf(second)
      ? node.next?.get(word.word + second.word)
      : undefined;
  if (together) steps.push({ node: together, to: at + 2 });
  if (steps.length === 0 && !index.knowsWord(word.word)) {
    const glued = amountGluedOn.exec(word.word)?.[1];
    const meant = node.next?.get(glued ?? nearWord(word.word) ?? '');
    if (meant) steps.push({ node: meant, to: at + 1 });
  }
  return steps;
}

type Found = { entry: Entry; to: number } | undefined;

function longestAt(words: readonly Word[], from: number): Found {
  let best: Found;
  const open = stepsFrom(index.root, words, from);
  for (let step = open.pop(); step; step = open.pop()) {
    const { node, to } = step;
    if (node.entry && to > (best?.to ?? 0)) best = { entry: node.entry, to };
    if (words[to]?.joined) open.push(...stepsFrom(node, words, to));
  }
  return best;
}

/** "Pistachio milk chocolate" is pistachios and milk chocolate, not pistachio milk. */
function withoutMilkOf(words: readonly Word[], from: number, found: Found): Found {
  const isMilk = found && found.to - from > 1 && words[found.to - 1]?.word === 'milk';
  const next = found && words[found.to];
  if (!isMilk || !next?.joined || next.word !== 'chocolate') return found;
  return longestAt(words.slice(0, found.to - 1), from);
}

/** "Stir the chicken back in" means chicken, not chicken back. */
function withoutBackOf(words: readonly Word[], from: number, found: Found): Found {
  const isBack = found && found.to - from > 1 && words[found.to - 1]?.word === 'back';
  const next = found && words[found.to];
  const returns = next?.joined && ['in', 'into', 'to', 'on', 'onto', 'over'].includes(next.word);
  return isBack && returns ? longestAt(words.slice(0, found.to - 1), from) : found;
}

/** Nouns that a plant name before them turns into another food: "coconut milk", "oat cream". */
const heads = new Set('milk cream yoghurt oil butter flour sauce paste cheese noodle'.split(' '));
/** Nouns that an animal before them turns into another food, and the words before the animal that then add nothing. */
const meatHeads = new Set('sausage bacon ham salami'.split(' '));
const ofMeat = new Set('smoked unsmoked cured lean fresh frozen'.split(' '));

/** "Unsweetened coconut milk" is coconut milk, not unsweetened coconut followed by milk; likewise "smoked turkey sausage". */
function withoutSplitOf(
  words: readonly Word[],
  from: number,
  found: Found,
): { from: number; found: Found } {
  if (!found || found.to - from < 2 || !words[found.to]?.joined) return { from, found };
  const head = words[found.to]?.word ?? '';
  const isOfMeat = meatHeads.has(head) && ofMeat.has(words[from]?.word ?? '');
  if (!heads.has(head) && !isOfMeat) return { from, found };
  for (let start = from + 1; start < found.to; start++) {
    const later = longestAt(words, start);
    const isOneName = later !== undefined && later.to > found.to;
    if (isOneName && longestAt(words.slice(0, start), from) === undefined)
      return { from: start, found: later };
  }
  return { from, found };
}

/** Words that are foods only in the plural: "golden to bitter" and "rid of grit" name no food. */
const pluralOnly = new Set(['bitter', 'grit']);
const isOnlyASingular = (
  text: string,
  words: readonly Word[],
  from: number,
  found: Found,
): boolean => {
  const word = words[from];
  return (
    word !== undefined &&
    found?.to === from + 1 &&
    pluralOnly.has(word.word) &&
    !/s$/i.test(text.slice(word.start, word.end))
  );
};

const joints = new Set(['and', 'or', 'then', 'to']);
/** Drops a mask after a joint where a longer name of a food begins within it: the char siu of "with a dip and char siu". */
function withoutMaskOf(words: readonly Word[], from: number, found: Found): Found {
  const isJoint = found?.entry.contains.size === 0 && joints.has(words[from]?.word ?? '');
  if (!isJoint || found.entry.kind !== 'mask') return found;
  for (let start = from + 1; start < found.to; start++) {
    const later = longestAt(words, start);
    if (later && later.to > found.to && later.entry.kind !== 'mask') return undefined;
  }
  return found;
}

/** "Peppers" of a kind that no table names are the vegetable; "pepper" is the spice. */
function withoutSpiceOf(text: string, words: readonly Word[], from: number, found: Found): Found {
  const word = words[from];
  if (found?.to !== from + 1 || word?.word !== 'pepper') return found;
  const isPlural = /s$/i.test(text.slice(word.start, word.end));
  const vegetable = isPlural ? longestAt(wordsOf('red pepper'), 0) : undefined;
  return vegetable ? { entry: vegetable.entry, to: found.to } : found;
}

/** Verbs that are also foods. Masks like "cream until" and "toast the" treat them as verbs. */
const verbs = new Set([
  'cream',
  'toast',
  'mince',
  'batter',
  'fish',
  'skate',
  'duck',
  'stock',
  'char',
  'tart',
]);
/** Words after which these verbs are foods after all: "pour in the cream for", "on toast in". */
const beforeAFood = new Set(
  `the a an some more any this that your of with double single whipping whipped heavy light sour pouring clotted thick fresh cold
  warm hot dairy real little remaining leftover extra vanilla g ml l tbsp tsp cup buttered french garlic bread beef lamb pork
  fried veal turkey chicken on`.split(/\s+/),
);
const endsAVerb = new Set(
  'the a for until til till in it them over on both all off to into with well out together and up'.split(
    ' ',
  ),
);

/** Drops a verb mask where the word is a food: cream in "pour in the cream until it thickens", toast in "beans and toast." */
function withoutVerbOf(text: string, words: readonly Word[], from: number, found: Found): Found {
  const isLast = found && /^\s*(?:[.!;)]|$)/.test(text.slice(words[found.to - 1]?.end));
  const [first, second, third] = words.slice(from, from + 3).map(({ word }) => word);
  if (first === 'and' && second === 'toast' && isLast) return undefined;
  if (first === 'and' && second === 'mince' && third === 'for') return undefined;
  const isVerb =
    found?.entry.kind === 'mask' &&
    found.to - from === 2 &&
    verbs.has(words[from]?.word ?? '') &&
    endsAVerb.has(words[from + 1]?.word ?? '');
  // "Finish with chives and cream for a richer stew": the second item after "with" or "the" is not a verb.
  const lead = words.slice(Math.max(0, from - 4), from).map(({ word }) => word);
  const isSecond = lead.at(-1) === 'and' && lead.some((word) => word === 'with' || word === 'the');
  const isFood = isSecond || (words[from]?.joined && beforeAFood.has(words[from - 1]?.word ?? ''));
  return isVerb && isFood ? longestAt(words.slice(0, from + 1), from) : found;
}

/**
 * Finds every known food in a text, from left to right with the longest name first. Words of a match
 * cannot match again, so "butternut squash" contains neither butter nor a nut.
 */
export function matchWords(text: string, words: readonly Word[]): Match[] {
  const matches: Match[] = [];
  for (let from = 0; from < words.length; ) {
    const whole = withoutSplitOf(words, from, longestAt(words, from));
    from = whole.from;
    const longest = whole.found;
    const named = withoutBackOf(words, from, withoutMilkOf(words, from, longest));
    const food = withoutMaskOf(words, from, withoutVerbOf(text, words, from, named));
    const found = withoutSpiceOf(text, words, from, food);
    if (!found || isOnlyASingular(text, words, from, found)) {
      from++;
      continue;
    }
    const start = words[from]?.start ?? 0;
    const end = words[found.to - 1]?.end ?? start;
    matches.push({ entry: found.entry, from, to: found.to, text: text.slice(start, end) });
    from = found.to;
  }
  return matches;
}

/** Returns the foods in a text. It ignores negations: see classify/foods-in.ts for those. */
export function matchFoods(text: string): Match[] {
  return matchWords(text, wordsOf(text));
}
