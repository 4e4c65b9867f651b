import { useSyncExternalStore } from 'react';
import type { System } from '#recipes/measures/convert/kitchen-food.ts';
import { parseStored, readStored, writeStored } from '../browser-storage.ts';
import { isKeptFor, isSomethingKept, keepsFor } from '../device/kept-for.ts';
import { kitchenStorageKey, onMarksForgotten } from '../marks-of-cook.ts';
import { storedCookId } from '../session/stored-session.ts';
import type { Kitchen } from './kitchen.ts';

/** Version of the stored shape. Increment it when Kitchen changes so that a page cannot read an older one. */
const shape = 1;

type Kept = { shape: number; cookId: string; kitchen: unknown };

let text: string | null = null;
let kept: Kept | null = null;
const listeners = new Set<() => void>();

/** Reads the stored entry. Returns the same object as long as the stored text is the same. */
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

/** @returns this cook's kitchen as last stored on this device, not yet validated; undefined if there is none */
export function readKeptKitchen(cookId: string): unknown {
  const found = readKept();
  return found?.shape === shape && found.cookId === cookId ? found.kitchen : undefined;
}

/**
 * Stores the kitchen that the server returned, for a start without the server. Stores nothing if the cook has signed out meanwhile, or
 * if data of another cook is left on this device.
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

/** The cook's default units and servings. */
type KitchenMeasures = {
  /** The owner of the kitchen; undefined if this device stores none. */
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

/** Returns units and servings of the kitchen stored on this device; all undefined on the server and at the first paint. */
export function useKitchenMeasures(): KitchenMeasures {
  return measuresIn(useSyncExternalStore(subscribe, readKept, () => null));
}
