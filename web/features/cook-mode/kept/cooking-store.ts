import { readStored, removeStored, writeStored } from '../../../data/browser-storage.ts';
import { cookingStorageKey } from '../../../data/cooking-key.ts';
import { onMarksForgotten } from '../../../data/marks-of-cook.ts';
import { changeTimers, type TimerAction } from './change-timers.ts';
import { type Cooking, nothingCooking, type Place, withoutOld } from './cooking.ts';
import { printCooking, readCooking } from './read-cooking.ts';

/** The current time is stored at this interval, to detect a clock that is set back while no tab checks it. */
const noteMomentEveryMs = 15_000;

const listeners = new Set<() => void>();
/** The stored state, or an in-memory fallback if the browser stores nothing. */
let memory: Cooking = nothingCooking;
let memoryText = '';
let notedAtMs = 0;

/** Reloads the state from storage, since other tabs write to it. Keeps the in-memory state if storage is unavailable. */
function readAgain() {
  const text = readStored(cookingStorageKey);
  if (text === null || text === memoryText) return;
  memory = readCooking(text);
  memoryText = text;
}

function tell() {
  for (const listener of listeners) listener();
}

function write(next: Cooking) {
  memory = next;
  memoryText = printCooking(next);
  if (memoryText) writeStored(cookingStorageKey, memoryText);
  else removeStored(cookingStorageKey);
  tell();
}

/** Applies a change or removal that another tab made. */
function follow({ key, newValue }: StorageEvent) {
  if (key !== cookingStorageKey && key !== null) return;
  memoryText = newValue ?? '';
  memory = readCooking(newValue);
  tell();
}

/** Reloads the state after the page was suspended, since it got no storage events meanwhile. */
function wakeUp() {
  readAgain();
  tell();
}

// Clear the memory too; otherwise the next timer check would write everything back.
onMarksForgotten(() => {
  memory = nothingCooking;
  memoryText = '';
  tell();
});

export function subscribeToCooking(listener: () => void): () => void {
  if (listeners.size === 0) {
    readAgain();
    window.addEventListener('storage', follow);
    window.addEventListener('pageshow', wakeUp);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', follow);
    window.removeEventListener('pageshow', wakeUp);
  };
}

/** Returns the in-memory state without reading storage: storage events report changes of other tabs. */
export const knownCooking = (): Cooking => memory;

/** Starts, pauses, extends or stops a timer. */
export function changeKeptTimers(action: TimerAction, nowMs: number = Date.now()) {
  readAgain();
  const cooking = memory;
  notedAtMs = nowMs;
  write({ ...cooking, timers: changeTimers(cooking.timers, action, nowMs) });
}

/** Checks the timers against the clock and writes only if it changed something: a timer ended, or the clock was set back. */
export function checkStoredTimers(nowMs: number = Date.now()) {
  const cooking = memory;
  if (cooking.timers.list.length === 0) return;
  const timers = changeTimers(cooking.timers, { do: 'look' }, nowMs);
  const isSame =
    timers.list.length === cooking.timers.list.length &&
    timers.list.every((timer, at) => timer === cooking.timers.list[at]);
  if (isSame && Math.abs(nowMs - notedAtMs) < noteMomentEveryMs) return;
  notedAtMs = nowMs;
  write({ ...cooking, timers });
}

/** Stores the cook's place in a recipe and removes old places. */
export function keepPlace(
  recipeId: string,
  place: Omit<Place, 'changedAtMs'>,
  nowMs: number = Date.now(),
) {
  readAgain();
  const cooking = memory;
  const places = { ...cooking.places, [recipeId]: { ...place, changedAtMs: nowMs } };
  write({ ...cooking, places: withoutOld(places, nowMs) });
}

/** Moves the place in a recipe that is not on the screen to the step of a timer. The cook's own timers, with step 0, have none. */
export function movePlace({ recipeId, step }: { recipeId: string; step: number }) {
  readAgain();
  const { ticked = [], lines = 0 } = memory.places[recipeId] ?? {};
  if (step > 0) keepPlace(recipeId, { at: step, ticked, lines });
}

/** Removes the place of a finished recipe, so that the next time starts at the beginning. Running timers continue. */
export function forgetPlace(recipeId: string) {
  readAgain();
  const cooking = memory;
  const { [recipeId]: _gone, ...places } = cooking.places;
  write({ ...cooking, places });
}
