/**
 * True where a form was sent by a page of the same site: the browser says so itself, else the page's origin has to be the host that is
 * asked. A request that says neither is no form of ours.
 */
export function isSameOrigin(request: Request, siteUrl: string): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = request.headers.get('origin');
  if (origin === null || !URL.canParse(origin)) return false;
  const host = request.headers.get('host') ?? new URL(request.url).host;
  return new URL(origin).host === host || origin === new URL(siteUrl).origin;
}
