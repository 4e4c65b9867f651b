import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { ServerBuild } from 'react-router';
import { type WebBuild, webBuildOf } from './web-build.ts';

/** Vite's Node-style middleware, which runs before the doors: it serves source files and passes on all other requests. */
export type DevelopmentMiddleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

const root = fileURLToPath(new URL('../..', import.meta.url));
const publicDirectory = fileURLToPath(new URL('../../web/public', import.meta.url));

/**
 * Starts the web app directly from its sources, with hot reload. Only `npm run dev` calls this. Vite is not a production dependency, so
 * it is imported here and not at the top.
 * @param hotReloadPort the port of Vite's WebSocket
 */
export async function startWebDevelopment(
  hotReloadPort: number,
): Promise<{ web: WebBuild; middleware: DevelopmentMiddleware }> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { port: hotReloadPort } },
  });
  const loadBuild = async () =>
    (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
  const startedAt = new Date();
  let latest = webBuildOf(await loadBuild(), publicDirectory, startedAt);
  return {
    middleware: vite.middlewares,
    web: {
      ...latest,
      // Each request uses a build of the current sources, and its inline script.
      get inlineScriptHash() {
        return latest.inlineScriptHash;
      },
      render: async (request, context) => {
        latest = webBuildOf(await loadBuild(), publicDirectory, startedAt);
        return latest.render(request, context);
      },
    },
  };
}
