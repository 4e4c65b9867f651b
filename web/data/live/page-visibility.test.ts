import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { maxHiddenMs, type PageVisibility, watchPageVisibility } from './page-visibility.ts';

/** Fake window and document with only what `watchPageVisibility` uses. */
class Page extends EventTarget {
  visibilityState: 'visible' | 'hidden' = 'visible';
  setState(state: 'visible' | 'hidden') {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

let page: Page;
let seen: boolean[];
let visibility: PageVisibility;

beforeEach(() => {
  vi.useFakeTimers();
  page = new Page();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', page);
  seen = [];
  visibility = watchPageVisibility(() => seen.push(visibility.isAwake()));
});
afterEach(() => {
  visibility.stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('stays awake when hidden briefly, sleeps when hidden for long, wakes when visible', () => {
  page.setState('hidden');
  vi.advanceTimersByTime(maxHiddenMs - 1);
  page.setState('visible');
  expect(seen).toEqual([true]);
  page.setState('hidden');
  vi.advanceTimersByTime(maxHiddenMs);
  expect(visibility.isAwake()).toBe(false);
  page.setState('visible');
  expect(seen).toEqual([true, false, true]);
});

test('reports asleep and awake at once when the timer could not fire in time', () => {
  page.setState('hidden');
  // The clock advanced, the timers did not: a closed laptop.
  vi.setSystemTime(Date.now() + maxHiddenMs + 1);
  page.setState('visible');
  expect(seen).toEqual([false, true]);
});

test('pagehide sleeps at once, and pageshow wakes the page again', () => {
  page.dispatchEvent(new Event('pagehide'));
  expect(visibility.isAwake()).toBe(false);
  page.dispatchEvent(new Event('pageshow'));
  expect(visibility.isAwake()).toBe(true);
  // A pageshow while awake, as on the first load, changes nothing.
  page.dispatchEvent(new Event('pageshow'));
  expect(seen).toEqual([false, true]);
});

test('a page that opens in the background falls asleep too', () => {
  page.visibilityState = 'hidden';
  const other = watchPageVisibility(() => {});
  vi.advanceTimersByTime(maxHiddenMs);
  expect(other.isAwake()).toBe(false);
  other.stop();
});
