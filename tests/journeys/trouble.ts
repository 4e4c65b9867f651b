import type { Page } from 'playwright-core';

export type Trouble = {
  /** What was said in the consoles since the last test ended. */
  unexpected: string[];
  /** Refusals of the server that are provoked on purpose. What a test adds is gone with it. */
  allowed: { status: number; path: RegExp }[];
  /** Other lines that are part of the subject, such as those of another site's pages. */
  allowedLines: RegExp[];
};

/** Every trouble of the test file that runs. Each is judged after each test. */
export const watchedTroubles = new Set<Trouble>();

/** @returns an empty trouble, judged after each test of this file */
export function watchTrouble(): Trouble {
  const trouble: Trouble = { unexpected: [], allowed: [], allowedLines: [] };
  watchedTroubles.add(trouble);
  return trouble;
}

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
