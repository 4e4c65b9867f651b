import { wordsOf } from '#recipes/pantry/words.ts';
import { type FormName, formNames } from '../dish-picture.ts';

type Node = { next: Map<string, Node>; form?: FormName };

/** A dish name found in a text; `at` and `end` are word indexes. */
export type NamedForm = { form: FormName; at: number; end: number };

const anyWord = '*';
const isForm = (name: string): name is FormName => formNames.some((form) => form === name);

/** Returns the words of a text normalised for name comparison: singular, lower case, without accents and punctuation. */
export const nameWords = (text: string): string[] => wordsOf(text).map(({ word }) => word);

/** Parses a name table into a trie of words. @throws Error for a row with an unknown form: a bug in our own tables */
export function readNames(table: string): Node {
  const root: Node = { next: new Map() };
  for (const row of table.trim().split('\n')) {
    const [form = '', names = ''] = row.split(': ');
    if (!isForm(form)) throw new Error(`There is no form "${form}"`);
    for (const name of names.split(',')) {
      let node = root;
      for (const word of name.trim().split(' ')) {
        const key = word === anyWord ? anyWord : (nameWords(word)[0] ?? word);
        const next = node.next.get(key) ?? { next: new Map<string, Node>() };
        node.next.set(key, next);
        node = next;
      }
      node.form ??= form;
    }
  }
  return root;
}

/** Yields the form and the end index of every name that begins at a word. */
function* namesFrom(
  node: Node,
  words: readonly string[],
  at: number,
): Generator<[FormName, number]> {
  if (node.form) yield [node.form, at];
  const word = words[at];
  if (word === undefined) return;
  for (const key of [word, anyWord]) {
    const next = node.next.get(key);
    if (next) yield* namesFrom(next, words, at + 1);
  }
}

/**
 * Returns every name in a text, the decisive one first. English names end in what the dish is ("chicken noodle soup", "salad
 * wrap"): the name that ends last wins, and if two end at the same word, the longer one wins.
 */
export function findNames(names: Node, text: string): NamedForm[] {
  const words = nameWords(text);
  const found = words.flatMap((_, at) =>
    [...namesFrom(names, words, at)].map(([form, end]) => ({ form, at, end })),
  );
  return found.sort((one, other) => other.end - one.end || one.at - other.at);
}
