import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createRequestHandler, type RouterContext, type ServerBuild } from 'react-router';
import type { RequestContext } from '#web/data/request-context.ts';

/** The built web app, as far as the server needs to know it. */
export type WebBuild = {
  /** Answers every request that no door took: a page, a page's data, or the 404 page. */
  render: ReturnType<typeof createRequestHandler>;
  /** The key under which a request's context is handed to the loaders. */
  requestContext: RouterContext<RequestContext>;
  /**
   * The page without a page: what starts the app wherever the browser stands, for devices that are out of reach. Only a build has
   * one, under the version that its pages carry.
   */
  shell?: { version: string; render: ReturnType<typeof createRequestHandler> };
  /** Scripts, styles, fonts and pictures. */
  clientDirectory: string;
  /** When the texts of its pages last changed, as far as anybody knows. */
  builtAt: Date;
};

const buildDirectory = fileURLToPath(new URL('../../build', import.meta.url));

type EntryModule = ServerBuild['entry']['module'] & {
  requestContext: RouterContext<RequestContext>;
};

/** With these React Router renders the root alone, and leaves it to the browser to see which page is wanted. */
const withoutPages = { ssr: false, isSpaMode: true, prerender: [] } satisfies Partial<ServerBuild>;

/** Makes a WebBuild of React Router's server build, from disk or from the development server. */
export function webBuildOf(build: ServerBuild, clientDirectory: string, builtAt: Date): WebBuild {
  const { requestContext } = build.entry.module as EntryModule;
  return {
    render: createRequestHandler(build, 'production'),
    requestContext,
    clientDirectory,
    builtAt,
  };
}

/**
 * Loads what `scripts/build.ts` made.
 * @throws Error saying how to make it, when it is not there
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
