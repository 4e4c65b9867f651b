import { useEffect, useRef } from 'react';
import { printClock } from './timers/print-time.ts';
import type { RunningTimer } from './timers/use-timers.ts';

/** What a tab in the background says: what has ended, else how long the next one takes. */
function titleFor(timers: readonly RunningTimer[]): string | undefined {
  const rung = timers.find(({ timer }) => timer.status === 'rung');
  if (rung) return `⏰ Time's up: ${rung.timer.name}`;
  const next = timers.find(({ timer }) => timer.status === 'running');
  return next && `${printClock(next.leftMs)} ${next.timer.name}`;
}

/** Shows timers in the document's title while there are any, and gives the page's own back. */
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
