import type { Locator } from 'playwright-core';

/** Taps as a person does, and counts. */
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
