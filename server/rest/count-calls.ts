import type { Caller } from '../database/database.ts';
import { ApiError } from '../errors.ts';
import { clientAddress, peerKey } from '../http/client-address.ts';
import { createMemoryLimiter } from '../http/limiter.ts';
import type { Services } from '../services.ts';

/** An office, a school: many people behind one address, none of them signed in. */
const visitorsOfOneAddress = 10;

/** Where a request comes from: the other end of its connection, and its headers. */
type Origin = { peerAddress: string | undefined; headers: Headers };

export type CountCall = (origin: Origin, caller: Caller) => Promise<void>;

function tooMany(waitMs: number): ApiError {
  return new ApiError(429, 'over_request_rate_limit', 'Too many requests in this minute.', {
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
  });
}

/**
 * Counts calls of people by their account, of visitors by their address; those of the service, and of pages that are rendered in this
 * process, are not counted. In memory and for each process, since a count in the database would cost as much as the call: behind N
 * processes the limit is N times as wide. A person who opens every page of the product as fast as they can makes a twentieth of it.
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
