import { phraseOf } from '../pantry/words.ts';

/** A category's name as a key: lower case, singular words, no accents, no punctuation. */
export function keyOf(name: string): string {
  return phraseOf(name);
}

/** A table from many names to one value, looked up by key. */
export function tableOf<Value>(rows: readonly (readonly [string, Value])[]): Map<string, Value> {
  return new Map(
    rows.flatMap(([names, value]) => names.split(',').map((name) => [keyOf(name), value] as const)),
  );
}

/** Words around a restriction that say nothing themselves: "friendly", "diet", "options". */
const decorationPattern =
  /\b(?:friendly|diet|dietary|option|safe|certified|strict|style|only|food|product|ingredient|allergy|allergic|allergen|intolerance|intolerant|conscious|based|lifestyle|approved|suitable)\b/g;

/** The key without decoration: "Gluten-Friendly Diet" → "gluten". */
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
