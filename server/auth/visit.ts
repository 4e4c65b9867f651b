import { clientAddress } from '../http/client-address.ts';
import type { AuthContext, AuthServices } from './auth-services.ts';

/** Who comes, from where, when. */
export type Visit = { ip: string | null; userAgent: string | null; now: Date };

/** Who sent this request, as far as the proxies that are trusted say so. */
export function visitOf(auth: AuthServices, c: AuthContext): Visit {
  const ip = clientAddress(
    c.env?.peerAddress,
    c.req.header('x-forwarded-for'),
    auth.settings.http.trustedProxies,
  );
  const userAgent = c.req.header('user-agent')?.slice(0, 512).toWellFormed() ?? null;
  return { ip, userAgent, now: auth.clock() };
}
