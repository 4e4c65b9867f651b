import { setTimeout as pause } from 'node:timers/promises';
import { axeSource } from '#tests/journeys/accessibility.ts';
import { type Judgement, judgeAtOnce, judgeAtRest } from '#tests/support/axe-judge.ts';
import type { BrowserWindow, ElementHandle, Size } from './engine.ts';
import { finderSource, type WireQuery } from './page-finder.ts';

/**
 * What a visitor looks for: an element by its role and accessible name, a field by its label, the innermost element with a text, or (when nothing
 * else names it) an element by a CSS selector. A string is the whole name, a pattern matches a part of it.
 */
export type Query = {
  role?: string;
  name?: string | RegExp;
  label?: string | RegExp;
  text?: string | RegExp;
  css?: string;
  within?: Query;
};

/** Generous: a shared machine may stall for seconds. */
const stepTimeoutMs = 30_000;
const pollMs = 100;

/** A user at a browser: the same steps in every engine. Each step waits for what it needs. */
export type Visitor = {
  goto(path: string): Promise<void>;
  /** Waits until the element is there. @throws Error that names the query */
  see(query: Query, timeoutMs?: number): Promise<void>;
  /** Waits until no element matches. */
  seeNoMore(query: Query): Promise<void>;
  /** Waits until the address of the page matches. */
  arrive(address: RegExp): Promise<void>;
  click(query: Query): Promise<void>;
  fill(query: Query, text: string): Promise<void>;
  upload(query: Query, path: string): Promise<void>;
  press: BrowserWindow['press'];
  /** Drags an element by its middle. */
  drag(query: Query, byX: number, byY: number): Promise<void>;
  count(query: Query): Promise<number>;
  textOf(query: Query): Promise<string>;
  attributeOf(query: Query, name: string): Promise<string | null>;
  /** Runs a function in the page. It may use only its argument and what the page has. */
  evaluate<T, A = undefined>(work: (given: A) => T | Promise<T>, given?: A): Promise<T>;
  /** Waits until a function in the page yields true. */
  until<A = undefined>(work: (given: A) => boolean | Promise<boolean>, given?: A): Promise<void>;
  /** One line for each finding of axe, once the page is at rest. */
  axeFindings(): Promise<string[]>;
  /** How many pixels the page is wider than the window. */
  overflow(): Promise<number>;
  resize(size: Size): Promise<void>;
  screenshot(path: string): Promise<void>;
  errors(): Promise<string[]>;
  close(): Promise<void>;
};

function toTextTest(wanted: string | RegExp | undefined) {
  if (wanted === undefined) return undefined;
  if (typeof wanted === 'string') return { whole: wanted };
  return { pattern: wanted.source, flags: wanted.flags };
}

function toWire({ role, name, label, text, css, within }: Query): WireQuery {
  return JSON.parse(
    JSON.stringify({
      role,
      css,
      name: toTextTest(name),
      label: toTextTest(label),
      text: toTextTest(text),
      within: within && toWire(within),
    }),
  );
}

function describeQuery(query: Query): string {
  const { within, ...own } = query;
  const parts = Object.entries(own).map(([key, value]) => `${key} ${value}`);
  return `${parts.join(', ')}${within ? ` within (${describeQuery(within)})` : ''}`;
}

function call(work: unknown, given: unknown): string {
  return `(${work})(${JSON.stringify(given) ?? ''})`;
}

/**
 * Scrolls an element to the middle. Returns its position, or null when another element covers it, it still moves or it is disabled. An element
 * that stood still for a while may only have had no frame, so running animations count as movement.
 */
async function settle(element: Element) {
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  await new Promise(requestAnimationFrame);
  const before = element.getBoundingClientRect();
  await new Promise(requestAnimationFrame);
  const isAnimated = document.getAnimations().some(({ effect, playState }) => {
    const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
    const { target } = effect as KeyframeEffect;
    return playState === 'running' && !isEndless && target?.contains(element);
  });
  const { x, y, width, height } = element.getBoundingClientRect();
  const middle = { x: x + width / 2, y: y + height / 2 };
  const onTop = document.elementFromPoint(middle.x, middle.y);
  const isReached = onTop && (element.contains(onTop) || onTop.contains(element));
  const isStill = before.x === x && before.y === y && width > 0 && !isAnimated;
  const isEnabled = !element.matches(':disabled');
  return isReached && isStill && isEnabled ? middle : null;
}

/** Drives a window as a user would. @param siteUrl base URL of all paths */
export function createVisitor(window: BrowserWindow, siteUrl: string): Visitor {
  async function prepare(): Promise<void> {
    if ((await window.evaluate('"findForJourney" in globalThis')) === true) return;
    // In one step: between two steps the page may be replaced, and the new page would have only one half.
    await window.evaluate(`(() => { ${axeSource} })(), ${finderSource}, null`);
  }
  const all = (query: Query) => `globalThis.findForJourney(${JSON.stringify(toWire(query))})`;

  /** Retries until the work yields a value. A page that is being replaced throws: the last error becomes the cause of the final one. */
  async function retry<T>(
    what: string,
    work: () => Promise<T | undefined | null | false>,
    timeoutMs = stepTimeoutMs,
  ): Promise<T> {
    let lastError: unknown;
    for (const endMs = performance.now() + timeoutMs; performance.now() < endMs; ) {
      try {
        await prepare();
        const result = await work();
        lastError = undefined;
        if (result !== undefined && result !== null && result !== false) return result;
      } catch (error) {
        lastError = error;
      }
      await pause(pollMs);
    }
    const address = await window.evaluate('location.href').catch((error) => String(error));
    throw new Error(`Not in ${timeoutMs} ms: ${what} (${address})`, { cause: lastError });
  }

  const count = async (query: Query) => (await window.evaluate(`${all(query)}.length`)) as number;
  const see = async (query: Query, timeoutMs?: number) => {
    await retry(`to see ${describeQuery(query)}`, async () => (await count(query)) > 0, timeoutMs);
  };

  /** @param isPointed whether the element must be uncovered, so that a pointer reaches it */
  function use(
    query: Query,
    what: string,
    isPointed: boolean,
    work: (element: ElementHandle) => Promise<void>,
  ) {
    return retry(`to ${what} ${describeQuery(query)}`, async () => {
      const first = `${all(query)}[0] ?? null`;
      if (isPointed) {
        const place = await window.evaluate(`(${settle})(${all(query)}[0])`);
        if (!place) return false;
      }
      const element = await window.findElement(first);
      if (!element) return false;
      await work(element);
      return true;
    });
  }

  const read = async <T>(query: Query, what: string, expression: string): Promise<T> => {
    await see(query);
    return retry(what, async () => ({
      value: (await window.evaluate(`(${expression})(${all(query)}[0])`)) as T,
    })).then(({ value }) => value);
  };

  return {
    goto: (path) => window.navigate(new URL(path, siteUrl).href),
    see,
    async seeNoMore(query) {
      await retry(`to lose ${describeQuery(query)}`, async () => (await count(query)) === 0);
    },
    async arrive(address) {
      await retry(`to arrive at ${address}`, async () =>
        address.test((await window.evaluate('location.href')) as string),
      );
    },
    async click(query) {
      await use(query, 'click', true, (element) => element.click());
    },
    async fill(query, text) {
      await use(query, 'fill', true, (element) => element.fill(text));
    },
    async upload(query, path) {
      await use(query, 'upload to', false, (element) => element.upload(path));
    },
    press: (key) => window.press(key),
    async drag(query, byX, byY) {
      const from = await retry(`to drag ${describeQuery(query)}`, async () => {
        const place = await window.evaluate(`(${settle})(${all(query)}[0])`);
        return place as { x: number; y: number } | null;
      });
      await window.drag(from, { x: from.x + byX, y: from.y + byY });
    },
    count: (query) =>
      retry('to count', async () => ({ value: await count(query) })).then(({ value }) => value),
    textOf: (query) => read(query, 'its text', '(element) => element.textContent'),
    attributeOf: (query, name) =>
      read(query, `its ${name}`, `(element) => element.getAttribute('${name}')`),
    evaluate: <T>(work: unknown, given?: unknown) =>
      window.evaluate(call(work, given)) as Promise<T>,
    async until(work, given) {
      await retry(`that ${work}`, async () => (await window.evaluate(call(work, given))) === true);
    },
    async axeFindings() {
      await prepare();
      return judgeAtRest(async () => (await window.evaluate(call(judgeAtOnce, {}))) as Judgement);
    },
    overflow: async () =>
      (await window.evaluate('document.documentElement.scrollWidth - innerWidth')) as number,
    resize: (size) => window.resize(size),
    screenshot: (path) => window.screenshot(path),
    errors: () => window.readErrors(),
    close: () => window.close(),
  };
}
