import {
  type Browser,
  launch,
  type Page,
  type Protocol,
  type ElementHandle as PuppeteerHandle,
} from 'puppeteer-core';
import { withoutAbandoned } from './abandoned-requests.ts';
import type { BrowserWindow, ElementHandle, EngineProgram, Size } from './engine.ts';

const dragSteps = 8;
/** The error text by which Firefox reports that the page itself aborted a request. */
const abandonedByPage = 'NS_BINDING_ABORTED';

/** @returns a function that reads the errors so far */
function listenForErrors(page: Page): () => string[] {
  const errors: string[] = [];
  const abandoned: string[] = [];
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText === abandonedByPage) abandoned.push(request.url());
  });
  page.on('pageerror', (error) => {
    const message = error instanceof Error ? error.message : String(error);
    errors.push(`exception: ${message} (${page.url()})`);
  });
  page.on('console', (message) => {
    // The proxy checks the status of the answer, so this line of the browser is ignored.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
    errors.push(`console: ${message.text()} (${page.url()})`);
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^https?:$/.test(protocol) && hostname !== 'localhost') {
      errors.push(`a request to another site: ${request.url()}`);
    }
  });
  return () => withoutAbandoned(errors, abandoned);
}

function wrapHandle(page: Page, element: PuppeteerHandle): ElementHandle {
  return {
    click: () => element.click(),
    async fill(text) {
      await element.evaluate((field) => {
        (field as HTMLInputElement).focus();
        (field as HTMLInputElement).select();
      });
      if (text === '') await page.keyboard.press('Delete');
      else await page.keyboard.type(text);
    },
    upload: (path) => (element as PuppeteerHandle<HTMLInputElement>).uploadFile(path),
  };
}

function wrapPage(browser: Browser, page: Page): BrowserWindow {
  const readErrors = listenForErrors(page);
  return {
    async navigate(url) {
      await page.goto(url, { waitUntil: 'domcontentloaded' });
    },
    evaluate: (expression) => page.evaluate(expression),
    async findElement(expression) {
      const handle = await page.evaluateHandle(expression);
      const element = handle.asElement();
      return element ? wrapHandle(page, element as PuppeteerHandle) : undefined;
    },
    press: (key) => page.keyboard.press(key),
    async drag(from, to) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: dragSteps });
      await page.mouse.up();
    },
    resize: (size) => page.setViewport(size),
    async screenshot(path) {
      await page.screenshot({ path: path as `${string}.png` });
    },
    readErrors: async () => readErrors(),
    close: () => browser.close(),
  };
}

/** Opens a window of Chromium (by its debugging protocol) or Firefox (by WebDriver BiDi). */
export async function openPuppeteerWindow(
  browserName: 'chrome' | 'firefox',
  { executablePath, environment }: EngineProgram,
  size: Size,
): Promise<BrowserWindow> {
  const browser = await launch({
    browser: browserName,
    executablePath,
    headless: browserName === 'chrome' ? 'shell' : true,
    // Chromium's sandbox needs rights that root in a container does not have; only our own pages are visited.
    args: browserName === 'chrome' ? ['--no-sandbox', '--disable-gpu'] : [],
    env: { ...process.env, ...environment },
    defaultViewport: null,
  });
  if (browserName === 'chrome') {
    // Headless Chromium cannot ask the user, and refuses; with a window it lets the page in front write to the clipboard.
    const session = await browser.target().createCDPSession();
    const permissions: Protocol.Browser.PermissionType[] = ['clipboardSanitizedWrite'];
    await session.send('Browser.grantPermissions', { permissions });
  }
  const [page = await browser.newPage()] = await browser.pages();
  await page.setViewport(size);
  return wrapPage(browser, page);
}
