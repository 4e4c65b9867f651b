import type { LiveChange } from './live-change.ts';

const listeners = new Set<(change: LiveChange) => void>();

/** Registers a listener for live changes, for code that stores a cook's recipes outside the query cache. */
export function onLiveChange(listener: (change: LiveChange) => void) {
  listeners.add(listener);
}

export function notifyLiveChange(change: LiveChange) {
  for (const listener of listeners) listener(change);
}
