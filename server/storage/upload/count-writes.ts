import type { Caller } from '../../database/database.ts';
import { createLimiter } from '../../http/limiter.ts';
import type { Services } from '../../services.ts';
import { tooOften } from '../problems.ts';

/** A person changes a picture a few times; a script does so for ever. */
const rule = { points: 60, seconds: 600 };

/** Counts one thing that a caller puts here. @throws StorageProblem 429 */
export type CountWrite = (caller: Caller) => Promise<void>;

/** One count for all that is put; what the service does is not counted. */
export function createWriteCount(services: Services): CountWrite {
  const limiter = createLimiter(services, 'storage-write', rule);
  return async ({ role, claims }) => {
    if (role === 'service_role') return;
    const waitMs = await limiter.take(String(claims.sub));
    if (waitMs !== undefined) throw tooOften(waitMs);
  };
}
