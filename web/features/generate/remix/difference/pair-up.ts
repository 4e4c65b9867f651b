/** Which line of the first list became which of the second. */
export type Pair = { before: number; after: number };

/**
 * Pairs the lines of two lists, the most alike first; of equals those that stand closest to each other.
 * @param likeness 0 for two that have nothing to do with each other
 */
export function pairUp(
  counts: { before: number; after: number },
  likeness: (before: number, after: number) => number,
): Pair[] {
  const candidates: (Pair & { likeness: number })[] = [];
  for (let before = 0; before < counts.before; before += 1) {
    for (let after = 0; after < counts.after; after += 1) {
      const alike = likeness(before, after);
      if (alike > 0) candidates.push({ before, after, likeness: alike });
    }
  }
  const distance = (pair: Pair) => Math.abs(pair.before - pair.after);
  candidates.sort((a, b) => b.likeness - a.likeness || distance(a) - distance(b));
  const taken = { before: new Set<number>(), after: new Set<number>() };
  const pairs: Pair[] = [];
  for (const { before, after } of candidates) {
    if (taken.before.has(before) || taken.after.has(after)) continue;
    taken.before.add(before);
    taken.after.add(after);
    pairs.push({ before, after });
  }
  return pairs.sort((a, b) => a.after - b.after);
}

/** The words of a text that say something, in one form for one and many: "Tomatoes, chopped" → tomato, chopp. */
export function plainWords(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}°½¼¾⅓⅔]+/gu) ?? []).map((word) =>
    word.length > 3
      ? word.replace(/(?:ies|oes|es|ed|s)$/, (ending) => (ending === 'oes' ? 'o' : ''))
      : word,
  );
}

/** The share of words that two texts have in common (Dice), each counted as often as it stands there: 0 to 1. */
export function shareOfWords(one: readonly string[], other: readonly string[]): number {
  const left = [...other];
  let common = 0;
  for (const word of one) {
    const place = left.indexOf(word);
    if (place < 0) continue;
    left.splice(place, 1);
    common += 1;
  }
  return (2 * common) / Math.max(1, one.length + other.length);
}
