import { ingredient } from '#recipes/pantry/pantry.ts';
import { keyOf } from '#recipes/selections/names.ts';

/** A word of a title that this cuisine says differently: a stew is a tagine in Morocco. */
type OwnWord = {
  from: RegExp;
  to: string;
  /** Only where this ingredient is in the dish. */
  where: string | undefined;
};

/** What the cooks of one cuisine reach for: ingredient ids by list, the most typical first. */
export type Cuisine = {
  /** As it stands in a title: "Thai". */
  name: string;
  /** Every name that it answers to, as keys. */
  answersTo: string[];
  /** By list, or by course and list ("breakfast.spice") where a course is cooked differently. */
  lists: Record<string, readonly string[]>;
  /** Of those, what is only reached for when the rest is not allowed. */
  lastResorts: Record<string, ReadonlySet<string>>;
  /** Spices that go together, by list; a dish takes its spices from one of them. */
  blends: Record<string, readonly (readonly string[])[]>;
  /** Kinds of dish that it is at home with, by archetype id. */
  dishes: ReadonlySet<string>;
  words: readonly OwnWord[];
};

/** "Pilaf=Dirty Rice?green-pepper" → the word, what it becomes, and what has to be in the dish. */
function readWord(text: string): OwnWord {
  const [from = '', rest = ''] = text.trim().split('=');
  const [to = '', where] = rest.split('?');
  return { from: new RegExp(`\\b${from}\\b`), to, where: where && ingredient(where).id };
}

/** "cumin turmeric | ~sumac" → sets of ids that go together; a dash is a set of nothing. */
function readBlends(cells: string): string[][] {
  return cells
    .split('|')
    .map((blend) => blend.trim().split(/\s+/))
    .map((ids) => ids.filter((id) => id !== '-').map((id) => id.replace('~', '')));
}

/**
 * Reads one block. Its head is the name and what it answers to; then a list a row, the most typical first:
 * `~` marks what is only reached for when the rest is not allowed, `breakfast.spice` is for breakfasts alone,
 * `|` parts spices that go together, `-` is nothing at all. `words` is no list: it says what a title calls something here.
 */
function readCuisine(block: string): Cuisine {
  const [head = '', ...rows] = block.trim().split('\n');
  const [name = '', names = ''] = head.split(':').map((part) => part.trim());
  const lists: Record<string, string[]> = {};
  const lastResorts: Record<string, Set<string>> = {};
  const blends: Record<string, string[][]> = {};
  const words: OwnWord[] = [];
  for (const row of rows) {
    const [list = '', ...rest] = row.trim().split(' ');
    const cells = rest.join(' ');
    if (list === 'words') words.push(...cells.split(',').map(readWord));
    else {
      const ids = cells.split(/[\s|]+/).filter((id) => id !== '-' && id !== '');
      lists[list] = [...new Set(ids.map((id) => ingredient(id.replace('~', '')).id))];
      lastResorts[list] = new Set(ids.filter((id) => id.startsWith('~')).map((id) => id.slice(1)));
      if (/(?:^|\.)spice$/.test(list)) blends[list] = readBlends(cells);
    }
  }
  const answersTo = names.split(',').map(keyOf);
  return { name, answersTo, lists, lastResorts, blends, dishes: new Set<string>(), words };
}

/** Reads the blocks of a table, parted by empty lines. */
export const readCuisines = (table: string): Cuisine[] =>
  table.trim().split('\n\n').map(readCuisine);
