import { clientAddress } from '../http/client-address.ts';
import type { AuthContext, AuthServices } from './auth-services.ts';

/** The client of a request: its address, its user agent, and the time of the request. */
export type ClientInfo = { ip: string | null; userAgent: string | null; now: Date };

/** Returns the client of this request. X-Forwarded-For counts only from trusted proxies. */
export function clientInfoOf(auth: AuthServices, c: AuthContext): ClientInfo {
  const ip = clientAddress(
    c.env?.peerAddress,
    c.req.header('x-forwarded-for'),
    auth.settings.http.trustedProxies,
  );
  const userAgent = c.req.header('user-agent')?.slice(0, 512).toWellFormed() ?? null;
  return { ip, userAgent, now: auth.clock() };
}
