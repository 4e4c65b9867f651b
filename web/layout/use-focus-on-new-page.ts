import { useEffect, useRef } from 'react';

/** Kept outside the layouts: the way from one to another is a new page too. */
let shown: string | undefined;

/**
 * Another page begins at its beginning for those who do not see it: the focus moves there, as after a full load.
 * Whatever on the new page has asked for the focus itself keeps it.
 * @param place what tells one page from another: its path, as a rule
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
