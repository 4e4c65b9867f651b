import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Page, Request } from 'playwright-core';
import { vi } from 'vitest';
import { createApp } from '#server/app.ts';
import { connectDatabase } from '#server/database/database.ts';
import { loadWebBuild } from '#server/pages/index.ts';
import { listen } from '#server/process/listen.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type Person, signUpConfirmed } from '#tests/support/people.ts';
import { startStatementCounter } from '#tests/support/statement-counter.ts';
import { shareBrowser } from './shared-product.ts';

/** Statements that no screen causes: timed checks of realtime listeners and their feed, and the driver's type lookup on a new connection. */
const ofTheProcess = /private\.ended_sessions\(|select pg_notify\(|from pg_catalog\.pg_type/;

const withinMs = 20_000;

/** The product and a browser in which an admin with a recipe is signed in; every statement to PostgreSQL is counted. */
export type CountedStage = {
  page: Page;
  recipeId: string;
  /** Returns how many statements the screens have sent since the last `setToZero`. */
  count(): number;
  setToZero(): void;
  /** Loads a page, and waits until its realtime channel is joined and no request is in flight. */
  open(path: string): Promise<void>;
  /** Navigates to a screen within the loaded page, as a link does. */
  go(path: string): Promise<void>;
  isQuiet(): boolean;
  close(): Promise<void>;
};

async function makeAdminWhoCooks(testApp: TestApp): Promise<Person & { recipeId: string }> {
  const cook = await signUpConfirmed(testApp);
  const { data, error } = await cook.client
    .from('recipes')
    .insert({ user_id: cook.user.id, name: 'Counted Soup', procedure: ['Boil.'] })
    .select('id')
    .single();
  if (error) throw error;
  await testApp.testDatabase.owner`
    update public.user_roles set role = 'admin' where user_id = ${cook.user.id}`;
  return { ...cook, recipeId: data.id };
}

/** Tracks a page's requests in flight, and how often its realtime channel was joined. */
function follow(page: Page) {
  const seen = { underWay: new Set<Request>(), joined: 0 };
  page.on('request', (request) => void seen.underWay.add(request));
  page.on('requestfinished', (request) => void seen.underWay.delete(request));
  page.on('requestfailed', (request) => void seen.underWay.delete(request));
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (/"system",.*"status":"ok"/.test(String(payload))) seen.joined += 1;
    }),
  );
  return seen;
}

async function serveCounted(testApp: TestApp) {
  const counter = await startStatementCounter(testApp.testDatabase.url);
  const database = connectDatabase(counter.url, { poolSize: 10, statementTimeoutMs: 10_000 });
  const app = createApp({ ...testApp.services, database }, await loadWebBuild());
  const server = await listen(app, { host: '127.0.0.1', port: 0 });
  const { port } = server.address() as AddressInfo;
  return {
    counter,
    url: `http://127.0.0.1:${port}`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await app.close();
      await closed;
      await database.close();
      await counter.close();
    },
  };
}

export async function openCountedStage(): Promise<CountedStage> {
  // Lets the Credits screen sell packs and list saved cards.
  const testApp = await createTestApp({ variables: { SANDBOX_PUBLIC: 'true' } });
  const served = await serveCounted(testApp);
  const { recipeId, session } = await makeAdminWhoCooks(testApp);
  const browser = await shareBrowser();
  const context = await browser.newContext({ baseURL: served.url });
  const page = await context.newPage();
  const seen = follow(page);
  let counted = 0;
  await page.goto('/favicon.svg');
  await page.evaluate(
    (text) => localStorage.setItem('saffron-session', text),
    JSON.stringify(session),
  );
  return {
    page,
    recipeId,
    count() {
      const sent = served.counter.takeTransactions();
      const asked = sent.filter((texts) => !texts.some((text) => ofTheProcess.test(text)));
      counted += asked.flat().length;
      return counted;
    },
    setToZero() {
      served.counter.takeTransactions();
      counted = 0;
    },
    async open(path) {
      const before = seen.joined;
      seen.underWay.clear();
      await page.goto(path, { waitUntil: 'networkidle' });
      await vi.waitUntil(() => seen.joined > before && seen.underWay.size === 0, withinMs);
    },
    go: (path) =>
      page.evaluate((to) => {
        const { __reactRouterDataRouter: router } = window as unknown as {
          __reactRouterDataRouter: { navigate(to: string): Promise<void> };
        };
        return router.navigate(to);
      }, path),
    isQuiet: () => seen.underWay.size === 0,
    async close() {
      await context.close();
      await served.close();
      await testApp.close();
    },
  };
}
