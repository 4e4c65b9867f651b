import type { BrowserContext } from 'playwright-core';
import { onTestFinished, TestRunner } from 'vitest';

/**
 * Whoever comes in the middle of a test leaves at its end: their pages would go on asking, drawing and listening until the last test of
 * the file. Whoever comes before the tests stays for all of them.
 */
export function leaveWithTest(context: BrowserContext): void {
  if (TestRunner.getCurrentTest()) onTestFinished(() => context.close());
}
