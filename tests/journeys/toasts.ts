import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Glad notices leave after five seconds, which a machine that stands still lets pass between one look and the next: in the pages that a visitor
 * opens from now on they stay until somebody closes them. That they leave by themselves is shown where the time of a page is stopped.
 */
export async function holdToasts(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    const wait = window.setTimeout;
    // The toaster's library has several clocks; this is the one that ends a toast.
    const endsToast = (handler: unknown) =>
      typeof handler === 'function' && String(handler).includes('onAutoClose');
    window.setTimeout = ((handler: () => void, ...given: [number?, ...unknown[]]) =>
      endsToast(handler) ? 0 : wait(handler, ...given)) as typeof wait;
  });
}

/** Closes what is said, and what is only being said: glad notices may leave by themselves meanwhile, failures stay. */
export async function closeToasts(page: Page): Promise<void> {
  const toasts = page.locator('.toast');
  await expect
    .poll(async () => {
      await toasts.locator('.x').evaluateAll((crosses) => {
        for (const cross of crosses) (cross as HTMLElement).click();
      });
      return toasts.count();
    })
    .toBe(0);
}
