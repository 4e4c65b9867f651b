import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { RouterContextProvider } from 'react-router';
import { keptBuildHeader } from '#contract/kept-build-header.ts';
import { late } from '#contract/late-scripts.ts';
import { namesTag, weakTag } from '../http/entity-tag.ts';
import type { Services } from '../services.ts';
import { pageHeaders } from './page-headers.ts';
import { publicSettings } from './public-settings.ts';
import type { WebBuild } from './web-build.ts';

type Fetch = (request: Request) => Promise<Response>;

/** Adapts the in-process fetch, which takes one Request, to the `fetch(input, init)` that the official client calls. */
function asApiFetch(fetchInProcess: Fetch): typeof fetch {
  return (input, init) => fetchInProcess(new Request(input, init));
}

/**
 * Removes the preload links, for a browser whose service worker caches the files of this build. Chromium does not match a preload with a
 * response of the service worker: it fetches each script twice and logs a warning.
 */
function withoutPreloads(html: string): string {
  return html.replace(/<link rel="modulepreload"[^>]*>/g, '');
}

/**
 * Marks the scripts of a page, which then load after its first paint (web/inline/load-late-scripts.ts): styles, fonts and the recipe's
 * picture get the bandwidth first.
 */
function withLateScripts(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', `<link rel="${late}"`)
    .replaceAll(' type="module" async=""', ` type="${late}"`);
}

/**
 * Creates the renderer of the web app's pages. Their loaders call the data API in process as role anon.
 * @returns a function that renders the page of a request; an unchanged page is a 304
 */
export function createPageRenderer(services: Services, web: WebBuild, fetchInProcess: Fetch) {
  const settings = publicSettings(services);
  const policy = {
    secure: settings.siteUrl.startsWith('https:'),
    hotReloadPort: services.settings.http.hotReloadPort,
    captchaProvider: settings.captcha?.provider,
  };
  const apiFetch = asApiFetch(fetchInProcess);
  // The development server transforms nothing: React would report the difference to what it renders.
  const afterPaint = policy.hotReloadPort === undefined ? withLateScripts : (html: string) => html;
  const keepsThisBuild = ({ headers }: Request) =>
    web.shell !== undefined && headers.get(keptBuildHeader) === web.shell.version;

  return async function renderPage(
    asked: Request,
    log: Logger,
    render = web.render,
  ): Promise<Response> {
    // A HEAD response has the headers of its GET, including the ETag; the HTTP listener omits the body.
    const request = asked.method === 'HEAD' ? new Request(asked, { method: 'GET' }) : asked;
    const nonce = randomBytes(16).toString('base64url');
    const context = new RouterContextProvider();
    context.set(web.requestContext, {
      publicSettings: settings,
      apiFetch,
      nonce,
      isForData: new URL(request.url).pathname.endsWith('.data'),
      reportError: (error) => log.error({ err: error }, 'page render failed'),
    });
    const response = await render(request, context);
    const headers = new Headers(response.headers);
    const ownHeaders = pageHeaders(nonce, { ...policy, inlineScriptHash: web.inlineScriptHash });
    for (const [name, value] of Object.entries(ownHeaders)) headers.set(name, value);
    if (!headers.get('content-type')?.startsWith('text/html')) {
      return new Response(response.body, { status: response.status, headers });
    }
    headers.append('vary', keptBuildHeader);
    const written = await response.text();
    const html = keepsThisBuild(request) ? withoutPreloads(written) : afterPaint(written);
    if (response.status === 200) {
      // The nonce changes with every request, so it is left out of the hash: the same page keeps its ETag.
      const tag = weakTag(html.replaceAll(nonce, ''));
      headers.set('etag', tag);
      if (!headers.has('cache-control')) headers.set('cache-control', 'no-cache');
      if (namesTag(request.headers.get('if-none-match'), tag)) {
        // The cached page must keep the policy that it came with: a new nonce would block its scripts.
        headers.delete('content-security-policy');
        return new Response(null, { status: 304, headers });
      }
    }
    return new Response(html, { status: response.status, headers });
  };
}
