import type { Page } from 'playwright-core';

/** What was said in the consoles, and which refusals of the server a journey provokes on purpose. */
export type Trouble = { unexpected: string[]; allowed: { status: number; path: RegExp }[] };

/** What a page is told whose session was ended elsewhere, or whose account is gone: it may just have been reading. */
export const toldToEndedSessions: Trouble['allowed'] = [
  { status: 403, path: /\/auth\/v1\/user$/ },
  { status: 401, path: /\/rest\/v1\// },
  { status: 400, path: /\/auth\/v1\/token$/ },
];

/**
 * Writes down every console error, every exception and every answer of 400 and above that no journey asked for.
 * The browser itself prints "Failed to load resource" for each such answer; the answer is judged, not that line.
 */
export function listenForTrouble(page: Page, trouble: Trouble): void {
  page.on('pageerror', (error) =>
    trouble.unexpected.push(`exception: ${error.message} (${page.url()})`),
  );
  page.on('console', (message) => {
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
    trouble.unexpected.push(`console: ${message.text()} (${page.url()})`);
  });
  page.on('response', (response) => {
    const status = response.status();
    if (status < 400) return;
    const { pathname } = new URL(response.url());
    const expected = trouble.allowed.some(
      (allowed) => allowed.status === status && allowed.path.test(pathname),
    );
    if (!expected) {
      trouble.unexpected.push(`${status}: ${response.request().method()} ${response.url()}`);
    }
  });
  page.on('request', (request) => {
    const address = new URL(request.url());
    if (/^https?:$/.test(address.protocol) && address.hostname !== 'localhost') {
      trouble.unexpected.push(`a request to somebody else: ${request.url()}`);
    }
  });
}
