import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Stripe } from 'stripe';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { leaveWithTest } from './leave-with-test.ts';
import { shareBrowser } from './shared-product.ts';
import { desktop } from './stage.ts';
import { listenForTrouble, type Trouble, watchTrouble } from './trouble.ts';

/** The card pages in a real browser. The product runs without its web app, which these pages do not need. */
export type SandboxStage = {
  testApp: TestApp;
  stripe: Stripe;
  trouble: Trouble;
  browser: Browser;
  newVisitor(options?: {
    size?: { width: number; height: number };
    javaScriptEnabled?: boolean;
  }): Promise<Page>;
  close(): Promise<void>;
};

export async function openSandboxStage(): Promise<SandboxStage> {
  let answer: (request: Request, peerAddress: string | undefined) => Promise<Response>;
  const server = createAdaptorServer({
    fetch: (request, { incoming }) => answer(request, incoming.socket.remoteAddress),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const siteUrl = `http://localhost:${(server.address() as AddressInfo).port}`;
  const [testApp, browser] = await Promise.all([
    createTestApp({ variables: { SITE_URL: siteUrl } }),
    shareBrowser(),
  ]);
  answer = (request, peerAddress) => testApp.app.fetch(request, { peerAddress });
  const contexts: BrowserContext[] = [];
  const trouble = watchTrouble();
  return {
    testApp,
    stripe: await testApp.services.payments.stripe(),
    trouble,
    browser,
    async newVisitor({ size = desktop, javaScriptEnabled = true } = {}) {
      const context = await browser.newContext({
        baseURL: siteUrl,
        viewport: size,
        reducedMotion: 'reduce',
        javaScriptEnabled,
      });
      context.setDefaultTimeout(20_000);
      contexts.push(context);
      leaveWithTest(context);
      const page = await context.newPage();
      listenForTrouble(page, trouble);
      return page;
    },
    async close() {
      await Promise.all(contexts.map((context) => context.close()));
      await new Promise((resolve) => server.close(resolve));
      await testApp.app.drain();
      await testApp.close();
    },
  };
}
