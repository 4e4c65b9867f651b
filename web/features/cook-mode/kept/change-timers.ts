import { leftMsOf, type NewTimer, type Timer } from './timer.ts';

/** All timers of this browser, and the last time at which one of its tabs checked the clock. */
export type Timers = { list: readonly Timer[]; seenAtMs: number };

export type TimerAction =
  | { do: 'start'; timer: NewTimer }
  | { do: 'pause' | 'resume' | 'stop'; id: string }
  | { do: 'add'; id: string; ms: number }
  | { do: 'look' };

export const mostTimers = 12;
/** Unanswered alarms are dropped after this time: an alarm of last night is of no use. */
const rungIsKeptMs = 12 * 60 * 60_000;
const longestMs = 24 * 60 * 60_000;
/** A smaller clock change is jitter, not a clock that was set back. */
const trembleMs = 1500;

/**
 * Corrects the timers for a clock that was set back, which would extend every timer. A clock set forward cannot be distinguished
 * from a tab that slept, so timers end in that case.
 */
function withClockSetBack({ list, seenAtMs }: Timers, nowMs: number): readonly Timer[] {
  const backMs = seenAtMs - nowMs;
  if (backMs < trembleMs) return list;
  return list.map((timer) => {
    if (timer.status === 'running') return { ...timer, endsAtMs: timer.endsAtMs - backMs };
    return timer.status === 'rung' ? { ...timer, rangAtMs: timer.rangAtMs - backMs } : timer;
  });
}

/** Applies what time alone changes: a clock set back, timers that have ended, alarms that have expired. */
function lookedAt(timers: Timers, nowMs: number): Timers {
  const list = withClockSetBack(timers, nowMs)
    .map((timer): Timer => {
      if (timer.status !== 'running' || timer.endsAtMs > nowMs) return timer;
      const { endsAtMs, ...rest } = timer;
      return { ...rest, status: 'rung', rangAtMs: endsAtMs };
    })
    .filter((timer) => timer.status !== 'rung' || nowMs - timer.rangAtMs < rungIsKeptMs);
  return { list, seenAtMs: nowMs };
}

function started(list: readonly Timer[], timer: NewTimer, nowMs: number): readonly Timer[] {
  const others = list.filter(({ id }) => id !== timer.id);
  const known = list.find(({ id }) => id === timer.id);
  if (known && known.status !== 'rung') return list;
  if (others.length >= mostTimers) return list;
  const durationMs = Math.min(Math.max(1000, timer.durationMs), longestMs);
  return [...others, { ...timer, durationMs, status: 'running', endsAtMs: nowMs + durationMs }];
}

function changed(timer: Timer, action: TimerAction, nowMs: number): Timer {
  const {
    endsAtMs: _e,
    leftMs: _l,
    rangAtMs: _r,
    ...rest
  } = timer as Timer & Record<string, unknown>;
  const bare = rest as NewTimer;
  const leftMs = leftMsOf(timer, nowMs);
  if (action.do === 'pause' && timer.status === 'running') {
    return { ...bare, status: 'paused', leftMs };
  }
  if (action.do === 'resume' && timer.status === 'paused') {
    return { ...bare, status: 'running', endsAtMs: nowMs + leftMs };
  }
  if (action.do !== 'add') return timer;
  const moreMs = Math.min(leftMs + action.ms, longestMs);
  // After the alarm, the added time is a new, short timer; before the alarm, it extends the duration.
  const { longestMs: _longest, ...single } = bare;
  const durationMs =
    timer.status === 'rung' ? moreMs : Math.min(timer.durationMs + action.ms, longestMs);
  const longer = timer.status === 'rung' ? { ...single, durationMs } : { ...bare, durationMs };
  if (timer.status === 'paused') return { ...longer, status: 'paused', leftMs: moreMs };
  return { ...longer, status: 'running', endsAtMs: nowMs + moreMs };
}

/** Returns the timers after an action. Pure: the caller passes the current time. */
export function changeTimers(before: Timers, action: TimerAction, nowMs: number): Timers {
  const timers = lookedAt(before, nowMs);
  if (action.do === 'look') return timers;
  if (action.do === 'start') {
    return { ...timers, list: started(timers.list, action.timer, nowMs) };
  }
  if (action.do === 'stop') {
    return { ...timers, list: timers.list.filter(({ id }) => id !== action.id) };
  }
  const list = timers.list.map((timer) =>
    timer.id === action.id ? changed(timer, action, nowMs) : timer,
  );
  return { ...timers, list };
}
