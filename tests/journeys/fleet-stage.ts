import type { Browser, BrowserContext, Page } from 'playwright-core';
import type postgres from 'postgres';
import { makeDataDirectory } from '#tests/support/data-directory.ts';
import { startTestDatabase } from '#tests/support/database.ts';
import {
  type ModelServer,
  startModelServer,
} from '#tests/support/model-server/start-model-server.ts';
import { startProxy, type TestProxy } from '#tests/support/proxy.ts';
import { type Fleet, startFleet } from '#tests/support/server-fleet.ts';
import { shareBrowser } from './shared-product.ts';
import { desktop, type Stage } from './stage.ts';
import { listenForTrouble, watchTrouble } from './trouble.ts';

const processes = 3;
/** Long, because three processes, their browsers and restarting processes share the CPUs. */
const stepTimeoutMs = 90_000;

/** A browser and a proxy in front of three processes, which share one PostgreSQL and one object folder. */
export type FleetStage = Stage & {
  fleet: Fleet;
  proxy: TestProxy;
  model: ModelServer;
  owner: postgres.Sql;
  /** Kills the process at this address, as a crash would, and starts it again. */
  crash(address: string): Promise<void>;
};

/** Collects cleanup steps and runs them in reverse order, also when a later opening step fails. */
function createClosing() {
  const steps: (() => Promise<unknown>)[] = [];
  return {
    after: (step: () => Promise<unknown>) => void steps.push(step),
    async close() {
      for (const step of steps.toReversed()) await step();
    },
  };
}

async function openFleet(
  variables: Record<string, string>,
  { after }: ReturnType<typeof createClosing>,
) {
  const [ground, folder, proxy, model] = await Promise.all([
    startTestDatabase(),
    makeDataDirectory(),
    startProxy(),
    startModelServer(),
  ]);
  after(async () => {
    await Promise.all([ground.close(), folder.remove(), proxy.close(), model.close()]);
  });
  const fleet = await startFleet(processes, {
    DATABASE_URL: ground.url,
    SECRET_KEY: 'a secret for tests alone, never used elsewhere',
    DATA_DIR: folder.path,
    SITE_URL: proxy.url,
    TRUST_PROXY: '127.0.0.1,::1',
    // Behind a proxy no request counts as local, but the test has to read the mailbox.
    MAILBOX_PUBLIC: 'true',
    SANDBOX_PUBLIC: 'true',
    MODEL: 'double',
    MODEL_BASE_URL: model.baseUrl,
    ...variables,
  });
  after(fleet.stop);
  const addresses = () => Array.from({ length: processes }, (_none, index) => fleet.at(index).url);
  proxy.send(addresses());
  return { ground, proxy, model, fleet, addresses };
}

/** @param variables settings of all processes, which override those of the fleet */
export async function openFleetStage(variables: Record<string, string> = {}): Promise<FleetStage> {
  const closing = createClosing();
  const { ground, proxy, model, fleet, addresses } = await openFleet(variables, closing).catch(
    async (error: unknown) => {
      await closing.close();
      throw error;
    },
  );
  const browser: Browser = await shareBrowser();
  const contexts: BrowserContext[] = [];
  const trouble = watchTrouble();
  closing.after(async () => {
    await Promise.all(contexts.map((context) => context.close()));
  });
  async function crash(address: string): Promise<void> {
    const index = addresses().indexOf(address);
    await fleet.kill(index);
    await fleet.restart(index);
    proxy.send(addresses());
  }
  return {
    url: proxy.url,
    server: fleet.at(0),
    databaseUrl: ground.url,
    browser,
    trouble,
    fleet,
    proxy,
    model,
    owner: ground.owner,
    crash,
    async newVisitor(size = desktop): Promise<Page> {
      const context = await browser.newContext({
        baseURL: proxy.url,
        viewport: size,
        reducedMotion: 'reduce',
      });
      context.setDefaultTimeout(stepTimeoutMs);
      contexts.push(context);
      const page = await context.newPage();
      listenForTrouble(page, trouble);
      return page;
    },
    close: closing.close,
  };
}
