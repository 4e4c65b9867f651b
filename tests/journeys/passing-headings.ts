import type { Page } from 'playwright-core';

/**
 * Records the `h1` texts of a page from the next navigation on, without consecutive duplicates. It also records a heading that disappears
 * before a test on a busy machine could query it.
 */
export async function watchHeadings(page: Page): Promise<readonly string[]> {
  const seen: string[] = [];
  await page.exposeFunction('sawHeading', (heading: string) => {
    if (seen.at(-1) !== heading) seen.push(heading);
  });
  await page.addInitScript(() => {
    const { sawHeading } = window as unknown as { sawHeading(heading: string): void };
    let last = '';
    new MutationObserver(() => {
      const heading = document.querySelector('h1')?.textContent ?? '';
      if (heading === last) return;
      last = heading;
      if (heading) sawHeading(heading);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return seen;
}
