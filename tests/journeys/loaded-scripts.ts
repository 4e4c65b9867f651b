import type { Page } from 'playwright-core';

/** The addresses of the scripts that a page gets from now on. */
export function listenForScripts(page: Page): Set<string> {
  const urls = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') urls.add(response.url());
  });
  return urls;
}

/**
 * The scripts behind such addresses, asked for anew: the browser forgets what it got as soon as its page navigates.
 * @throws Error where an address answers with anything but a script
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
