import type { Page } from 'playwright-core';

/**
 * The first headings that a visitor's pages show from the next page on, each once in a row: also one that has gone again before anybody
 * on a busy machine comes to look.
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
