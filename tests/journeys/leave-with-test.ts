import type { BrowserContext } from 'playwright-core';
import { onTestFinished, TestRunner } from 'vitest';

/**
 * Closes a browser context at the end of the test that opened it; otherwise its pages would keep fetching, rendering and listening until the
 * last test of the file. A context that is opened before the tests stays open for all of them.
 */
export function leaveWithTest(context: BrowserContext): void {
  if (TestRunner.getCurrentTest()) onTestFinished(() => context.close());
}
