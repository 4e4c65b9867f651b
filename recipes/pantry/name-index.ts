import type { Entry } from './entry.ts';
import { statutoryAllergens, type Tag, withImplied } from './tags.ts';
import { wordsOf } from './words.ts';

/** Priority of an entry for a name. Tables are added from `ingredient` down to `derived`. */
export const ranks = {
  /** A foreign name, or two words written as one. */
  derived: 0,
  mask: 1,
  alsoCalled: 2,
  madeFood: 3,
  ingredient: 4,
} as const;
type Rank = (typeof ranks)[keyof typeof ranks];

/** A node of the word tree. `next` is only set where names continue: most end, and a map for each of 21,000 words takes megabytes. */
export type NameNode = { next?: Map<string, NameNode>; entry?: Entry; rank?: Rank };

/** Tags that the made-food table may add to a pantry row: those that can harm a person or break a religious rule. */
const grave: ReadonlySet<Tag> = new Set<Tag>([
  ...statutoryAllergens,
  'alcohol',
  'gelatine',
  'honey',
  'insect',
  'animal-rennet',
]);
const join = (one: ReadonlySet<Tag>, other: ReadonlySet<Tag>) =>
  new Set([...one, ...[...other].filter((tag) => grave.has(tag))]);

/** Merges a made food into a pantry row with the same main name. The made food can only add tags. */
function addTo(row: Entry, made: Entry): Entry {
  const contains = withImplied(join(row.contains, made.contains));
  const mayContain = join(row.mayContain, made.mayContain);
  for (const tag of contains) mayContain.delete(tag);
  const isSame =
    contains.size === row.contains.size && [...mayContain].every((tag) => row.mayContain.has(tag));
  return isSame ? row : { ...row, contains, mayContain };
}

/** Tags that only pantry rows state, never a made-food table: monkfish has no scales, so it is not kosher. */
const ofItsKind: readonly Tag[] = ['not-kosher', 'mould-ripened', 'raw-fish', 'high-mercury'];

/** Merges a made food with a pantry alias ("also called"): it counts as that row but has the tags of the made-food table. */
function countAs(row: Entry, made: Entry): Entry {
  const kept = ofItsKind.filter((tag) => row.contains.has(tag));
  const contains = new Set([...made.contains, ...kept]);
  return { ...made, kind: 'ingredient', ingredientIds: row.ingredientIds, contains };
}

/** All names as a tree (trie) of words, so that one walk finds the longest name at a position. */
export class NameIndex {
  readonly root: NameNode = {};
  readonly #words = new Set<string>();
  /** Names that two entries claim with the same rank. */
  readonly duplicates: string[] = [];

  learn(name: string, entry: Entry, rank: Rank): void {
    let node = this.root;
    for (const { word } of wordsOf(name)) {
      this.#words.add(word);
      node.next ??= new Map();
      const next = node.next.get(word) ?? {};
      node.next.set(word, next);
      node = next;
    }
    if (!node.entry || node.rank === undefined) Object.assign(node, { entry, rank });
    else if (node.entry !== entry)
      this.#resolveConflict(name, node, node.entry, node.rank, entry, rank);
  }

  #resolveConflict(
    name: string,
    node: NameNode,
    old: Entry,
    oldRank: Rank,
    entry: Entry,
    rank: Rank,
  ): void {
    const isPantry = (one: Rank) => one === ranks.ingredient || one === ranks.alsoCalled;
    if (rank === ranks.madeFood && oldRank === ranks.ingredient) node.entry = addTo(old, entry);
    else if (rank === ranks.madeFood && oldRank === ranks.alsoCalled) {
      node.entry = countAs(old, entry);
      node.rank = ranks.madeFood;
    } else if (rank === oldRank || (isPantry(rank) && isPantry(oldRank))) {
      if (rank !== ranks.derived && old.name !== entry.name) {
        this.duplicates.push(`${name}: ${old.name}, ${entry.name}`);
      }
    }
  }

  knowsWord(word: string): boolean {
    return this.#words.has(word);
  }

  /** Returns the entry for a complete name. */
  find(name: string): Entry | undefined {
    let node: NameNode | undefined = this.root;
    for (const { word } of wordsOf(name)) node = node?.next?.get(word);
    return node?.entry;
  }
}
