import { useSyncExternalStore } from 'react';
import type { System } from '#recipes/measures/convert/kitchen-food.ts';
import { parseStored, readStored, writeStored } from '../browser-storage.ts';
import { kitchenStorageKey, onMarksForgotten } from '../marks-of-cook.ts';
import { isKeptFor, isSomethingKept, keepsFor } from '../offline/kept-for.ts';
import { storedCookId } from '../session/stored-session.ts';
import type { Kitchen } from './kitchen.ts';

/** Raised when Kitchen changes so that a page could not read an older one. */
const shape = 1;

type Kept = { shape: number; cookId: string; kitchen: unknown };

let text: string | null = null;
let kept: Kept | null = null;
const listeners = new Set<() => void>();

/** The same object as long as the same text is kept. */
function readKept(): Kept | null {
  const now = readStored(kitchenStorageKey);
  if (now !== text) {
    text = now;
    kept = parseStored(now) as Kept | null;
  }
  return kept;
}

function tell() {
  for (const listener of listeners) listener();
}

onMarksForgotten(tell);

/** @returns the kitchen that this device last saw of this cook, to be parsed; undefined where it keeps none */
export function readKeptKitchen(cookId: string): unknown {
  const found = readKept();
  return found?.shape === shape && found.cookId === cookId ? found.kitchen : undefined;
}

/**
 * Keeps what the server said, for a start without it. Nothing is kept for a cook who has left meanwhile, nor beside what somebody else
 * left here.
 */
export function keepKitchen(cookId: string, kitchen: Kitchen) {
  if (storedCookId() !== cookId || (isSomethingKept() && !isKeptFor(cookId))) return;
  keepsFor(cookId);
  writeStored(kitchenStorageKey, JSON.stringify({ shape, cookId, kitchen } satisfies Kept));
  tell();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** How a cook measures where they did not say otherwise. */
type KitchenMeasures = {
  /** Whose kitchen it is; undefined where this device knows none. */
  cookId: string | undefined;
  system: System | undefined;
  servings: number | undefined;
};

function measuresIn(found: Kept | null): KitchenMeasures {
  const isMine = found?.shape === shape && found.cookId === storedCookId();
  const { servings, units }: Partial<Kitchen> = (isMine && found.kitchen) || {};
  return {
    cookId: isMine ? found.cookId : undefined,
    system: units === 'us' || units === 'metric' ? units : undefined,
    servings: typeof servings === 'number' ? servings : undefined,
  };
}

/** Units and servings of the kitchen that this device knows; on the server, and at the first paint, there are none. */
export function useKitchenMeasures(): KitchenMeasures {
  return measuresIn(useSyncExternalStore(subscribe, readKept, () => null));
}
