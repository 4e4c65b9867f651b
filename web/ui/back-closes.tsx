import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** What browsers tell of a wish to close that is no key of the page: Android's Back, above all. Not every browser has it. */
type CloseWatcher = EventTarget & { destroy(): void };
type CloseWatcherWindow = { CloseWatcher?: new () => CloseWatcher };

/** How each dialog and menu that stands open is closed, the topmost last. */
const standing: RefObject<() => void>[] = [];

/**
 * Escape, in whichever dialog it was heard, closes the topmost. Radix moves its ear from a dialog to the one, or the
 * menu, that opens above it a moment after that one is to be seen; on a busy machine a key in that moment would close the lower one.
 */
export function closeTopmost(event: KeyboardEvent) {
  if (event.defaultPrevented) return;
  event.preventDefault();
  standing.at(-1)?.current();
}

/**
 * While it stands, the phone's Back closes what it stands in instead of leaving the page. Where the browser has no
 * CloseWatcher, Back leaves as ever.
 */
export function BackCloses({ onBack }: { onBack: () => void }) {
  const latest = useRef(onBack);
  latest.current = onBack;
  useLayoutEffect(() => {
    standing.push(latest);
    return () => {
      standing.splice(standing.indexOf(latest), 1);
    };
  }, []);
  useEffect(() => {
    const Watcher = (window as CloseWatcherWindow).CloseWatcher;
    if (!Watcher) return;
    let watcher: CloseWatcher | undefined;
    // A watcher is spent once it has closed: what then stays open (a question that is busy) needs another.
    function watch() {
      watcher = new (Watcher as new () => CloseWatcher)();
      watcher.addEventListener('close', () => {
        latest.current();
        watch();
      });
    }
    watch();
    return () => watcher?.destroy();
  }, []);
  return null;
}
