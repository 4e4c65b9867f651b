import { useEffect, useRef } from 'react';

type Keys = { ArrowRight: () => void; ArrowLeft: () => void; ' ': () => void; Escape: () => void };

/** Returns whether the target handles the key itself: a form field, a dialog or a star rating. A button or link handles the space bar. */
function answersItself(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select, [role="radiogroup"], [role="dialog"], dialog')) {
    return !(target instanceof HTMLInputElement && target.type === 'checkbox') || key === ' ';
  }
  return key === ' ' && target.closest('button, a, summary') !== null;
}

/** Handles the arrow keys, the space bar and Escape wherever the focus is on the page. */
export function useKeys(keys: Keys) {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const act = latest.current[event.key as keyof Keys];
      if (!act || answersItself(event.target, event.key)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
