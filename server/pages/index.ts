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

/** A path such as `/%ff` names no page: the router would only complain about it, so it is sent to the 404 page. */
function withReadablePath(request: Request): Request {
  const url = new URL(request.url);
  try {
    decodeURIComponent(url.pathname);
    return request;
  } catch {
    return new Request(new URL('/404', url), { headers: request.headers });
  }
}

/** Everything that no other door takes: the files of the web build, and its pages. */
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
      // A Response where the file is there; otherwise the next handlers have answered already.
      const file: unknown = await serveFile(c, next);
      if (!(file instanceof Response)) return;
      file.headers.set('cache-control', cacheControl);
      file.headers.set('content-security-policy', policyOfFiles);
      return file;
    };

  // Names in /assets carry a hash of the content; the others may change with the next version.
  door.get('/assets/*', files(`public, max-age=${foreverSeconds}, immutable`));
  door.get('/assets/*', (c) => c.text('Not found', 404));
  // Asked at every visit whether it is still the same: an old worker would go on with an old app.
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
  // Pages are read, and the app calls the doors: React Router would log a form that another site sent here as a fault of ours.
  door.all('*', (c) => c.text('Method not allowed', 405, { allow: 'GET, HEAD' }));
  return door;
}
