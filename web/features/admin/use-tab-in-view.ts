import { useEffect, useRef } from 'react';

/** Scrolls the open tab into view without scrolling the page: on a phone the tabs are wider than the screen. */
export function useTabInView(open: string | undefined) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = open && list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!list.current || !tab) return;
    list.current.scrollLeft =
      tab.offsetLeft - list.current.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
  }, [open]);
  return list;
}
