import { readStored, removeStored, writeStored } from '../../../data/browser-storage.ts';
import { cookingStorageKey } from '../../../data/cooking-key.ts';
import { onMarksForgotten } from '../../../data/marks-of-cook.ts';
import { changeTimers, type TimerAction } from '../timers/change-timers.ts';
import { type Cooking, nothingCooking, type Place, withoutOld } from './cooking.ts';
import { printCooking, readCooking } from './read-cooking.ts';

/** The moment is written down now and then, to notice a clock that is set back while no tab looks. */
const noteMomentEveryMs = 15_000;

const listeners = new Set<() => void>();
/** What is kept, or what would be where the browser keeps nothing. */
let memory: Cooking = nothingCooking;
let memoryText = '';
let notedAtMs = 0;

/** Storage is the truth, since other tabs write to it; a browser that refuses it leaves us our own memory. */
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

/** Another tab changed what is kept, or put an end to it. */
function follow({ key, newValue }: StorageEvent) {
  if (key !== cookingStorageKey && key !== null) return;
  memoryText = newValue ?? '';
  memory = readCooking(newValue);
  tell();
}

/** A page that was put to sleep has heard of nothing. */
function wakeUp() {
  readAgain();
  tell();
}

// Otherwise the next look at the timers would write all of it back.
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

/** What is known without asking storage: other tabs tell what they change. */
export const knownCooking = (): Cooking => memory;

/** Starts, pauses, adds to or stops a timer. */
export function changeKeptTimers(action: TimerAction, nowMs: number = Date.now()) {
  readAgain();
  const cooking = memory;
  notedAtMs = nowMs;
  write({ ...cooking, timers: changeTimers(cooking.timers, action, nowMs) });
}

/** Looks at the clock, and writes only what it changed: an end that has come, a clock that was set back. */
export function lookAtKeptTimers(nowMs: number = Date.now()) {
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

/** Remembers where the cook is; what is old goes. */
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

/** Cooked to its end: the next time begins at the beginning. Timers that still run go on. */
export function forgetPlace(recipeId: string) {
  readAgain();
  const cooking = memory;
  const { [recipeId]: _gone, ...places } = cooking.places;
  write({ ...cooking, places });
}
