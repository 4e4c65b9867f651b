/** What parts one restriction from the next: "Fish & Shellfish", "Milk / Soy", "Nuts (almonds, cashews)". */
const betweenPattern =
  /[&/,+;|:()[\]{}·•\\\n]|\s[-–—]\s|\b(?:and|or|plus|as well as|including|incl|such as|e\.g|i\.e)\b\.?/giu;

/** Words around a part that leave its meaning as it is: "all nuts", "eggs in any form". */
const noisePattern =
  /^(?:all|any|every|the|my|also|etc\.?|strictly|strict|allerg\w*|intoleran\w*)\s+|\s+(?:etc\.?|in any form|of any kind|of every kind|of all kinds|in general|at all)$/giu;
const nothingPattern =
  /^(?:all|any|every|etc\.?|strict|strictly|severe|(?:(?:in|of) )?(?:any|every|all) (?:form|kind|type|sort)s?|allerg\w*|diet|friendly|free)$/iu;

/** The parts of a name that joins several restrictions; one part for a name that joins none. */
export function partsOfName(name: string): string[] {
  return name
    .split(betweenPattern)
    .map((part) => part.trim().replace(noisePattern, '').trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part) && !nothingPattern.test(part));
}

/** Every part read by a reader; undefined where one of them means nothing, so that none is dropped. */
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
