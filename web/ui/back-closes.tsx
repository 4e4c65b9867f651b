import { useEffect, useRef } from 'react';

/** What browsers tell of a wish to close that is no key of the page: Android's Back, above all. Not every browser has it. */
type CloseWatcher = EventTarget & { destroy(): void };
type CloseWatcherWindow = { CloseWatcher?: new () => CloseWatcher };

/**
 * While it stands, the phone's Back closes what it stands in instead of leaving the page. Where the browser has no
 * CloseWatcher, Back leaves as ever.
 */
export function BackCloses({ onBack }: { onBack: () => void }) {
  const latest = useRef(onBack);
  latest.current = onBack;
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
