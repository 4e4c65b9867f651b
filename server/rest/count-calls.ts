import type { Caller } from '../database/database.ts';
import { ApiError } from '../errors.ts';
import { clientAddress, peerKey } from '../http/client-address.ts';
import { createMemoryLimiter } from '../http/limiter.ts';
import type { Services } from '../services.ts';

/** The factor of the limit for an address, because an office or a school has many signed-out visitors behind one address. */
const visitorsOfOneAddress = 10;

/** The origin of a request: the peer address of its connection, and its headers. */
type Origin = { peerAddress: string | undefined; headers: Headers };

export type CountCall = (origin: Origin, caller: Caller) => Promise<void>;

function tooMany(waitMs: number): ApiError {
  return new ApiError(429, 'over_request_rate_limit', 'Too many requests in this minute.', {
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
  });
}

/**
 * Creates the rate limit of calls: per account for signed-in users, per address for visitors. Calls of the service role and of pages that
 * are rendered in this process are not counted. The counts are in memory per process, because a count in the database would cost as much
 * as the call: with N processes the limit is N times as high. A user who opens every page of the app as fast as possible uses a twentieth
 * of the limit.
 * @throws ApiError 429 with the seconds to wait
 */
export function createCallCount({ settings }: Pick<Services, 'settings'>): CountCall {
  const points = settings.rest.callsPerMinute;
  const people = createMemoryLimiter(settings, { points, seconds: 60 });
  const visitors = createMemoryLimiter(settings, {
    points: points * visitorsOfOneAddress,
    seconds: 60,
  });
  return async ({ peerAddress: peer, headers }, { role, claims }) => {
    if (role === 'service_role' || peer === undefined) return;
    const { trustedProxies } = settings.http;
    const waitMs =
      role === 'authenticated'
        ? await people(String(claims.sub))
        : await visitors(
            peerKey({
              ip: clientAddress(peer, headers.get('x-forwarded-for') ?? undefined, trustedProxies),
            }),
          );
    if (waitMs !== undefined) throw tooMany(waitMs);
  };
}
