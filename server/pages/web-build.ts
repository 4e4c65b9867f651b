import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createRequestHandler, type RouterContext, type ServerBuild } from 'react-router';
import type { RequestContext } from '#web/data/request-context.ts';

/** The parts of the built web app that the server uses. */
export type WebBuild = {
  /** Handles every request that no other door handled: returns a page, a page's data, or the 404 page. */
  render: ReturnType<typeof createRequestHandler>;
  /** The key under which the loaders find the request's context. */
  requestContext: RouterContext<RequestContext>;
  /** SHA-256, in base64, of the inline script that every page has: the content security policy allows it by this hash. */
  inlineScriptHash: string;
  /**
   * The app shell: an HTML document without a page that starts the app at any URL, for devices that are offline. Only a production
   * build has one; its version is the one in its pages.
   */
  shell?: { version: string; render: ReturnType<typeof createRequestHandler> };
  /** Scripts, styles, fonts and pictures. */
  clientDirectory: string;
  /** When the texts of the pages last changed, as far as is known: the time of the build, or of the start in development. */
  builtAt: Date;
};

const buildDirectory = fileURLToPath(new URL('../../build', import.meta.url));

type EntryModule = ServerBuild['entry']['module'] & {
  requestContext: RouterContext<RequestContext>;
  beforePaintScript: string;
};

/** With these options React Router renders only the root route, and the browser picks the page. */
const withoutPages = { ssr: false, isSpaMode: true, prerender: [] } satisfies Partial<ServerBuild>;

/** Makes a WebBuild from React Router's server build, from disk or from the development server. */
export function webBuildOf(build: ServerBuild, clientDirectory: string, builtAt: Date): WebBuild {
  const { requestContext, beforePaintScript } = build.entry.module as EntryModule;
  return {
    render: createRequestHandler(build, 'production'),
    requestContext,
    inlineScriptHash: createHash('sha256').update(beforePaintScript).digest('base64'),
    clientDirectory,
    builtAt,
  };
}

/**
 * Loads the build that `scripts/build.ts` made.
 * @throws Error with the build command when there is no build
 */
export async function loadWebBuild(): Promise<WebBuild> {
  const serverFile = join(buildDirectory, 'server', 'index.js');
  if (!existsSync(serverFile)) throw new Error('The web app is not built. Run: npm run build');
  const build = (await import(pathToFileURL(serverFile).href)) as ServerBuild;
  const { mtime } = await stat(serverFile);
  const shell = createRequestHandler({ ...build, ...withoutPages }, 'production');
  return {
    ...webBuildOf(build, join(buildDirectory, 'client'), mtime),
    shell: { version: build.assets.version, render: shell },
  };
}
