/** Matches the separators between restrictions: "Fish & Shellfish", "Milk / Soy", "Nuts (almonds, cashews)". */
const betweenPattern =
  /[&/,+;|:()[\]{}·•\\\n]|\s[-–—]\s|\b(?:and|or|plus|as well as|including|incl|such as|e\.g|i\.e)\b\.?/giu;

/** Matches words around a part that do not change its meaning: "all nuts", "eggs in any form". */
const noisePattern =
  /^(?:all|any|every|the|my|also|etc\.?|strictly|strict|allerg\w*|intoleran\w*)\s+|\s+(?:etc\.?|in any form|of any kind|of every kind|of all kinds|in general|at all)$/giu;
const nothingPattern =
  /^(?:all|any|every|etc\.?|strict|strictly|severe|(?:(?:in|of) )?(?:any|every|all) (?:form|kind|type|sort)s?|allerg\w*|diet|friendly|free)$/iu;

/** Returns the parts of a name that joins several restrictions; one part for a name with a single restriction. */
export function partsOfName(name: string): string[] {
  return name
    .split(betweenPattern)
    .map((part) => part.trim().replace(noisePattern, '').trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part) && !nothingPattern.test(part));
}

/** Reads every part with the reader. Returns undefined when the reader does not know one of them, so that no part is dropped. */
export function readEvery<Value>(
  parts: readonly string[],
  reader: (part: string) => Value | undefined,
): Value[] | undefined {
  const values: Value[] = [];
  for (const part of parts) {
    const value = reader(part);
    if (value === undefined) return undefined;
    values.push(value);
  }
  return values.length > 0 ? values : undefined;
}
