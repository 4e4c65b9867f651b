import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Expects the page to be exactly as wide as the viewport. Polls, because layout takes a moment after a resize. */
export const expectWidth = (page: Page, width: number): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { timeout: 20_000 })
    .toBe(width);
