import { type Entry, type Match, matchWords } from '../pantry/lexicon.ts';
import { ANIMAL_TAGS, type Tag } from '../pantry/tags.ts';
import { type Word, wordsOf } from '../pantry/words.ts';

/** A food that a text really speaks of, after its negations: "egg-free mayonnaise" holds no egg. */
export type Food = {
  entry: Entry;
  /** The words that named it. */
  text: string;
  /** Where they begin, as a character of the text. */
  start: number;
  contains: ReadonlySet<Tag>;
  mayContain: ReadonlySet<Tag>;
};

/** "x-free": which tags the word before "free" takes away. Lactose-free milk is still milk. */
const FREE_OF: Record<string, readonly Tag[]> = {
  gluten: ['gluten', 'wheat'],
  wheat: ['wheat'],
  dairy: ['milk'],
  milk: ['milk'],
  lactose: [],
  egg: ['eggs'],
  nut: ['nuts', 'peanuts', 'pine-nuts'],
  peanut: ['peanuts'],
  soy: ['soy'],
  soya: ['soy'],
  fish: ['fish'],
  shellfish: ['crustaceans', 'molluscs', 'shellfish'],
  sesame: ['sesame'],
  celery: ['celery'],
  mustard: ['mustard'],
  lupin: ['lupin'],
  sulphite: ['sulphites'],
  sulfite: ['sulphites'],
  meat: ['meat', 'red-meat', 'poultry', 'beef', 'pork', 'lamb', 'game', 'minced', 'processed-meat'],
  pork: ['pork'],
  alcohol: ['alcohol'],
  sugar: ['added-sugar', 'refined-sugar', 'sugary'],
  allergen: [],
  fat: [],
  oil: [],
};
const MEAT_TAGS: readonly Tag[] = [
  ...(FREE_OF.meat ?? []),
  'offal',
  'fish',
  'crustaceans',
  'molluscs',
  'shellfish',
  'gelatine',
];
const ALL_ANIMAL: readonly Tag[] = [
  ...new Set([...ANIMAL_TAGS, ...MEAT_TAGS, 'animal-rennet' as const]),
];

/** Words before a food that say that it is a stand-in, and what they take away. */
const STAND_IN: Record<string, readonly Tag[]> = {
  vegan: ALL_ANIMAL,
  'plant based': ALL_ANIMAL,
  plant: ALL_ANIMAL,
  vegetarian: MEAT_TAGS,
  veggie: MEAT_TAGS,
  meatless: MEAT_TAGS,
  mock: MEAT_TAGS,
  faux: MEAT_TAGS,
  unsulphured: ['sulphites'],
  unsulfured: ['sulphites'],
  unsweetened: ['added-sugar', 'sugary'],
};
const AFTER_STAND_IN = new Set([
  'alternative',
  'substitute',
  'replacement',
  'replacer',
  'analogue',
]);
const LEAVES_OUT = new Set(['without', 'no', 'not', 'omit', 'omitting', 'never', 'minus']);
const LEAVES_OUT_PAIRS = new Set([
  'instead of',
  'place of',
  'rather than',
  'free of',
  'free from',
  'leave out',
  'left out',
  'replace of',
]);
const FILLERS = new Set([
  'the',
  'any',
  'a',
  'added',
  'extra',
  'more',
  'much',
  'using',
  'adding',
  'all',
  'or',
  'nor',
  'usual',
]);

type Effect = { removes: Set<Tag>; dropped: boolean };

/** Whether the words just before a match leave the food out: "without the butter", "instead of milk". */
function isLeftOut(words: readonly Word[], from: number): boolean {
  let at = from - 1;
  for (let fillers = 0; at >= 0 && fillers < 2 && FILLERS.has(words[at]?.word ?? ''); fillers++)
    at--;
  if (!joinedFrom(words, at + 1, from)) return false;
  const word = words[at]?.word ?? '';
  return LEAVES_OUT.has(word) || LEAVES_OUT_PAIRS.has(`${words[at - 1]?.word} ${word}`);
}

const joinedFrom = (words: readonly Word[], from: number, to: number): boolean =>
  words.slice(from, to + 1).every((word) => word.joined);

/** What "gluten-free", "vegan", "egg- and dairy-free" before a match take away from it. */
function removedBefore(words: readonly Word[], from: number): Set<Tag> {
  const removes = new Set<Tag>();
  for (let at = from - 1; at >= Math.max(0, from - 8); at--) {
    const word = words[at]?.word ?? '';
    if (word === 'free') {
      for (const tag of FREE_OF[words[at - 1]?.word ?? ''] ?? []) removes.add(tag);
      if (words[at - 2]?.word === 'and') {
        for (const tag of FREE_OF[words[at - 3]?.word ?? ''] ?? []) removes.add(tag);
      }
    }
    for (const tag of STAND_IN[word] ?? STAND_IN[`${words[at - 1]?.word} ${word}`] ?? [])
      removes.add(tag);
    if (!words[at + 1]?.joined) break;
  }
  return removes;
}

/** A food word that only serves "x-free" ("nut-free"): it names nothing itself. */
function servesFree(words: readonly Word[], match: Match): boolean {
  const next = words[match.to];
  if (next?.joined && next.word === 'free') return true;
  const [and, second, free] = [
    words[match.to]?.word,
    words[match.to + 1]?.word ?? '',
    words[match.to + 2]?.word,
  ];
  return (
    and === 'and' &&
    free === 'free' &&
    second in FREE_OF &&
    (words[match.from]?.word ?? '') in FREE_OF
  );
}

function effectOn(words: readonly Word[], matches: readonly Match[], index: number): Effect {
  const match = matches[index];
  if (!match) return { removes: new Set(), dropped: true };
  // A negation reaches past the foods that only serve it, but not past a food of its own.
  const limit = matches.slice(0, index).findLast((one) => !servesFree(words, one))?.to ?? 0;
  const near = words.slice(limit);
  const removes = removedBefore(near, match.from - limit);
  const after = words[match.to];
  if (after?.joined && AFTER_STAND_IN.has(after.word))
    for (const tag of ALL_ANIMAL) removes.add(tag);
  return { removes, dropped: servesFree(words, match) || isLeftOut(words, match.from) };
}

/** "without nuts, eggs or milk": a list that ends in "or" is left out as a whole. */
function carryOver(words: readonly Word[], matches: readonly Match[], dropped: boolean[]): void {
  for (let index = 1; index < matches.length; index++) {
    const match = matches[index];
    const previous = matches[index - 1];
    if (!match || !previous || !dropped[index - 1] || servesFree(words, previous)) continue;
    const between = words.slice(previous.to, match.from).map(({ word }) => word);
    if (between.length === 1 && ['or', 'nor'].includes(between[0] ?? '')) dropped[index] = true;
  }
}

/** Every food that a phrase or sentence speaks of, with the tags that its negations leave. */
export function foodsIn(text: string): Food[] {
  const words = wordsOf(text);
  const matches = matchWords(text, words);
  const effects = matches.map((_, index) => effectOn(words, matches, index));
  const dropped = effects.map((effect) => effect.dropped);
  carryOver(words, matches, dropped);
  return matches.flatMap((match, index) => {
    if (dropped[index]) return [];
    const removes = effects[index]?.removes ?? new Set<Tag>();
    const keep = (tags: ReadonlySet<Tag>) =>
      removes.size === 0 ? tags : new Set([...tags].filter((tag) => !removes.has(tag)));
    return {
      entry: match.entry,
      text: match.text,
      start: words[match.from]?.start ?? 0,
      contains: keep(match.entry.contains),
      mayContain: keep(match.entry.mayContain),
    };
  });
}
