import type { Tag } from './tags.ts';

/** The meaning of a name: an ingredient, a made food with its parts, or a mask that only consumes its words. */
export type Entry = {
  kind: 'ingredient' | 'compound' | 'mask';
  name: string;
  /** The ingredient itself, or the parts of a made food. */
  ingredientIds: readonly string[];
  contains: ReadonlySet<Tag>;
  mayContain: ReadonlySet<Tag>;
  /** Set for a dish that cooks make rather than buy. Its name gives the kind of dish; the recipe's ingredient list, what is in it. */
  isDish?: true;
};

/** An entry with all its names from the table. */
export type NamedEntry = { entry: Entry; names: string[] };
