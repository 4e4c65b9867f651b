import type { Caller } from '../database/database.ts';
import { callerOf } from '../http/claims.ts';
import type { Services } from '../services.ts';
import { forbidden } from './problems.ts';

/** Authenticates a storage request and returns its caller. @throws ApiError 401 for a bad key, StorageProblem 403 for a bad token */
export function storageCaller(
  request: Request,
  services: Pick<Services, 'keys' | 'revokedSessions'>,
): Promise<Caller> {
  return callerOf(request, services, ({ expired, cause }) =>
    forbidden(expired ? 'jwt expired' : 'jwt is not valid', cause),
  );
}
