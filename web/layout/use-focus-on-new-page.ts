import { useEffect, useRef } from 'react';

/** Module-level, not per layout: navigating from one layout to another is a new page too. */
let shown: string | undefined;

/**
 * Moves the focus to the start of a new page for screen reader users, as after a full page load.
 * An element of the new page that has already taken the focus keeps it.
 * @param place identifies the page, usually by its path
 */
export function useFocusOnNewPage(place: string) {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    const isFirst = shown === undefined;
    if (shown === place) return;
    shown = place;
    if (isFirst || main.current?.contains(document.activeElement)) return;
    main.current?.focus({ preventScroll: true });
  }, [place]);
  return main;
}
