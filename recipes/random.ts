/** A deterministic random source: the same seed gives the same choices. */
export type Random = {
  /** A number from 0 up to, but not including, 1. */
  next(): number;
  /** Returns one of the items. @throws RangeError when there are none */
  pick<Item>(items: readonly Item[]): Item;
  /** Returns one of the items with a probability by weight; undefined when no weight is above zero. */
  weighted<Item>(items: readonly (readonly [Item, number])[]): Item | undefined;
  /** Returns an integer from low to high, both included. */
  between(low: number, high: number): number;
};

/** FNV-1a over UTF-16 units: spreads any text over 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  return value >>> 0;
}

/** Returns the item at a share (0 to 1) of the summed weights; undefined when no weight is above zero. */
export function atShare<Item>(
  share: number,
  items: readonly (readonly [Item, number])[],
): Item | undefined {
  let left = share * items.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [item, weight] of items) {
    left -= weight;
    if (left < 0 && weight > 0) return item;
  }
  return undefined;
}

/** Creates a random source. @param seed any text; mulberry32 is seeded with its hash */
export function createRandom(seed: string): Random {
  let state = hash(seed);
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  function pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new RangeError('There is nothing to pick from');
    return item;
  }
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return { next, pick, weighted: (items) => atShare(next(), items), between };
}
