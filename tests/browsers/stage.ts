import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { desktop, phone } from '#tests/journeys/stage.ts';
import { startTestDatabase } from '#tests/support/database.ts';
import { findFreePort, type ServerProcess, startServer } from '#tests/support/server-process.ts';
import type { EngineName } from './engine.ts';
import { engines } from './engines.ts';
import { openSite, type Site } from './site.ts';
import { createVisitor, type Visitor } from './visitor.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    engineNames: EngineName[];
    /** The folder for screenshots; empty for no screenshots. */
    screenshotFolder: string;
  }
}

const sizes = { phone, desktop };

export type Scene = { engineName: EngineName; sizeName: keyof typeof sizes };

/** Each engine of this run at each width. */
export const scenes: Scene[] = inject('engineNames').flatMap((engineName) => [
  { engineName, sizeName: 'phone' },
  { engineName, sizeName: 'desktop' },
]);

/** A server with an empty database, behind a site, and visitors in one engine. Service workers are on, as for real users. */
export type BrowserStage = {
  site: Site;
  server: ServerProcess;
  /** The server itself, without the site: for what a test does beside the browser. */
  url: string;
  databaseUrl: string;
  /** Statuses of 400 and above that a journey provokes on purpose. */
  allowed: { status: number; path: RegExp }[];
  newVisitor(): Promise<Visitor>;
  /** Takes a picture of what a visitor sees, when the run asks for pictures. */
  picture(visitor: Visitor, name: string): Promise<void>;
  /** Returns what went wrong: in the windows, and in the answers of the server. */
  unexpected(): Promise<string[]>;
  close(): Promise<void>;
};

/** @param variables settings of the server, which override those of a fresh machine */
export async function openBrowserStage(
  { engineName, sizeName }: Scene,
  variables: Record<string, string> = {},
): Promise<BrowserStage> {
  const engine = engines[engineName];
  const program = await engine.findProgram();
  const database = await startTestDatabase();
  const port = await findFreePort();
  const server = await startServer({
    RATE_LIMITS: 'off',
    PICTURE_MODEL: 'none',
    DATABASE_URL: database.url,
    SITE_URL: `http://localhost:${port}`,
    ...variables,
  });
  const site = await openSite(server.url, port, engine.needsErrorCollector);
  const visitors: Visitor[] = [];
  const allowed: BrowserStage['allowed'] = [];
  const isAllowed = (seen: { status: number; path: string }) =>
    allowed.some(({ status, path }) => status === seen.status && path.test(seen.path));
  return {
    site,
    server,
    url: server.url,
    databaseUrl: database.url,
    allowed,
    async newVisitor() {
      const window = await engine.openWindow(program, sizes[sizeName]);
      const visitor = createVisitor(window, site.url);
      visitors.push(visitor);
      return visitor;
    },
    async picture(visitor, name) {
      const folder = inject('screenshotFolder');
      if (!folder) return;
      await mkdir(folder, { recursive: true });
      await visitor.screenshot(join(folder, `${name}-${engineName}-${sizeName}.png`));
    },
    async unexpected() {
      const errors = await Promise.all(visitors.map((visitor) => visitor.errors()));
      const refusals = site.requests
        .filter((seen) => seen.status >= 400 && !isAllowed(seen))
        .map(({ status, method, path }) => `${status}: ${method} ${path}`);
      return [...errors.flat(), ...refusals];
    },
    async close() {
      await Promise.all(visitors.map((visitor) => visitor.close()));
      await site.stop();
      await server.stop();
      await database.close();
    },
  };
}
