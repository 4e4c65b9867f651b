import { useRef } from 'react';

/** The control that opened the last dialog. A dialog that replaces another one returns the focus to the same control. */
let lastOpener: HTMLElement | null = null;

/**
 * Our dialogs have no Radix trigger to which Radix could return the focus. This hook remembers the element that had the focus.
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
      // An element that took the focus in the meantime keeps it.
      if (document.activeElement === document.body) opener.current?.focus({ preventScroll: true });
    },
  };
}
