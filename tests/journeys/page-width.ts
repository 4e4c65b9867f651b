import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Nothing stands beside the screen. A window that was just made smaller takes a moment to lay its page out. */
export const expectWidth = (page: Page, width: number): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { timeout: 20_000 })
    .toBe(width);
