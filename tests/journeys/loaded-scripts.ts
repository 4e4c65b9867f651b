import type { Page } from 'playwright-core';

/** Collects the URLs of the scripts that a page loads from now on. */
export function listenForScripts(page: Page): Set<string> {
  const urls = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') urls.add(response.url());
  });
  return urls;
}

/**
 * Fetches the scripts again by their URLs, because the browser discards response bodies as soon as the page navigates.
 * @throws Error if a response is not successful
 */
export function readScripts(urls: Iterable<string>): Promise<Buffer[]> {
  return Promise.all(
    [...urls].map(async (url) => {
      const response = await fetch(url);
      if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
      return Buffer.from(await response.arrayBuffer());
    }),
  );
}
