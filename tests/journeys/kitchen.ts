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

/** What a kitchen's device did: tones that sounded, and how often the screen was asked to stay on. */
export type Heard = { tones: number; locks: number; released: number };

/** Listens at the device: sound and screen lock are the browser's, and a test sees neither. */
export async function listenAtDevice(page: Page): Promise<() => Promise<Heard>> {
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
    // As a browser does it: a page that is hidden loses its lock.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') void last?.release();
    });
  });
  return () => page.evaluate(() => (window as unknown as { heard: Heard }).heard);
}

/** Puts the page out of sight, or back into it, as switching tabs does. */
export function show(page: Page, state: 'visible' | 'hidden'): Promise<void> {
  return page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

/** A finger drawn across the middle of the page, so many pixels to the right. */
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
