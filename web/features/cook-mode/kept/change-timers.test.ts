import { describe, expect, test } from 'vitest';
import { changeTimers, mostTimers, type TimerAction, type Timers } from './change-timers.ts';
import { leftMsOf, type NewTimer } from './timer.ts';

const minuteMs = 60_000;
const noonMs = 1_800_000_000_000;
const potatoes: NewTimer = {
  ...{ id: 'r:1:0', recipeId: 'r', recipeName: 'Tray', name: 'Roast potatoes', step: 1 },
  ...{ durationMs: 20 * minuteMs, longestMs: 25 * minuteMs },
};
const none: Timers = { list: [], seenAtMs: 0 };

/** Applies the actions, each at the given number of minutes after noon. */
function play(...moves: [atMinute: number, action: TimerAction][]): Timers {
  return moves.reduce(
    (timers, [atMinute, action]) => changeTimers(timers, action, noonMs + atMinute * minuteMs),
    none,
  );
}
const start: TimerAction = { do: 'start', timer: potatoes };
const order = (what: 'pause' | 'resume' | 'stop'): TimerAction => ({ do: what, id: potatoes.id });
const add = (minutes: number): TimerAction => ({
  do: 'add',
  id: potatoes.id,
  ms: minutes * minuteMs,
});
const look: TimerAction = { do: 'look' };
const minutesLeft = ({ list }: Timers, atMinute: number) =>
  list.map((timer) => leftMsOf(timer, noonMs + atMinute * minuteMs) / minuteMs);

describe('a timer', () => {
  test('rings from its end time, even when it is checked much later', () => {
    expect(minutesLeft(play([0, start]), 5)).toEqual([15]);
    const [rung] = play([0, start], [90, look]).list;
    expect(rung).toMatchObject({ status: 'rung', rangAtMs: noonMs + 20 * minuteMs });
    expect(rung).not.toHaveProperty('endsAtMs');
  });

  test('stops while paused and continues with the remaining time', () => {
    const paused = play([0, start], [5, order('pause')]);
    expect(minutesLeft(paused, 60)).toEqual([15]);
    const resumed = play([0, start], [5, order('pause')], [60, order('resume')]);
    expect(minutesLeft(resumed, 61)).toEqual([14]);
  });

  test('can be extended while running, while paused and after it rang', () => {
    expect(minutesLeft(play([0, start], [5, add(1)]), 5)).toEqual([16]);
    expect(minutesLeft(play([0, start], [5, order('pause')], [6, add(1)]), 9)).toEqual([16]);
    const again = play([0, start], [20, look], [22, add(5)]);
    expect(minutesLeft(again, 22)).toEqual([5]);
    // The range "20 to 25 minutes" has rung already: the added time is not a range.
    expect(again.list[0]).toMatchObject({ status: 'running', durationMs: 5 * minuteMs });
    expect(again.list[0]).not.toHaveProperty('longestMs');
  });

  test('is deleted when it is stopped', () => {
    expect(play([0, start], [1, order('stop')]).list).toEqual([]);
    expect(play([0, start], [30, look], [31, order('stop')]).list).toEqual([]);
  });

  test('cannot be started twice, but can be restarted after it rang', () => {
    expect(minutesLeft(play([0, start], [5, start]), 5)).toEqual([15]);
    expect(minutesLeft(play([0, start], [20, look], [21, start]), 21)).toEqual([20]);
  });

  test('expires when its alarm is not answered for half a day', () => {
    expect(play([0, start], [20 + 11 * 60, look]).list).toHaveLength(1);
    expect(play([0, start], [20 + 13 * 60, look]).list).toEqual([]);
  });

  test('is not started beyond the maximum number of timers', () => {
    const many = Array.from({ length: mostTimers + 3 }, (_, at): [number, TimerAction] => [
      0,
      { do: 'start', timer: { ...potatoes, id: `r:${at}:0` } },
    ]);
    expect(play(...many).list).toHaveLength(mostTimers);
  });

  test('that another tab has stopped ignores further actions', () => {
    for (const action of [order('pause'), order('resume'), order('stop'), add(1)]) {
      expect(play([0, action]).list).toEqual([]);
    }
  });
});

describe('a changed system clock', () => {
  test('set back by an hour does not extend a timer', () => {
    const back = play([0, start], [5, look], [-55, look]);
    expect(minutesLeft(back, -55)).toEqual([15]);
    expect(minutesLeft(back, -50)).toEqual([10]);
  });

  test('set back between two visits never leaves more than the duration', () => {
    const [timer] = play([0, start]).list;
    expect(timer && leftMsOf(timer, noonMs - 500 * minuteMs)).toBe(20 * minuteMs);
  });

  test('set forward ends the timer, as after the device slept', () => {
    expect(play([0, start], [600, look]).list[0]?.status).toBe('rung');
  });

  test('that jitters by less than a second changes nothing', () => {
    const before = changeTimers(none, start, noonMs);
    const after = changeTimers(before, look, noonMs - 400);
    expect(after.list[0]).toBe(before.list[0]);
  });
});
