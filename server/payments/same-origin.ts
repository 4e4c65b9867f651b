/**
 * Returns true if a form was sent by a page of the same origin. Uses the `Sec-Fetch-Site` header if the browser sends it; otherwise the
 * `Origin` header must match the requested host or the site URL. Returns false if both headers are missing.
 */
export function isSameOrigin(request: Request, siteUrl: string): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = request.headers.get('origin');
  if (origin === null || !URL.canParse(origin)) return false;
  const host = request.headers.get('host') ?? new URL(request.url).host;
  return new URL(origin).host === host || origin === new URL(siteUrl).origin;
}
