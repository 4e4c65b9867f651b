import { useEffect, useRef } from 'react';

/** On a phone the tabs are wider than the screen: the open one is brought into sight, and the page stays where it is. */
export function useTabInSight(open: string | undefined) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = open && list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!list.current || !tab) return;
    list.current.scrollLeft =
      tab.offsetLeft - list.current.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
  }, [open]);
  return list;
}
