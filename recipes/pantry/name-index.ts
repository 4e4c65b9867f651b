import type { Entry } from './entry.ts';
import { statutoryAllergens, type Tag, withImplied } from './tags.ts';
import { wordsOf } from './words.ts';

/** How much right an entry has to a name. The tables are learned from `ingredient` down to `derived`. */
export const ranks = {
  /** A foreign name, or two words written as one. */
  derived: 0,
  mask: 1,
  alsoCalled: 2,
  madeFood: 3,
  ingredient: 4,
} as const;
type Rank = (typeof ranks)[keyof typeof ranks];

/** `next` is there where names go on: most end, and a map for each of 21,000 words takes megabytes. */
export type NameNode = { next?: Map<string, NameNode>; entry?: Entry; rank?: Rank };

/** What the made-food table may add to a row of the pantry: what can hurt, or breaks a faith. */
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

/** The pantry's own row under its main name: the made-food table can only add to what it holds. */
function addTo(row: Entry, made: Entry): Entry {
  const contains = withImplied(join(row.contains, made.contains));
  const mayContain = join(row.mayContain, made.mayContain);
  for (const tag of contains) mayContain.delete(tag);
  const isSame =
    contains.size === row.contains.size && [...mayContain].every((tag) => row.mayContain.has(tag));
  return isSame ? row : { ...row, contains, mayContain };
}

/** What a made-food table never says, and a row knows of its kind: monkfish has no scales. */
const ofItsKind: readonly Tag[] = ['not-kosher', 'mould-ripened', 'raw-fish', 'high-mercury'];

/** A name that the pantry only lists as "also called": it counts as that row, and holds what the table says. */
function countAs(row: Entry, made: Entry): Entry {
  const kept = ofItsKind.filter((tag) => row.contains.has(tag));
  const contains = new Set([...made.contains, ...kept]);
  return { ...made, kind: 'ingredient', ingredientIds: row.ingredientIds, contains };
}

/** All names as a tree of words, so that the longest name at a place is found in one walk. */
export class NameIndex {
  readonly root: NameNode = {};
  readonly #words = new Set<string>();
  /** Names that two entries claim with the same right. */
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

  /** The entry that a whole name stands for. */
  find(name: string): Entry | undefined {
    let node: NameNode | undefined = this.root;
    for (const { word } of wordsOf(name)) node = node?.next?.get(word);
    return node?.entry;
  }
}
