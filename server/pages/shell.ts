import { keptBuildHeader } from '#contract/kept-build-header.ts';
import type { WebBuild } from './web-build.ts';

type RenderPage = (request: Request, render: WebBuild['render']) => Promise<Response>;

/**
 * The shell of this build, for a service worker of this build alone: one of another would start an app whose parts it does not keep.
 * It says nothing of anybody: the settings that every visitor gets, and the code that looks where it is.
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
