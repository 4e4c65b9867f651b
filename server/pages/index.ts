import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { DoorEnvironment } from '../http/environment.ts';
import type { Services } from '../services.ts';
import { createPageRenderer } from './render-page.ts';
import type { WebBuild } from './web-build.ts';

export { loadWebBuild, type WebBuild } from './web-build.ts';
export { type DevelopmentMiddleware, startWebDevelopment } from './web-development.ts';

const foreverSeconds = 31_536_000;

/** Everything that no other door takes: the files of the web build, and its pages. */
export function createPagesDoor(
  services: Services,
  web: WebBuild,
  fetchInProcess: (request: Request) => Promise<Response>,
): Hono<DoorEnvironment> {
  const door = new Hono<DoorEnvironment>();
  const renderPage = createPageRenderer(services, web, fetchInProcess);
  const files = (cacheControl: string) =>
    serveStatic({
      root: web.clientDirectory,
      precompressed: true,
      onFound: (_path, c) => {
        c.header('cache-control', cacheControl);
        c.header('x-content-type-options', 'nosniff');
      },
    });

  // Names in /assets carry a hash of the content; the others may change with the next version.
  door.get('/assets/*', files(`public, max-age=${foreverSeconds}, immutable`));
  door.get('/assets/*', (c) => c.text('Not found', 404));
  door.get('*', files('public, max-age=3600'));
  door.use(compress());
  door.all('*', (c) => renderPage(c.req.raw));
  return door;
}
