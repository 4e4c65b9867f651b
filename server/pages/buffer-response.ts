import type { MiddlewareHandler } from 'hono';
import type { DoorEnvironment } from '../http/environment.ts';

/**
 * Buffers a response and sends it with a content length: no streaming SSR. A browser whose page breaks off waits for the rest without end: it
 * shows half of it, runs none of its scripts and never fires its load event. Where a process dies before a whole page has left it, nothing
 * has, so that the proxy retries on another process and the cook does not notice.
 */
export const bufferResponse: MiddlewareHandler<DoorEnvironment> = async (c, next) => {
  await next();
  // A HEAD is not squeezed, so its length would not be that of its GET.
  if (!c.res.body || c.req.method === 'HEAD') return;
  const bytes = new Uint8Array(await c.res.arrayBuffer());
  c.res = new Response(bytes, c.res);
  c.res.headers.set('content-length', String(bytes.byteLength));
};
