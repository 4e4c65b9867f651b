import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { longestUnseenMs, type Sight, watchSight } from './sight.ts';

/** A page and its document, as far as sight is concerned. */
class Page extends EventTarget {
  visibilityState: 'visible' | 'hidden' = 'visible';
  turn(state: 'visible' | 'hidden') {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

let page: Page;
let seen: boolean[];
let sight: Sight;

beforeEach(() => {
  vi.useFakeTimers();
  page = new Page();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', page);
  seen = [];
  sight = watchSight(() => seen.push(sight.isAwake()));
});
afterEach(() => {
  sight.stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a look elsewhere changes nothing; a long absence does, until somebody is back', () => {
  page.turn('hidden');
  vi.advanceTimersByTime(longestUnseenMs - 1);
  page.turn('visible');
  expect(seen).toEqual([true]);
  page.turn('hidden');
  vi.advanceTimersByTime(longestUnseenMs);
  expect(sight.isAwake()).toBe(false);
  page.turn('visible');
  expect(seen).toEqual([true, false, true]);
});

test('whoever slept through the alarm falls asleep and wakes up in one', () => {
  page.turn('hidden');
  // The clock went on, the timers did not: a closed laptop.
  vi.setSystemTime(Date.now() + longestUnseenMs + 1);
  page.turn('visible');
  expect(seen).toEqual([false, true]);
});

test('a page that is left lets go at once, and is there again when it is shown again', () => {
  page.dispatchEvent(new Event('pagehide'));
  expect(sight.isAwake()).toBe(false);
  page.dispatchEvent(new Event('pageshow'));
  expect(sight.isAwake()).toBe(true);
  // The first showing of a page is no return.
  page.dispatchEvent(new Event('pageshow'));
  expect(seen).toEqual([false, true]);
});

test('opened in the background it falls asleep as well', () => {
  page.visibilityState = 'hidden';
  const other = watchSight(() => {});
  vi.advanceTimersByTime(longestUnseenMs);
  expect(other.isAwake()).toBe(false);
  other.stop();
});
