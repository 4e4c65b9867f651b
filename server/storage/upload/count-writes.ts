import type { Caller } from '../../database/database.ts';
import { createLimiter } from '../../http/limiter.ts';
import type { Services } from '../../services.ts';
import { tooOften } from '../problems.ts';

/** A user changes a picture a few times; a script may never stop. */
const rule = { points: 60, seconds: 600 };

/** Counts one write of a caller. @throws StorageProblem 429 */
export type CountWrite = (caller: Caller) => Promise<void>;

/** Creates one count for all writes. Writes of the service role are not counted. */
export function createWriteCount(services: Services): CountWrite {
  const limiter = createLimiter(services, 'storage-write', rule);
  return async ({ role, claims }) => {
    if (role === 'service_role') return;
    const waitMs = await limiter.take(String(claims.sub));
    if (waitMs !== undefined) throw tooOften(waitMs);
  };
}
