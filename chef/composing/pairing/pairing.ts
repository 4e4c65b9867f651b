import { type Ingredient, pantry } from '#recipes/pantry/pantry.ts';
import { dullTogether, excused, neverTogether } from './clashes.ts';
import { idsOf } from './families.ts';
import { classicPairs, goodPairs } from './good-pairs.ts';

/** Scores for how well two ingredients go together in one dish. */
export const pairs = { never: -3, dull: -1, plain: 0, good: 1, classic: 2 } as const;

const ids = [...pantry.keys()];
const numberOf = new Map(ids.map((id, at) => [id, at]));
const scores = new Int8Array(ids.length * ids.length);

function write(one: string, other: string, score: number): void {
  const from = numberOf.get(one);
  const to = numberOf.get(other);
  if (from === undefined || to === undefined || from === to) return;
  scores[from * ids.length + to] = score;
  scores[to * ids.length + from] = score;
}

function writeRows(table: string, score: number): void {
  for (const row of table.trim().split('\n')) {
    const [left = '', right = ''] = row.split(' : ');
    const others = right.split(' ').flatMap((word) => [...idsOf(word)]);
    for (const one of left.split(' ').flatMap((word) => [...idsOf(word)])) {
      for (const other of others) write(one, other, score);
    }
  }
}

// Later rows override earlier ones: good pairs, then dull pairs, then pairs that are never combined, then the exceptions,
// then the classics.
writeRows(goodPairs, pairs.good);
writeRows(dullTogether, pairs.dull);
writeRows(neverTogether, pairs.never);
writeRows(excused, pairs.plain);
writeRows(classicPairs, pairs.classic);

/** Returns the score of two ingredients, one of the values of `pairs`. */
export function pairScore(one: Ingredient, other: Ingredient): number {
  const from = numberOf.get(one.id) ?? 0;
  const to = numberOf.get(other.id) ?? 0;
  return scores[from * ids.length + to] ?? 0;
}

/** Returns how well a whole dish goes together: the mean of its pairs' scores. */
export function harmonyOf(items: readonly Ingredient[]): number {
  let sum = 0;
  for (let one = 0; one < items.length; one++) {
    for (let other = one + 1; other < items.length; other++) {
      sum += pairScore(items[one] as Ingredient, items[other] as Ingredient);
    }
  }
  return items.length > 1 ? sum / items.length : 0;
}
