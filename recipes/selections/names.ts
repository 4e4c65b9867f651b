import { phraseOf } from '../pantry/words.ts';

/** Cache of keys: the names of dishes and choices are compared thousands of times for each recipe. */
const keys = new Map<string, string>();
const maxKeys = 30_000;
const maxNameLength = 80;

/** Returns a category name as a key: lower case, singular words, no accents, no punctuation. */
export function keyOf(name: string): string {
  const known = keys.get(name);
  if (known !== undefined) return known;
  const key = phraseOf(name);
  if (keys.size < maxKeys && name.length <= maxNameLength) keys.set(name, key);
  return key;
}

/** Returns the words of a text as keys, for `hasWordsOf`. */
export const keyWordsOf = (text: string): ReadonlySet<string> => new Set(keyOf(text).split(' '));

/** Whether all words of a name are among the given key words: "red lentils" in those of "red lentil soup". */
export const hasWordsOf = (words: ReadonlySet<string>, name: string): boolean =>
  keyOf(name)
    .split(' ')
    .every((word) => words.has(word));

/** Builds a lookup table by key from rows of comma-separated names and their value. */
export function tableOf<Value>(rows: readonly (readonly [string, Value])[]): Map<string, Value> {
  return new Map(
    rows.flatMap(([names, value]) => names.split(',').map((name) => [keyOf(name), value] as const)),
  );
}

/** Words around a restriction that have no meaning of their own: "friendly", "diet", "options". */
const decorationPattern =
  /\b(?:friendly|diet|dietary|option|safe|certified|strict|style|only|food|product|ingredient|allergy|allergic|allergen|intolerance|intolerant|conscious|based|lifestyle|approved|suitable)\b/g;

/** Returns the key without these words: "Gluten-Friendly Diet" → "gluten". */
export function bareKeyOf(name: string): string {
  return keyOf(name).replace(decorationPattern, ' ').replace(/\s+/g, ' ').trim();
}

/** "Nut-Free", "No pork", "Without garlic", "Avoid mushrooms" → the food in it; else undefined. */
export function negatedFood(name: string): string | undefined {
  const key = bareKeyOf(name);
  return (
    /^(?:no|non|without|avoid|zero|free of|free from)\s+(.+)$/.exec(key)?.[1] ??
    /^(.+?)\s+free$/.exec(key)?.[1]
  );
}
