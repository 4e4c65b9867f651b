import type { MiddlewareHandler } from 'hono';
import type { DoorEnvironment } from '../http/environment.ts';

/**
 * Sends an answer as one piece of a known length, however it was made. A browser whose page breaks off waits for the rest without end: it
 * shows half of it, runs none of its scripts and never says that it has loaded. Where a process dies before a whole page has left it, nothing
 * has, so that the proxy asks another process and the cook sees nothing of it.
 */
export const inOnePiece: MiddlewareHandler<DoorEnvironment> = async (c, next) => {
  await next();
  // A HEAD is not squeezed, so its length would not be that of its GET.
  if (!c.res.body || c.req.method === 'HEAD') return;
  const bytes = new Uint8Array(await c.res.arrayBuffer());
  c.res = new Response(bytes, c.res);
  c.res.headers.set('content-length', String(bytes.byteLength));
};
