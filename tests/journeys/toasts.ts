import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Keeps success toasts open until they are closed, in all pages that this visitor opens from now on. Otherwise they close after five seconds,
 * which can pass between two checks on a stalled machine. Tests with a stopped clock check that toasts close automatically.
 */
export async function holdToasts(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    const wait = window.setTimeout;
    // The toast library has several timers. This one closes a toast.
    const endsToast = (handler: unknown) =>
      typeof handler === 'function' && String(handler).includes('onAutoClose');
    window.setTimeout = ((handler: () => void, ...given: [number?, ...unknown[]]) =>
      endsToast(handler) ? 0 : wait(handler, ...given)) as typeof wait;
  });
}

/** Closes all toasts, including those that are just appearing. Success toasts may close by themselves meanwhile; failure toasts stay. */
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
