import type { Page } from 'playwright-core';
import type { PurchaseView } from '#contract/payments.ts';

export const purchaseId = '7f9c24e8-3b12-4fef-91e0-56a2d5a1b7c3';

/** Makes a payment-status response for a purchase of 25 credits. */
export function purchaseView(change: Partial<PurchaseView> = {}): PurchaseView {
  return {
    purchaseId,
    status: 'completed',
    packId: 'medium',
    credits: 25,
    amountCents: 999,
    refundedCents: 0,
    currency: 'usd',
    paymentId: 'cs_test_a1b2c3d4e5f6',
    failureCode: null,
    createdAt: '2026-11-21T10:00:00Z',
    balance: 26,
    fresh: true,
    ...change,
  };
}

/** A purchase view, the HTTP status of an error response, or `broken` for an aborted connection. */
type Said = PurchaseView | number | 'broken';

/** Mocks payment-status with the responses in order and repeats the last one. @returns the bodies of the requests */
export async function answerPayment(page: Page, ...answers: [Said, ...Said[]]) {
  const asked: unknown[] = [];
  await page.route('**/functions/v1/payment-status', async (route) => {
    const said = answers[Math.min(asked.length, answers.length - 1)] as Said;
    asked.push(route.request().postDataJSON());
    if (said === 'broken') await route.abort();
    else if (typeof said === 'number') {
      await route.fulfill({ status: said, json: { error: 'no', message: 'no', code: 'no' } });
    } else await route.fulfill({ json: said });
  });
  return asked;
}

/** Waits until the page’s own polling has received the credits. The page polls at least every 30 seconds. */
export const askedAgain = (page: Page) =>
  page.getByText('25 credits have been added. Your balance: 26').waitFor({ timeout: 40_000 });

/**
 * Makes the pauses of the result pages ten times shorter in all pages that this visitor opens from now on. Use it only to check what is
 * shown after the pauses; tests with a stopped clock check their real length.
 */
export async function shortenRedirectDelays(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    const wait = window.setTimeout;
    // These are the status checks, the redirect and the first polls after them. Longer delays are request timeouts.
    const isPause = (delayMs = 0) => delayMs >= 2_000 && delayMs < 5_000;
    window.setTimeout = ((handler: () => void, delayMs?: number, ...given: unknown[]) =>
      wait(handler, isPause(delayMs) ? (delayMs ?? 0) / 10 : delayMs, ...given)) as typeof wait;
  });
}

/**
 * Disables the ten-second countdown from the success page to the dashboard in all pages that this visitor opens from now on, because a busy
 * machine may take longer than that for one check. Tests with a stopped clock check the countdown.
 */
export async function holdCountdown(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    const repeat = window.setInterval;
    window.setInterval = ((handler: () => void, everyMs?: number, ...given: unknown[]) =>
      everyMs === 1_000 ? 0 : repeat(handler, everyMs, ...given)) as typeof repeat;
  });
}

/** Installs a stopped clock in a page before it loads. `advanceUntil` advances it. */
export async function stopTime(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  // The clock runs until it is paused, which may take long on a busy machine. The pause must not be in the past.
  await page.clock.pauseAt(now + 3_600_000);
}

/** Waits until the page is hydrated, its effects have run and its timers are set. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
  // React runs effects in a separate message, after the render.
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    }
  });
}

/** Advances the page’s clock until a condition is true. @returns the elapsed milliseconds of that clock */
export async function advanceUntil(
  page: Page,
  isSo: () => Promise<boolean> | boolean,
  { stepMs = 100, atMostMs = 60_000 } = {},
): Promise<number> {
  for (let elapsedMs = 0; elapsedMs <= atMostMs; elapsedMs += stepMs) {
    if (await isSo()) return elapsedMs;
    await page.clock.runFor(stepMs);
  }
  throw new Error(`It was not so within ${atMostMs} ms of the page's time.`);
}

/** Resets a page for the next test: leaves the app, removes all mocked routes and sets the viewport size. */
export async function asNew(page: Page, size: { width: number; height: number }): Promise<Page> {
  await page.goto('/favicon.svg');
  await page.unrouteAll();
  await page.setViewportSize(size);
  return page;
}

/** Locates a text in the receipt on a result page. */
export const inReceipt = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Your payment' }).getByText(text, { exact: true });

/** Simulates that a page becomes hidden or visible. */
export function setPageVisibility(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);
}

const stepMs = 5_000;

/**
 * Advances the stopped clock of a page in steps that leave time for responses. Otherwise the page would treat the server as unreachable and
 * send two requests when it is back.
 */
export async function passTime(page: Page, durationMs: number): Promise<void> {
  for (let passedMs = 0; passedMs < durationMs; passedMs += stepMs) {
    await page.clock.runFor(stepMs);
    await page.evaluate(() => fetch('/healthz'));
  }
}
