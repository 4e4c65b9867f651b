import type { MiddlewareHandler } from 'hono';
import type { DoorEnvironment } from '../http/environment.ts';

/**
 * Buffers a response and sends it with a content length: no streaming SSR. When a streamed page breaks off, the browser waits forever for
 * the rest: it shows half of the page, runs none of its scripts and never fires its load event. When a process dies before a buffered page
 * is complete, no byte has been sent yet, so the proxy retries on another process and the cook does not notice.
 */
export const bufferResponse: MiddlewareHandler<DoorEnvironment> = async (c, next) => {
  await next();
  // A HEAD response is not compressed, so its length would differ from that of the GET.
  if (!c.res.body || c.req.method === 'HEAD') return;
  const bytes = new Uint8Array(await c.res.arrayBuffer());
  c.res = new Response(bytes, c.res);
  c.res.headers.set('content-length', String(bytes.byteLength));
};
