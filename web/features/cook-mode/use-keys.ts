import { useEffect, useRef } from 'react';

type Keys = { ArrowRight: () => void; ArrowLeft: () => void; ' ': () => void; Escape: () => void };

/** What answers keys itself: a field to type in, a group of stars; a button answers the space bar. */
function answersItself(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select, [role="radiogroup"], [role="dialog"], dialog')) {
    return !(target instanceof HTMLInputElement && target.type === 'checkbox') || key === ' ';
  }
  return key === ' ' && target.closest('button, a, summary') !== null;
}

/** Arrows, the space bar and Escape, from wherever on the page one is. */
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
