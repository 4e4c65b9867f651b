import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { ServerBuild } from 'react-router';
import { type WebBuild, webBuildOf } from './web-build.ts';

/** Node-style middleware that Vite puts before the doors: it answers for source files, and passes on the rest. */
export type DevelopmentMiddleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

const root = fileURLToPath(new URL('../..', import.meta.url));
const publicDirectory = fileURLToPath(new URL('../../web/public', import.meta.url));

/**
 * The web app straight from its sources, with hot reload. Only `npm run dev` comes here; Vite is no dependency of the
 * running product, so it is loaded here and not at the top.
 * @param hotReloadPort where Vite's socket listens
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
  const first = webBuildOf(await loadBuild(), publicDirectory, startedAt);
  return {
    middleware: vite.middlewares,
    web: {
      ...first,
      // Each request takes the build as the sources are now.
      render: async (request, context) =>
        webBuildOf(await loadBuild(), publicDirectory, startedAt).render(request, context),
    },
  };
}
