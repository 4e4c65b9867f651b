import type { Page } from 'playwright-core';
import type { PurchaseView } from '#contract/payments.ts';

export const purchaseId = '7f9c24e8-3b12-4fef-91e0-56a2d5a1b7c3';

/** What the server says of a purchase of 25 credits. */
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

/** A view, or the status of an answer that is none, or a connection that breaks off. */
type Said = PurchaseView | number | 'broken';

/** Answers payment-status in place of the server, one after the other and the last one again and again. @returns what was asked */
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

/** The page has asked by itself until it heard of the credits; it waits half a minute at most before it asks. */
export const askedAgain = (page: Page) =>
  page.getByText('25 credits have been added. Your balance: 26').waitFor({ timeout: 40_000 });

/**
 * Lets the pauses that the result pages make for their readers pass ten times as fast, in whatever a visitor opens from now on. Only
 * for what stays in sight after them: that they are as long as promised is shown with a stopped time.
 */
export async function hurryResultPages(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    const wait = window.setTimeout;
    // The checks, the way on and the first questions after them. Longer ones bound how long an answer may take.
    const isPause = (delayMs = 0) => delayMs >= 2_000 && delayMs < 5_000;
    window.setTimeout = ((handler: () => void, delayMs?: number, ...given: unknown[]) =>
      wait(handler, isPause(delayMs) ? (delayMs ?? 0) / 10 : delayMs, ...given)) as typeof wait;
  });
}

/**
 * Holds the ten seconds back after which a success leads to the dashboard, in whatever a visitor opens from now on: a busy machine may take
 * longer over one look at the page. That they pass is shown with a stopped time.
 */
export async function holdCountdown(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    const repeat = window.setInterval;
    window.setInterval = ((handler: () => void, everyMs?: number, ...given: unknown[]) =>
      everyMs === 1_000 ? 0 : repeat(handler, everyMs, ...given)) as typeof repeat;
  });
}

/** Stops the time of a page from its beginning; `advanceUntil` moves it. */
export async function stopTime(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  // Until it stands it goes on, and a busy machine takes its time: never further back than it has come.
  await page.clock.pauseAt(now + 3_600_000);
}

/** The page has come to life: its effects have run, its timers are set. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
  // Effects run in a message of their own, after what they belong to.
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

/** Moves the time of a page until something is so. @returns how long that took, in its own milliseconds */
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

/** A page as it was before anybody used it: no answers of ours, and nothing of the app open. */
export async function asNew(page: Page, size: { width: number; height: number }): Promise<Page> {
  await page.goto('/favicon.svg');
  await page.unrouteAll();
  await page.setViewportSize(size);
  return page;
}

/** A text of the receipt on a result page. */
export const inReceipt = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Your payment' }).getByText(text, { exact: true });

/** Tells a page that it went out of sight, or came back. */
export function setSight(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);
}

const stepMs = 5_000;

/**
 * Lets time pass on a page whose clock stands, in steps that leave time for answers: else the page would take the server for gone, and ask
 * twice when it is back.
 */
export async function passTime(page: Page, durationMs: number): Promise<void> {
  for (let passedMs = 0; passedMs < durationMs; passedMs += stepMs) {
    await page.clock.runFor(stepMs);
    await page.evaluate(() => fetch('/healthz'));
  }
}
