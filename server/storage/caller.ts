import type { Caller } from '../database/database.ts';
import { callerOf } from '../http/claims.ts';
import type { SigningKeys } from '../http/signing-keys.ts';
import { forbidden } from './problems.ts';

/** Who asks. @throws ApiError 401 for a bad key, StorageProblem 403 for a bad token */
export function storageCaller(request: Request, services: { keys: SigningKeys }): Promise<Caller> {
  return callerOf(request, services, ({ expired, cause }) =>
    forbidden(expired ? 'jwt expired' : 'jwt is not valid', cause),
  );
}
