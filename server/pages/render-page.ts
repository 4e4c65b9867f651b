import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { RouterContextProvider } from 'react-router';
import { keptBuildHeader } from '#contract/kept-build-header.ts';
import { namesTag, weakTag } from '../http/entity-tag.ts';
import type { Services } from '../services.ts';
import { pageHeaders } from './page-headers.ts';
import { publicSettings } from './public-settings.ts';
import type { WebBuild } from './web-build.ts';

type Fetch = (request: Request) => Promise<Response>;

/** The official client calls `fetch(input, init)`; in process that is one Request. */
function asApiFetch(fetchInProcess: Fetch): typeof fetch {
  return (input, init) => fetchInProcess(new Request(input, init));
}

/**
 * The page for a browser whose service worker keeps the files of this build. Chromium does not match a preload with a response of
 * the service worker: it fetches each script twice and logs a warning.
 */
function withoutPreloads(html: string): string {
  return html.replace(/<link rel="modulepreload"[^>]*>/g, '');
}

/**
 * Renders pages by the web app, whose loaders read the data API in process as role anon.
 * @returns a function from a request to its page; an unchanged page answers 304
 */
export function createPageRenderer(services: Services, web: WebBuild, fetchInProcess: Fetch) {
  const settings = publicSettings(services);
  const policy = {
    secure: settings.siteUrl.startsWith('https:'),
    hotReloadPort: services.settings.http.hotReloadPort,
    captchaProvider: settings.captcha?.provider,
  };
  const apiFetch = asApiFetch(fetchInProcess);
  const keepsThisBuild = ({ headers }: Request) =>
    web.shell !== undefined && headers.get(keptBuildHeader) === web.shell.version;

  return async function renderPage(
    asked: Request,
    log: Logger,
    render = web.render,
  ): Promise<Response> {
    // A HEAD has the headers of its GET, the tag among them; the listener leaves the body out.
    const request = asked.method === 'HEAD' ? new Request(asked, { method: 'GET' }) : asked;
    const nonce = randomBytes(16).toString('base64url');
    const context = new RouterContextProvider();
    context.set(web.requestContext, {
      publicSettings: settings,
      apiFetch,
      nonce,
      reportError: (error) => log.error({ err: error }, 'page render failed'),
    });
    const response = await render(request, context);
    const headers = new Headers(response.headers);
    for (const [name, value] of Object.entries(pageHeaders(nonce, policy)))
      headers.set(name, value);
    if (!headers.get('content-type')?.startsWith('text/html')) {
      return new Response(response.body, { status: response.status, headers });
    }
    headers.append('vary', keptBuildHeader);
    const written = await response.text();
    const html = keepsThisBuild(request) ? withoutPreloads(written) : written;
    if (response.status === 200) {
      // Same page, same tag: the nonce, new with every request, is left out of the sum.
      const tag = weakTag(html.replaceAll(nonce, ''));
      headers.set('etag', tag);
      if (!headers.has('cache-control')) headers.set('cache-control', 'no-cache');
      if (namesTag(request.headers.get('if-none-match'), tag)) {
        // The stored page keeps the policy that came with it: a new nonce would switch its scripts off.
        headers.delete('content-security-policy');
        return new Response(null, { status: 304, headers });
      }
    }
    return new Response(html, { status: response.status, headers });
  };
}
