import type { Page } from 'playwright-core';
import type { WrittenRecipe } from './cooks.ts';

export const traybake: WrittenRecipe = {
  name: 'Lemon Salmon with Potatoes',
  servings: 2,
  ingredients: [
    '400 g waxy potatoes, in 2 cm dice',
    '2 tbsp olive oil',
    '250 g asparagus, trimmed',
    '2 salmon fillets',
    '20 g dill, chopped',
  ],
  procedure: [
    'Heat the oven to 220 °C. Toss the potatoes with half of the olive oil and roast for 20 to 25 minutes.',
    'Stir half of the dill into the remaining oil and leave for 5 minutes.',
    'Add the asparagus and the salmon and roast for 10 minutes, until it reaches 63 °C.',
    'Rest for 2 minutes and scatter with the remaining dill.',
  ],
};

/** What a page did with its device: tones started, and wake locks requested and released. */
export type DeviceCounts = { tones: number; locks: number; released: number };

/** Counts tones and replaces the wake lock, because a test cannot observe the browser's own. @returns a function that reads the counts */
export async function listenAtDevice(page: Page): Promise<() => Promise<DeviceCounts>> {
  await page.addInitScript(() => {
    const heard = { tones: 0, locks: 0, released: 0 };
    Object.assign(window, { heard });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      heard.tones += 1;
      return start.call(this, when);
    };
    class Lock extends EventTarget {
      released = false;
      async release() {
        this.released = true;
        heard.released += 1;
      }
    }
    let last: Lock | undefined;
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        async request() {
          heard.locks += 1;
          last = new Lock();
          return last;
        },
      },
    });
    // As in a browser, a hidden page loses its wake lock.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') void last?.release();
    });
  });
  return () => page.evaluate(() => (window as unknown as { heard: DeviceCounts }).heard);
}

/** Hides the page or shows it again, as switching tabs does. */
export function show(page: Page, state: 'visible' | 'hidden'): Promise<void> {
  return page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

/** Swipes from the middle of the page by this many pixels to the right; negative values go left. */
export function swipe(page: Page, acrossPixels: number): Promise<void> {
  return page.evaluate((across) => {
    const main = document.querySelector('main');
    if (!main) throw new Error('The page has no main part.');
    const touchAt = (x: number) =>
      new Touch({ identifier: 1, target: main, clientX: x, clientY: 300 });
    const middle = window.innerWidth / 2;
    const begin = touchAt(middle);
    const end = touchAt(middle + across);
    const bubbles = true;
    main.dispatchEvent(
      new TouchEvent('touchstart', { bubbles, touches: [begin], changedTouches: [begin] }),
    );
    main.dispatchEvent(new TouchEvent('touchend', { bubbles, changedTouches: [end] }));
  }, acrossPixels);
}
