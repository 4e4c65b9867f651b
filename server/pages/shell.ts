import { keptBuildHeader } from '#contract/kept-build-header.ts';
import type { WebBuild } from './web-build.ts';

type RenderPage = (request: Request, render: WebBuild['render']) => Promise<Response>;

/**
 * Returns the app shell of this build, and 404 for the service worker of another build: its shell would start an app whose files that
 * worker does not cache. The shell contains no user data, only the settings that every visitor gets and the code that reads the current URL.
 */
export async function answerShell(
  request: Request,
  version: string,
  { shell }: WebBuild,
  renderPage: RenderPage,
): Promise<Response> {
  if (shell?.version !== version) return new Response('Not found', { status: 404 });
  const asked = new Request(new URL('/', request.url), { headers: { [keptBuildHeader]: version } });
  const page = await renderPage(asked, shell.render);
  const headers = new Headers(page.headers);
  headers.set('cache-control', 'no-store');
  headers.set('x-robots-tag', 'noindex');
  return new Response(page.body, { status: page.status, headers });
}
