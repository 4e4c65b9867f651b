import type { Page } from 'playwright-core';

export type Trouble = {
  /** The unexpected errors since the last test ended. */
  unexpected: string[];
  /** Error responses of the server that are provoked on purpose. What a test adds is removed after it. */
  allowed: { status: number; path: RegExp }[];
  /** Other lines that a test expects, such as those of another site's pages. */
  allowedLines: RegExp[];
};

/** All `Trouble` objects of the running test file. Each is checked after each test. */
export const watchedTroubles = new Set<Trouble>();

/** Returns an empty `Trouble`, which is checked after each test of this file. */
export function watchTrouble(): Trouble {
  const trouble: Trouble = { unexpected: [], allowed: [], allowedLines: [] };
  watchedTroubles.add(trouble);
  return trouble;
}

/** The error responses that a page may get after its session was ended elsewhere or its account was deleted, while it was reading. */
export const toldToEndedSessions: Trouble['allowed'] = [
  { status: 403, path: /\/auth\/v1\/user$/ },
  { status: 401, path: /\/rest\/v1\// },
  { status: 400, path: /\/auth\/v1\/token$/ },
];

/**
 * Records every console error, every exception, every response of 400 and above that is not allowed, and every request to another host.
 * The browser itself logs "Failed to load resource" for each of these responses; the response is checked, not that line.
 */
export function listenForTrouble(page: Page, trouble: Trouble): void {
  const note = (line: string) => {
    if (!trouble.allowedLines.some((allowed) => allowed.test(line))) trouble.unexpected.push(line);
  };
  page.on('pageerror', (error) => note(`exception: ${error.message} (${page.url()})`));
  page.on('console', (message) => {
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
    note(`console: ${message.text()} (${page.url()})`);
  });
  page.on('response', (response) => {
    const status = response.status();
    if (status < 400) return;
    const { pathname } = new URL(response.url());
    const expected = trouble.allowed.some(
      (allowed) => allowed.status === status && allowed.path.test(pathname),
    );
    if (!expected) note(`${status}: ${response.request().method()} ${response.url()}`);
  });
  page.on('request', (request) => {
    const address = new URL(request.url());
    if (/^https?:$/.test(address.protocol) && address.hostname !== 'localhost') {
      note(`a request to somebody else: ${request.url()}`);
    }
  });
}
