import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '#tests/support/server-process.ts';
import type { BrowserWindow, ElementHandle, EngineProgram, Point, Size } from './engine.ts';
import { readCollectedErrors } from './error-collector.ts';
import { elementKey, openWebDriverSession, type WebDriverSession } from './webdriver-session.ts';

const driverReadyTimeoutMs = 20_000;
const endTimeoutMs = 30_000;
const newPageTimeoutMs = 30_000;
const dragSteps = 8;
const screen = '1600x1200x24';
const keys = { Enter: '\uE007', Escape: '\uE00C', ArrowRight: '\uE014' };

/** MiniBrowser's toolbar is wider than a phone unless its parts may be small. */
const narrowToolBar = `
window.background, toolbar, headerbar, toolbar *, headerbar *, button, entry, image {
  min-width: 0; min-height: 0; padding: 0; margin: 0;
}
toolbar image, button image { -gtk-icon-transform: scale(0.1); font-size: 1px; }
entry { font-size: 1px; }
`;

/** Starts a program. `stop` also waits for its child processes: they hold its standard output open until they end. */
function startProgram(program: string, words: string[], environment = process.env) {
  const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'ignore'], env: environment });
  const ended = new Promise<'ended'>((resolve) => child.once('close', () => resolve('ended')));
  child.stdout.resume();
  return {
    child,
    async stop() {
      child.kill();
      const late = pause(endTimeoutMs, 'late', { ref: false });
      if ((await Promise.race([ended, late])) === 'ended') return;
      throw new Error(`${program}, or what it started, did not end in ${endTimeoutMs} ms.`);
    },
  };
}

/** Opens a virtual display, which chooses its own free number. */
async function openDisplay() {
  const words = ['-displayfd', '1', '-screen', '0', screen, '-nolisten', 'tcp'];
  const { child, stop } = startProgram('Xvfb', words);
  const [number] = (await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error('Xvfb ended at its start.'))),
  ])) as [Buffer];
  return { stop, name: `:${number.toString().trim()}` };
}

/** Rejects with the failure after the cleanup, whether the cleanup succeeds or not. */
function failAfter(cleaning: Promise<void>, failure: unknown): Promise<never> {
  return cleaning.then(
    () => Promise.reject(failure),
    () => Promise.reject(failure),
  );
}

async function waitForDriver(url: string): Promise<void> {
  for (const endMs = performance.now() + driverReadyTimeoutMs; performance.now() < endMs; ) {
    const response = await fetch(`${url}/status`).catch(() => undefined);
    if (response?.ok) return;
    await pause(100);
  }
  throw new Error(`WebKitWebDriver was not ready in ${driverReadyTimeoutMs} ms.`);
}

type DriverProcess = { url: string; stop(): Promise<void> };

/** Starts a driver. A driver serves one session, so each window has its own driver, display and home folder. */
async function startDriver({ executablePath, environment }: EngineProgram): Promise<DriverProcess> {
  const home = await mkdtemp(join(tmpdir(), 'saffron-table-webkit-'));
  await mkdir(join(home, 'gtk-3.0'));
  await writeFile(join(home, 'gtk-3.0/gtk.css'), narrowToolBar);
  const display = await openDisplay();
  const port = await findFreePort();
  const driver = startProgram(executablePath, [`--port=${port}`], {
    ...process.env,
    ...environment,
    DISPLAY: display.name,
    XDG_CONFIG_HOME: home,
    XDG_DATA_HOME: home,
    XDG_CACHE_HOME: home,
    // WebKit's sandbox needs rights that root in a container does not have; only our own pages are visited.
    ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
  });
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    await driver.stop();
    await display.stop();
    await rm(home, { recursive: true, force: true });
  };
  await waitForDriver(url).catch((error: unknown) => failAfter(stop(), error));
  return { url, stop };
}

async function evaluate(session: WebDriverSession, expression: string): Promise<unknown> {
  const script = `const done = arguments[arguments.length - 1];
    (async () => (${expression}))().then(
      (value) => done({ value }),
      (error) => done({ error: String(error) }),
    );`;
  const result = await session.send<{ value?: unknown; error?: string }>('POST', '/execute/async', {
    script,
    args: [],
  });
  if (result.error) throw new Error(result.error);
  return result.value;
}

/** Waits until the old page is replaced: it may contain the elements that a test looks for next, too. */
async function navigate(session: WebDriverSession, url: string): Promise<void> {
  await evaluate(session, 'void (globalThis.isLeft = true)');
  await session.send('POST', '/url', { url });
  let lastError: unknown;
  for (const endMs = performance.now() + newPageTimeoutMs; performance.now() < endMs; ) {
    try {
      if ((await evaluate(session, `'isLeft' in globalThis`)) === false) return;
    } catch (error) {
      lastError = error; // a page that is being replaced answers with an error
    }
    await pause(20);
  }
  throw new Error(`No new page in ${newPageTimeoutMs} ms: ${url}`, { cause: lastError });
}

function wrapElement(session: WebDriverSession, id: string): ElementHandle {
  const send = (action: string, body?: object) =>
    session.send<void>('POST', `/element/${id}/${action}`, body);
  return {
    click: () => send('click'),
    async fill(text) {
      const value = await session.send<string | null>('GET', `/element/${id}/property/value`);
      if (value) await send('clear');
      if (text) await send('value', { text });
    },
    upload: (path) => send('value', { text: path }),
  };
}

async function drag(session: WebDriverSession, from: Point, to: Point): Promise<void> {
  const moveTo = (x: number, y: number) => ({
    type: 'pointerMove',
    duration: 20,
    origin: 'viewport',
    x: Math.round(x),
    y: Math.round(y),
  });
  const between = Array.from({ length: dragSteps }, (_, step) => {
    const share = (step + 1) / dragSteps;
    return moveTo(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
  });
  const actions = [
    moveTo(from.x, from.y),
    { type: 'pointerDown', button: 0 },
    ...between,
    { type: 'pointerUp', button: 0 },
  ];
  const pointer = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
  await session.send('POST', '/actions', { actions: [pointer] });
}

async function resize(session: WebDriverSession, size: Size): Promise<void> {
  const set = (width: number, height: number) =>
    session.send('POST', '/window/rect', { x: 0, y: 0, width, height });
  const read = () => evaluate(session, '({ width: innerWidth, height: innerHeight })');
  await set(size.width, size.height);
  const { height } = (await read()) as Size;
  // The bar above the page belongs to the window and not to the page.
  await set(size.width, 2 * size.height - height);
  const { width } = (await read()) as Size;
  if (width !== size.width) throw new Error(`The page is ${width} px wide, not ${size.width}.`);
}

async function press(session: WebDriverSession, key: keyof typeof keys): Promise<void> {
  const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }));
  await session.send('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
}

function wrapSession(session: WebDriverSession, driver: DriverProcess): BrowserWindow {
  return {
    navigate: (url) => navigate(session, url),
    evaluate: (expression) => evaluate(session, expression),
    async findElement(expression) {
      const found = await session.send<Record<string, string> | null>('POST', '/execute/sync', {
        script: `return (${expression});`,
        args: [],
      });
      const id = found?.[elementKey];
      return id ? wrapElement(session, id) : undefined;
    },
    press: (key) => press(session, key),
    drag: (from, to) => drag(session, from, to),
    resize: (size) => resize(session, size),
    async screenshot(path) {
      const picture = await session.send<string>('GET', '/screenshot');
      await writeFile(path, Buffer.from(picture, 'base64'));
    },
    readErrors: async () => (await evaluate(session, readCollectedErrors)) as string[],
    async close() {
      await session.send('DELETE', '');
      await driver.stop();
    },
  };
}

/** Opens a window of WebKit by WebKitWebDriver. @throws Error when the driver does not start */
export async function openWebkitWindow(program: EngineProgram, size: Size): Promise<BrowserWindow> {
  const driver = await startDriver(program);
  // The driver would wait for a load event that a page under a service worker does not always report; the journeys wait for elements.
  const capabilities = { pageLoadStrategy: 'none' };
  const opening = openWebDriverSession(driver.url, capabilities);
  const session = await opening.catch((error: unknown) => failAfter(driver.stop(), error));
  const window = wrapSession(session, driver);
  await resize(session, size).catch((error: unknown) => failAfter(window.close(), error));
  return window;
}
