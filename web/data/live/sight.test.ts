import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { longestUnseenMs, type Sight, watchSight } from './sight.ts';

/** Fake window and document with only what `watchSight` uses. */
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

test('stays awake when hidden briefly, sleeps when hidden for long, wakes when visible', () => {
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

test('reports asleep and awake at once when the timer could not fire in time', () => {
  page.turn('hidden');
  // The clock advanced, the timers did not: a closed laptop.
  vi.setSystemTime(Date.now() + longestUnseenMs + 1);
  page.turn('visible');
  expect(seen).toEqual([false, true]);
});

test('pagehide sleeps at once, and pageshow wakes the page again', () => {
  page.dispatchEvent(new Event('pagehide'));
  expect(sight.isAwake()).toBe(false);
  page.dispatchEvent(new Event('pageshow'));
  expect(sight.isAwake()).toBe(true);
  // A pageshow while awake, as on the first load, changes nothing.
  page.dispatchEvent(new Event('pageshow'));
  expect(seen).toEqual([false, true]);
});

test('a page that opens in the background falls asleep too', () => {
  page.visibilityState = 'hidden';
  const other = watchSight(() => {});
  vi.advanceTimersByTime(longestUnseenMs);
  expect(other.isAwake()).toBe(false);
  other.stop();
});
