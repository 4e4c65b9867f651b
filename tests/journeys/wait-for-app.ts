import type { Page } from 'playwright-core';

/**
 * Lets `goto` and `reload` wait until the app of the page has started, as a person waits before the first click. Scripts load after the
 * first paint, so the load event comes before. Pages without the app are as before, and so are calls with `waitUntil`.
 */
export function waitForApp(page: Page): void {
  const started = () => page.waitForFunction(() => window.appStarted !== false);
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (!options?.waitUntil) await started();
    return response;
  };
  const reload = page.reload.bind(page);
  page.reload = async (options) => {
    const response = await reload(options);
    if (!options?.waitUntil) await started();
    return response;
  };
}
