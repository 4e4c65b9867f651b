import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Browser API for close requests that are not key events of the page, mainly Android's Back. Not every browser supports it. */
type CloseWatcher = EventTarget & { destroy(): void };
type CloseWatcherWindow = { CloseWatcher?: new () => CloseWatcher };

/** The close function of each open dialog and menu, the topmost last. */
const standing: RefObject<() => void>[] = [];

/**
 * Closes the topmost dialog or menu on Escape, whichever dialog received the key. Radix moves its listener to a dialog or menu that opens
 * above another one shortly after it becomes visible; on a busy machine, a key press in between would close the lower one.
 */
export function closeTopmost(event: KeyboardEvent) {
  if (event.defaultPrevented) return;
  event.preventDefault();
  standing.at(-1)?.current();
}

/**
 * While mounted, the phone's Back closes the dialog or menu around it instead of leaving the page. In a browser without
 * CloseWatcher, Back leaves the page as usual.
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
    // A watcher fires once. A dialog that stays open after that (a busy confirm dialog) needs a new one.
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
