import type { Tag } from './tags.ts';

/** What a name stands for: an ingredient, a made food with its parts, or a mask that only consumes. */
export type Entry = {
  kind: 'ingredient' | 'compound' | 'mask';
  name: string;
  /** The ingredient itself, or the parts of a made food. */
  ingredientIds: readonly string[];
  contains: ReadonlySet<Tag>;
  mayContain: ReadonlySet<Tag>;
  /** What cooks make by a recipe rather than buy: the name says what kind of dish it is, a recipe's list what is in it. */
  isDish?: true;
};

/** An entry with all its names, as a table lists it. */
export type NamedEntry = { entry: Entry; names: string[] };
