import { COMPOUNDS } from './compounds.ts';
import { MASKS } from './masks.ts';
import { ingredient, PANTRY, tagsOf } from './pantry.ts';
import { listOf, parseTable } from './parse-table.ts';
import { type Tag, withImplied } from './tags.ts';
import { type Word, wordsOf } from './words.ts';

/** What a name stands for: an ingredient, a made food with its parts, or a mask that only consumes. */
export type Entry = {
  kind: 'ingredient' | 'compound' | 'mask';
  name: string;
  /** The ingredient itself, or the parts of a made food. */
  ingredientIds: readonly string[];
  contains: ReadonlySet<Tag>;
  mayContain: ReadonlySet<Tag>;
};

/** An entry found in a text: which words it took (from, up to but not including), and their text. */
export type Match = { entry: Entry; from: number; to: number; text: string };

type Node = { next: Map<string, Node>; entry?: Entry };
const root: Node = { next: new Map() };
const duplicates: string[] = [];

function learn(name: string, entry: Entry): void {
  let node = root;
  for (const { word } of wordsOf(name)) {
    const next = node.next.get(word) ?? { next: new Map<string, Node>() };
    node.next.set(word, next);
    node = next;
  }
  if (node.entry && node.entry !== entry)
    duplicates.push(`${name}: ${node.entry.name}, ${entry.name}`);
  else node.entry = entry;
}

for (const item of PANTRY.values()) {
  const entry: Entry = {
    kind: 'ingredient',
    name: item.one,
    ingredientIds: [item.id],
    contains: item.tags,
    mayContain: item.mayContain,
  };
  for (const name of [item.one, item.many, ...item.aliases]) learn(name, entry);
}
for (const [names = '', parts, tagCell = ''] of parseTable(COMPOUNDS)) {
  const [name = ''] = listOf(names);
  const ingredientIds = listOf(parts, ' ');
  const { contains, may } = tagsOf(tagCell, name);
  const members = ingredientIds.map(ingredient);
  const entry: Entry = {
    kind: 'compound',
    name,
    ingredientIds,
    contains: withImplied([...contains, ...members.flatMap((member) => [...member.tags])]),
    mayContain: withImplied([...may, ...members.flatMap((member) => [...member.mayContain])]),
  };
  for (const alias of listOf(names)) learn(alias, entry);
}
for (const [names = '', tagCell = ''] of parseTable(MASKS)) {
  const [name = ''] = listOf(names);
  const { contains, may } = tagsOf(tagCell, name);
  const entry: Entry = {
    kind: 'mask',
    name,
    ingredientIds: [],
    contains: new Set(contains),
    mayContain: new Set(may),
  };
  for (const alias of listOf(names)) learn(alias, entry);
}

/** Names that two entries claim: a fault of the tables, which their test reports. */
export const DUPLICATE_NAMES: readonly string[] = duplicates;

function longestAt(words: readonly Word[], from: number): { entry: Entry; to: number } | undefined {
  let node = root;
  let best: { entry: Entry; to: number } | undefined;
  for (let at = from; at < words.length; at++) {
    const word = words[at];
    const next = word && (at === from || word.joined) ? node.next.get(word.word) : undefined;
    if (!next) break;
    node = next;
    if (node.entry) best = { entry: node.entry, to: at + 1 };
  }
  return best;
}

/**
 * Finds every known food in a text, longest name first from left to right. Words that a match has
 * taken cannot match again, so "butternut squash" holds neither butter nor a nut.
 */
export function matchWords(text: string, words: readonly Word[]): Match[] {
  const matches: Match[] = [];
  for (let from = 0; from < words.length; ) {
    const found = longestAt(words, from);
    if (!found) {
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

/** The foods of a text, without regard to negations: see checks/classify for those. */
export function matchFoods(text: string): Match[] {
  return matchWords(text, wordsOf(text));
}
