import { Hono } from 'hono';
import { namesTag, weakTag } from '../http/entity-tag.ts';
import type { DoorEnvironment } from '../http/environment.ts';
import type { Services } from '../services.ts';
import { createLinkPreviews, TooManyPreviews } from './link-previews/link-previews.ts';
import { printRobots } from './sitemap/robots.ts';
import { createSitemap } from './sitemap/sitemap.ts';
import type { WebBuild } from './web-build.ts';

const textSeconds = 600;
const pictureSeconds = 31_536_000;
/** Pictures below /images keep their name when they change. */
const renewedPictureSeconds = 86_400;

/** Returns 304 when the request's `If-None-Match` names the current ETag, otherwise the body. */
function answer(
  request: Request,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Headers,
): Response {
  headers.set('x-content-type-options', 'nosniff');
  return namesTag(request.headers.get('if-none-match'), headers.get('etag') ?? '')
    ? new Response(null, { status: 304, headers })
    : new Response(body, { headers });
}

function answerText(request: Request, text: string, contentType: string): Response {
  const cacheControl = `public, max-age=${textSeconds}`;
  const headers = {
    'content-type': contentType,
    'cache-control': cacheControl,
    etag: weakTag(text),
  };
  return answer(request, text, new Headers(headers));
}

/** Serves the generated files that crawlers and messaging apps read: robots.txt, the sitemap and the pictures of link previews. */
export function createPublicFiles(services: Services, web: WebBuild): Hono<DoorEnvironment> {
  const door = new Hono<DoorEnvironment>();
  const printSitemapFile = createSitemap(services, web.builtAt);
  const { objects, settings } = services;
  const readLinkPreview = createLinkPreviews({ objects, clientDirectory: web.clientDirectory });

  door.get('/robots.txt', (c) =>
    answerText(c.req.raw, printRobots(settings.http.siteUrl), 'text/plain; charset=utf-8'),
  );
  for (const path of ['/sitemap.xml', '/sitemaps/*']) {
    door.get(path, async (c) => {
      const xml = await printSitemapFile(c.req.path);
      return xml === undefined
        ? c.text('Not found', 404)
        : answerText(c.req.raw, xml, 'application/xml; charset=utf-8');
    });
  }
  door.get('/link-previews/*', async (c) => {
    const preview = await readLinkPreview(c.req.path).catch((error: unknown) => {
      if (error instanceof TooManyPreviews) return 'busy' as const;
      throw error;
    });
    if (preview === 'busy') return c.text('Busy', 503, { 'retry-after': '30' });
    if (!preview) return c.text('Not found', 404);
    const seconds = c.req.path.startsWith('/link-previews/images/')
      ? renewedPictureSeconds
      : pictureSeconds;
    const headers = new Headers({
      'content-type': 'image/jpeg',
      'cache-control': `public, max-age=${seconds}`,
      etag: preview.etag,
      'cross-origin-resource-policy': 'cross-origin',
    });
    return answer(c.req.raw, new Uint8Array(preview.bytes), headers);
  });
  return door;
}
