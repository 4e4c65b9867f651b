import { readStoredJson, writeStored } from '../../../data/browser-storage.ts';
import { shoppingStorageKey } from '../../../data/marks-of-cook.ts';

/** Nobody shops for more dishes at once; the oldest list leaves. */
const keptLists = 20;

type KeptTicks = Record<string, number[]>;

function isTicks(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((index) => Number.isInteger(index));
}

function readKept(): KeptTicks {
  const entries = Object.entries(readStoredJson(shoppingStorageKey) ?? {});
  return Object.fromEntries(
    entries.filter((entry): entry is [string, number[]] => isTicks(entry[1])),
  );
}

/** What was ticked of a recipe's list on this device: a phone in a shop forgets its pages. */
export function readTicks(recipeId: string): ReadonlySet<number> {
  return new Set(readKept()[recipeId] ?? []);
}

export function keepTicks(recipeId: string, ticked: ReadonlySet<number>) {
  const others = Object.entries(readKept()).filter(([id]) => id !== recipeId);
  const all = ticked.size > 0 ? [...others, [recipeId, [...ticked]] as const] : others;
  writeStored(shoppingStorageKey, JSON.stringify(Object.fromEntries(all.slice(-keptLists))));
}
