import type { Context } from 'hono';
import type { Caller } from '../database/database.ts';
import { ApiError } from '../errors.ts';
import { clientAddress, peerKey } from '../http/client-address.ts';
import type { DoorEnvironment } from '../http/environment.ts';
import { createMemoryLimiter } from '../http/limiter.ts';
import type { Services } from '../services.ts';

/** An office, a school: many people behind one address, none of them signed in. */
const visitorsOfOneAddress = 10;

export type CountCall = (c: Context<DoorEnvironment>, caller: Caller) => Promise<void>;

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
  return async (c, { role, claims }) => {
    const peer = c.env?.peerAddress;
    if (role === 'service_role' || peer === undefined) return;
    const { trustedProxies } = settings.http;
    const waitMs =
      role === 'authenticated'
        ? await people(String(claims.sub))
        : await visitors(
            peerKey({ ip: clientAddress(peer, c.req.header('x-forwarded-for'), trustedProxies) }),
          );
    if (waitMs !== undefined) throw tooMany(waitMs);
  };
}
