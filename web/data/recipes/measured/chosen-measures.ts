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

/** What another tab chose holds here too; null is what a tab says that cleared everything. */
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

/** The choices of this device; on the server, and at the first paint, every recipe is as it was written. */
export function useChosenMeasures(): ChosenMeasures {
  return useSyncExternalStore(subscribe, chosenMeasures, () => asWritten);
}

export function chooseSystem(system: System) {
  choose({ ...chosenMeasures(), system });
}

/** @param servings undefined: as it was written */
export function chooseServings(recipeKey: string, servings: number | undefined) {
  const chosen = chosenMeasures();
  choose({ ...chosen, servings: withServings(chosen.servings, recipeKey, servings) });
}
