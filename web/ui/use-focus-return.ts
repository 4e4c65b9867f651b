import { useRef } from 'react';

/** Where the last dialog was opened from: one that takes another's place leads back to the same control. */
let lastOpener: HTMLElement | null = null;

/**
 * Our dialogs have no trigger of their own that Radix could give the focus back to. This remembers who had it.
 * `remember` is called before the dialog takes the focus, `giveBack` after it closed.
 */
export function useFocusReturn() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    remember() {
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && activeElement !== document.body) {
        lastOpener = activeElement;
      }
      opener.current = lastOpener;
    },
    giveBack(event: Event) {
      event.preventDefault();
      // Whoever asked for the focus meanwhile keeps it.
      if (document.activeElement === document.body) opener.current?.focus({ preventScroll: true });
    },
  };
}
