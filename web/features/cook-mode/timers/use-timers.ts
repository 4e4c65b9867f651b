import { useEffect, useState } from 'react';
import { changeKeptTimers, checkStoredTimers } from '../kept/cooking-store.ts';
import { leftMsOf, type NewTimer, type Timer } from '../kept/timer.ts';
import { useCooking } from '../kept/use-cooking.ts';

/** Four checks per second, so that the display does not skip a second. */
const lookEveryMs = 250;

/** Returns the current time, updated as often as a running timer needs it. */
function useNow(timers: readonly Timer[]): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  const running = timers.filter((timer) => timer.status === 'running');
  const isRunning = running.length > 0;
  const soonestMs = Math.min(...running.map(({ endsAtMs }) => endsAtMs));
  useEffect(() => {
    if (!isRunning) return;
    const look = () => {
      checkStoredTimers();
      setNowMs(Date.now());
    };
    look();
    const interval = setInterval(look, lookEveryMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(interval);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isRunning]);
  useEffect(() => {
    if (!Number.isFinite(soonestMs)) return;
    // Browsers throttle intervals in hidden tabs to one per minute, but a single timeout still fires on time.
    const wait = setTimeout(checkStoredTimers, Math.max(0, soonestMs - Date.now()));
    return () => clearTimeout(wait);
  }, [soonestMs]);
  return nowMs;
}

export type RunningTimer = { timer: Timer; leftMs: number };

/** Timer actions; each is broadcast to all tabs. */
export const timerOrders = {
  start: (timer: NewTimer) => changeKeptTimers({ do: 'start', timer }),
  pause: (id: string) => changeKeptTimers({ do: 'pause', id }),
  resume: (id: string) => changeKeptTimers({ do: 'resume', id }),
  stop: (id: string) => changeKeptTimers({ do: 'stop', id }),
  add: (id: string, ms: number) => changeKeptTimers({ do: 'add', id, ms }),
};

/** Returns all timers of this browser with their remaining time: timers that have rung first, then by the soonest end. */
export function useTimers(): RunningTimer[] {
  const { timers } = useCooking();
  const nowMs = useNow(timers.list);
  // Timers that ended while no tab was open have rung by now.
  useEffect(() => checkStoredTimers(), []);
  return timers.list
    .map((timer) => ({ timer, leftMs: leftMsOf(timer, nowMs) }))
    .sort((one, other) => one.leftMs - other.leftMs);
}
