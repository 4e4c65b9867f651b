import { useEffect, useRef } from 'react';
import { printClock } from './timers/print-time.ts';
import type { RunningTimer } from './timers/use-timers.ts';

/** Returns the tab title: the timer that has rung, otherwise the remaining time of the next timer. */
function titleFor(timers: readonly RunningTimer[]): string | undefined {
  const rung = timers.find(({ timer }) => timer.status === 'rung');
  if (rung) return `⏰ Time's up: ${rung.timer.name}`;
  const next = timers.find(({ timer }) => timer.status === 'running');
  return next && `${printClock(next.leftMs)} ${next.timer.name}`;
}

/** Shows timers in the document title while there are any, and restores the page's own title afterwards. */
export function useCookTitle(timers: readonly RunningTimer[]) {
  const own = useRef('');
  useEffect(() => {
    own.current = document.title;
    return () => {
      document.title = own.current;
    };
  }, []);
  const title = titleFor(timers);
  useEffect(() => {
    document.title = title ?? own.current;
  }, [title]);
}
