import { expect, test, vi } from 'vitest';
import { sessionStorageKey, themeStorageKey } from '../data/browser-storage-keys.ts';
import beforePaintScript from './before-paint.ts?inline-script';

/** A page in a frame. Its window runs the script as the build makes it, first in <head>. */
type Page = { frame: HTMLIFrameElement; window: Window; document: Document };

const loads = (frame: HTMLIFrameElement) =>
  new Promise<unknown>((resolve) => frame.addEventListener('load', resolve, { once: true }));

/** @param before JavaScript that runs before the script: what another browser, or a test, does differently */
async function openPage(body: string, before = ''): Promise<Page> {
  const frame = document.createElement('iframe');
  const scripts = `<script>${before}</script><script>${beforePaintScript}</script>`;
  frame.srcdoc = `<!doctype html><html><head>${scripts}</head><body>${body}</body></html>`;
  document.body.append(frame);
  await loads(frame);
  const { contentWindow, contentDocument } = frame;
  if (!contentWindow || !contentDocument) throw new Error('The frame has no page.');
  return { frame, window: contentWindow, document: contentDocument };
}

/** Fires the error of an element that did not load. */
function failToLoad({ document }: Page, name: 'script' | 'img'): void {
  const element = document.createElement(name);
  document.head.append(element);
  element.dispatchEvent(new Event('error'));
}

const alerts = ({ frame }: Page) =>
  frame.contentDocument?.querySelectorAll('[role=alert]').length ?? 0;

function query({ document }: Page, selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}

test('a script that does not load reloads the page once, then shows one error', async () => {
  const page = await openPage('<p>Recipes</p>');
  const reloaded = loads(page.frame);
  failToLoad(page, 'script');
  await reloaded;
  expect(alerts(page)).toBe(0);
  const document = page.frame.contentDocument ?? page.document;
  const again = { ...page, document };
  failToLoad(again, 'script');
  failToLoad(again, 'script');
  expect(alerts(page)).toBe(1);
});

test('a page that cannot store its reload shows the error at once', async () => {
  const blocked = `Object.defineProperty(window,'sessionStorage',{get(){throw new Error('blocked')}})`;
  const page = await openPage('', blocked);
  failToLoad(page, 'script');
  expect(alerts(page)).toBe(1);
});

test('a picture that does not load, and a script after the start, neither reload nor show an error', async () => {
  const page = await openPage('');
  failToLoad(page, 'img');
  page.window.appStarted = true;
  failToLoad(page, 'script');
  expect(sessionStorage.getItem('saffron-reloaded')).toBeNull();
  expect(alerts(page)).toBe(0);
});

test.each([
  ['Chromium', 'Failed to fetch dynamically imported module: /assets/recipe.js', 1],
  ['Firefox', 'error loading dynamically imported module: /assets/recipe.js', 1],
  ['Safari', 'Importing a module script failed.', 1],
  ['any browser', 'Failed to fetch', 0],
])('of the rejections in %s, "%s" shows %i error', async (_, message, count) => {
  const page = await openPage('');
  sessionStorage.setItem('saffron-reloaded', String(Date.now()));
  const rejection = { promise: Promise.resolve(), reason: new TypeError(message) };
  page.window.dispatchEvent(new PromiseRejectionEvent('unhandledrejection', rejection));
  expect(alerts(page)).toBe(count);
});

/** Records the events that a replayed press sends. */
function recordPresses(element: HTMLElement): string[] {
  const seen: string[] = [];
  for (const type of ['pointerdown', 'mousedown', 'click']) {
    element.addEventListener(type, () => seen.push(type));
  }
  return seen;
}

const twoButtons = '<button id="first">A</button><button id="last"><b>B</b></button>';

test('the last early click is pressed again, once', async () => {
  const page = await openPage(twoButtons);
  query(page, '#first').click();
  query(page, '#last b').click();
  page.window.appStarted = true;
  const [first, last] = ['#first', '#last'].map((id) => recordPresses(query(page, id)));
  page.window.replayEarlyClick?.();
  await vi.waitFor(() => expect(last).toEqual(['pointerdown', 'mousedown', 'click']));
  page.window.replayEarlyClick?.();
  await new Promise((resolve) => page.window.setTimeout(resolve));
  expect([first, last?.length]).toEqual([[], 3]);
});

test.each([
  ['that a link follows', (page: Page) => query(page, 'a').click()],
  ['on a button that is gone', (page: Page) => query(page, '#last').remove()],
  ['that is eleven seconds old', ({ window }: Page) => move(window, 11_000)],
  [
    'that the started app handled',
    (page: Page) => {
      page.window.appStarted = true;
      query(page, '#last').click();
    },
  ],
])('an early click %s is not pressed again', async (_, then) => {
  const page = await openPage(`${twoButtons}<a href="#there">there</a>`);
  const last = query(page, '#last');
  last.click();
  then(page);
  const seen = [last, query(page, 'a')].map(recordPresses);
  page.window.appStarted = true;
  page.window.replayEarlyClick?.();
  await new Promise((resolve) => page.window.setTimeout(resolve));
  expect(seen).toEqual([[], []]);
});

/** Moves the clock of a page. */
function move(window: Window, ms: number): void {
  const { Date: frameDate } = window as Window & { Date: DateConstructor };
  const now = Date.now() + ms;
  frameDate.now = () => now;
}

test('a form is not submitted before the app is awake', async () => {
  const page = await openPage('<form><input name="password"><button>Sign In</button></form>');
  const form = query(page, 'form') as HTMLFormElement;
  const wasBlocked: boolean[] = [];
  form.addEventListener('submit', (event) => {
    wasBlocked.push(event.defaultPrevented);
    event.preventDefault();
  });
  form.requestSubmit();
  page.window.replayEarlyClick?.();
  form.requestSubmit();
  expect(wasBlocked).toEqual([true, false]);
});

test('late scripts run once, after paint and load, and not again when the wait ends', async () => {
  const holdWait = 'window.waits=[];window.setTimeout=(f)=>waits.push(f)';
  const late = '<script type="late" nonce="n">window.runs=(window.runs??0)+1</script>';
  const page = await openPage(`<p>Soup</p><link rel="late" href="data:,">${late}`, holdWait);
  const window = page.window as Window & { runs?: number; waits?: (() => void)[] };
  await vi.waitFor(() => expect(window.runs).toBe(1));
  expect(window.waits).toHaveLength(1);
  for (const end of window.waits ?? []) end();
  expect(page.document.querySelectorAll('script[type=module]')).toHaveLength(1);
  expect(query(page, 'script[type=module]').nonce).toBe('n');
  expect(query(page, 'link')).toHaveProperty('rel', 'modulepreload');
});

test('late scripts wait for the load, 1.5 seconds at most', async () => {
  const holdLoad = `const add=addEventListener;addEventListener=(type,...rest)=>type==='load'||add(type,...rest);window.setTimeout=(f,ms)=>{window.wait={f,ms}}`;
  const late = '<p>Soup</p><script type="late">window.runs=1</script>';
  const page = await openPage(late, holdLoad);
  const window = page.window as Window & { runs?: number; wait?: { f: () => void; ms: number } };
  const paints = () => window.performance.getEntriesByName('first-contentful-paint');
  await vi.waitFor(() => expect(paints()).toHaveLength(1));
  expect([window.runs, window.wait?.ms]).toEqual([undefined, 1500]);
  window.wait?.f();
  await vi.waitFor(() => expect(window.runs).toBe(1));
});

test('<html> is marked with the stored session and with a theme that exists', async () => {
  localStorage.setItem(sessionStorageKey, '{}');
  localStorage.setItem(themeStorageKey, 'dark');
  const marked = await openPage('');
  expect({ ...marked.document.documentElement.dataset }).toEqual({
    session: 'stored',
    theme: 'dark',
  });
  localStorage.removeItem(sessionStorageKey);
  localStorage.setItem(themeStorageKey, 'sepia');
  const plain = await openPage('');
  expect({ ...plain.document.documentElement.dataset }).toEqual({});
});

test('the offer to install is kept for the app, which is told', async () => {
  const { window } = await openPage('');
  let told = 0;
  window.addEventListener('installoffer', () => {
    told += 1;
  });
  const offer = new Event('beforeinstallprompt', { cancelable: true });
  window.dispatchEvent(offer);
  expect([window.installOffer, offer.defaultPrevented, told]).toEqual([offer, true, 1]);
});
