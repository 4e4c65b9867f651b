/** The index of a line in the old list and of its match in the new list. */
export type Pair = { before: number; after: number };

/**
 * Pairs the lines of two lists greedily: the most similar first, ties by the smallest distance in position.
 * @param likeness the similarity of two lines; 0 never pairs them
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

/** Returns the lower-case words of a text with plural and -ed endings removed: "Tomatoes, chopped" → tomato, chopp. */
export function plainWords(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}°½¼¾⅓⅔]+/gu) ?? []).map((word) =>
    word.length > 3
      ? word.replace(/(?:ies|oes|es|ed|s)$/, (ending) => (ending === 'oes' ? 'o' : ''))
      : word,
  );
}

/** Returns the share of words that two texts have in common (Dice coefficient, repeated words counted each time): 0 to 1. */
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
