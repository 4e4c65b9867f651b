import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import type { DoorEnvironment } from '../http/environment.ts';
import { policyOfFiles } from '../http/security-headers.ts';
import type { Services } from '../services.ts';
import { bufferResponse } from './buffer-response.ts';
import { createPublicFiles } from './public-files.ts';
import { createPageRenderer } from './render-page.ts';
import { answerShell } from './shell.ts';
import type { WebBuild } from './web-build.ts';

export { loadWebBuild, type WebBuild } from './web-build.ts';
export { type DevelopmentMiddleware, startWebDevelopment } from './web-development.ts';

const foreverSeconds = 31_536_000;

/** Returns the request with the path `/404` when its path cannot be decoded (`/%ff`): the router would only throw on it. */
function withReadablePath(request: Request): Request {
  const url = new URL(request.url);
  try {
    decodeURIComponent(url.pathname);
    return request;
  } catch {
    return new Request(new URL('/404', url), { headers: request.headers });
  }
}

/** Creates the catch-all door: it serves the files of the web build and renders its pages. */
export function createPagesDoor(
  services: Services,
  web: WebBuild,
  fetchInProcess: (request: Request) => Promise<Response>,
): Hono<DoorEnvironment> {
  const door = new Hono<DoorEnvironment>();
  const renderPage = createPageRenderer(services, web, fetchInProcess);
  const serveFile = serveStatic<DoorEnvironment>({
    root: web.clientDirectory,
    precompressed: true,
  });
  const files =
    (cacheControl: string): MiddlewareHandler<DoorEnvironment> =>
    async (c, next) => {
      // Returns a Response when the file exists; otherwise the next handlers have already responded.
      const file: unknown = await serveFile(c, next);
      if (!(file instanceof Response)) return;
      file.headers.set('cache-control', cacheControl);
      file.headers.set('content-security-policy', policyOfFiles);
      return file;
    };

  // File names in /assets contain a content hash; the other files may change with the next version.
  door.get('/assets/*', files(`public, max-age=${foreverSeconds}, immutable`));
  door.get('/assets/*', (c) => c.text('Not found', 404));
  // Revalidated at every visit: a stale service worker would keep serving an old app.
  door.get('/service-worker.js', files('no-cache'));
  door.get('*', files('public, max-age=3600'));
  door.use(bufferResponse);
  door.use(compress());
  door.get('/app-shell/:version', (c) =>
    answerShell(c.req.raw, c.req.param('version'), web, (request, render) =>
      renderPage(request, c.get('log'), render),
    ),
  );
  door.route('/', createPublicFiles(services, web));
  door.get('*', (c) => renderPage(withReadablePath(c.req.raw), c.get('log')));
  // Pages are read-only; the app itself calls the other doors. React Router would log a form posted by another site as our error.
  door.all('*', (c) => c.text('Method not allowed', 405, { allow: 'GET, HEAD' }));
  return door;
}
