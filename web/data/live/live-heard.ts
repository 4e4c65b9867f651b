import type { LiveChange } from './live-change.ts';

const listeners = new Set<(change: LiveChange) => void>();

/** For whoever keeps something of a cook's recipes elsewhere than in the cache. */
export function onLiveChange(listener: (change: LiveChange) => void) {
  listeners.add(listener);
}

export function tellLiveChange(change: LiveChange) {
  for (const listener of listeners) listener(change);
}
