import type { Locator } from 'playwright-core';

/** Returns a `tap` function that clicks, and a counter of its calls. */
export function countTaps() {
  let taps = 0;
  return {
    async tap(where: Locator) {
      await where.click();
      taps += 1;
    },
    taps: () => taps,
  };
}
