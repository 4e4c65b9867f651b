import { useSyncExternalStore } from 'react';
import type { System } from '#recipes/measures/convert/kitchen-food.ts';
import { readStored, writeStored } from '../../browser-storage.ts';
import { measuresStorageKey, onMarksForgotten } from '../../marks-of-cook.ts';
import { type ChosenMeasures, parseChosenMeasures, withServings } from './parse-chosen-measures.ts';

const asWritten: ChosenMeasures = { system: undefined, servings: {} };
const listeners = new Set<() => void>();
let current: ChosenMeasures | undefined;

function chosenMeasures(): ChosenMeasures {
  current ??= parseChosenMeasures(readStored(measuresStorageKey));
  return current;
}

function choose(next: ChosenMeasures) {
  current = next;
  writeStored(measuresStorageKey, JSON.stringify(next));
  for (const listener of listeners) listener();
}

/** Applies the choices of another tab. A null key means that the other tab cleared localStorage. */
function followOtherTabs({ key, newValue }: StorageEvent) {
  if (key !== measuresStorageKey && key !== null) return;
  current = parseChosenMeasures(newValue);
  for (const listener of listeners) listener();
}

onMarksForgotten(() => {
  current = asWritten;
  for (const listener of listeners) listener();
});

function subscribe(listener: () => void) {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs);
  };
}

/** Returns the choices of this device. On the server and at the first paint every recipe is as written. */
export function useChosenMeasures(): ChosenMeasures {
  return useSyncExternalStore(subscribe, chosenMeasures, () => asWritten);
}

export function chooseSystem(system: System) {
  choose({ ...chosenMeasures(), system });
}

/** @param servings undefined: as written */
export function chooseServings(recipeKey: string, servings: number | undefined) {
  const chosen = chosenMeasures();
  choose({ ...chosen, servings: withServings(chosen.servings, recipeKey, servings) });
}
