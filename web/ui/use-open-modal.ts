import { useEffect, useState } from 'react';

const modals =
  '[role="dialog"][data-state="open"], [role="alertdialog"][data-state="open"], dialog[open]';
const menus = '[role="menu"][data-state="open"], [role="listbox"][data-state="open"]';

/** What lies over the page: the topmost dialog, and whether a menu is open. */
export type OverPage = { dialog: Element | null; hasMenu: boolean };

function look(): OverPage {
  const dialog = [...document.querySelectorAll(modals)].at(-1) ?? null;
  return { dialog, hasMenu: document.querySelector(menus) !== null };
}

const nothing: OverPage = { dialog: null, hasMenu: false };

/** Tracks which dialogs and menus are open over the page while `isNeeded` is true. */
export function useOpenModal(isNeeded: boolean): OverPage {
  const [over, setOver] = useState(nothing);
  useEffect(() => {
    if (!isNeeded) return;
    const follow = () =>
      setOver((before) => {
        const now = look();
        return now.dialog === before.dialog && now.hasMenu === before.hasMenu ? before : now;
      });
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-state', 'open'],
    });
    return () => {
      observer.disconnect();
      setOver(nothing);
    };
  }, [isNeeded]);
  return over;
}
