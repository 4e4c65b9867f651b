import { readStoredJson, writeStored } from '../../../data/browser-storage.ts';
import { shoppingStorageKey } from '../../../data/marks-of-cook.ts';

/** Number of lists that are kept, more than a cook shops for at once; the oldest list is dropped. */
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

/** Returns the ticked items of a recipe's list. They are stored on the device because a phone may discard the page in a shop. */
export function readTicks(recipeId: string): ReadonlySet<number> {
  return new Set(readKept()[recipeId] ?? []);
}

export function keepTicks(recipeId: string, ticked: ReadonlySet<number>) {
  const others = Object.entries(readKept()).filter(([id]) => id !== recipeId);
  const all = ticked.size > 0 ? [...others, [recipeId, [...ticked]] as const] : others;
  writeStored(shoppingStorageKey, JSON.stringify(Object.fromEntries(all.slice(-keptLists))));
}
