import type { Weigh } from '../archetype.ts';

/** What a tested stand-in changes. */
export type Swap = {
  /** Slots whose grams are multiplied: oil is all fat, so a butter's place takes less of it. */
  scale?: Readonly<Record<string, number>>;
  /** Grams that are added to a slot: a share of what another slot weighs before any swap. */
  add?: Readonly<Record<string, readonly [of: string, share: number]>>;
  /** Minutes more, or fewer, in the oven or pan. */
  minutes?: number;
};

/**
 * A baking formula that is known to work: what one serving weighs with wheat flour, egg, butter, sugar and milk,
 * and which stand-ins are known to work in it. Nothing else may change.
 */
export type Formula = {
  /** For how many there is a sensible batch: the least and the most servings. */
  servings: readonly [least: number, most: number];
  /** Grams a serving by slot. A slot at 0 is there for a swap alone. */
  grams: Readonly<Record<string, number>>;
  /** What is only used whole: grams of one. Its rounding is made good in the liquid. */
  whole?: Readonly<Record<string, { id: string; grams: number }>>;
  /** By the id of what stands in. */
  swaps: Readonly<Record<string, Swap>>;
  /** Stand-ins that each work, but not together. */
  apart?: readonly (readonly [string, string])[];
};

/** Water that an egg or a mashed banana brings along. */
const waterShare = 0.75;

/** Grams a serving once the swaps are made. */
function swapped(formula: Formula, ids: readonly string[]): Record<string, number> {
  const grams: Record<string, number> = { ...formula.grams };
  for (const id of ids) {
    const { scale = {}, add = {} } = formula.swaps[id] ?? {};
    for (const [slot, factor] of Object.entries(scale)) grams[slot] = (grams[slot] ?? 0) * factor;
    for (const [slot, [of, share]] of Object.entries(add)) {
      if (grams[slot] === undefined) continue;
      grams[slot] = Math.max(0, grams[slot] + (formula.grams[of] ?? 0) * share);
    }
  }
  return grams;
}

/** Whole eggs and bananas for the batch; the liquid makes good what was rounded. */
function inWholes(
  formula: Formula,
  grams: Record<string, number>,
  filled: Readonly<Record<string, string>>,
): Record<string, number> {
  const batch = { ...grams };
  for (const [slot, { id, grams: each }] of Object.entries(formula.whole ?? {})) {
    const wanted = batch[slot] ?? 0;
    if (filled[slot] !== id || wanted === 0) continue;
    const count = Math.max(1, Math.round(wanted / each));
    batch[slot] = count * each;
    if (batch.liquid === undefined) continue;
    batch.liquid = Math.max(0, batch.liquid - (count * each - wanted) * waterShare);
  }
  return batch;
}

/** The scales of a formula: grams of each part for a batch, with the swaps that its ingredients ask for. */
export function weigherOf(formula: Formula): Weigh {
  const [least, most] = formula.servings;
  return (filled, servings) => {
    const ids = Object.values(filled);
    if (servings < least || servings > most) return undefined;
    if (formula.apart?.some((pair) => pair.every((id) => ids.includes(id)))) return undefined;
    const each = swapped(formula, ids);
    const batch = Object.fromEntries(
      Object.entries(each).map(([slot, grams]) => [slot, grams * servings]),
    );
    return inWholes(formula, batch, filled);
  };
}

/** Minutes that the swaps of a batch add or save. */
export function swapMinutes(formula: Formula, ids: readonly (string | undefined)[]): number {
  return ids.reduce((sum, id) => sum + (id ? (formula.swaps[id]?.minutes ?? 0) : 0), 0);
}
