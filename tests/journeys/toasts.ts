import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Closes what is said, and what is only being said: the glad ones leave by themselves in the meantime, failures stay. */
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
