import type { Caller } from '../database/database.ts';
import type { SqlQuery } from '../database/query.ts';
import { ApiError } from '../errors.ts';
import { callerOf } from '../http/claims.ts';
import type { Services } from '../services.ts';
import { signedOut } from './generation/refusals.ts';

/** A signed-in cook, with the caller for queries under row-level security. */
export type SignedInCook = { userId: string; caller: Caller };

/** 403: the second factor is missing. */
export const secondFactorRequired = () =>
  new ApiError(403, 'insufficient_aal', 'Please confirm with your second factor first.');

/**
 * Returns the calling cook by the token alone. The caller of this function must check the second factor.
 * @param refusal creates the error for a caller who is not signed in
 * @throws NoticeError 401 for a caller who is not signed in, ApiError 401 for a bad token
 */
export async function readTokenOfCook(
  request: Request,
  services: Services,
  refusal: () => Error,
): Promise<SignedInCook> {
  const refuse = ({ message, cause }: { message: string; cause: unknown }) =>
    new ApiError(401, 'invalid_token', message, { cause });
  const caller = await callerOf(request, services, refuse);
  const userId = caller.claims.sub;
  // The anon key is a valid token too, but belongs to no user.
  if (caller.role !== 'authenticated' || typeof userId !== 'string') throw refusal();
  return { userId, caller };
}

const isFactorGiven: SqlQuery = {
  // Refers to $1, since the list of values is always sent, even when it is empty.
  text: `select auth.has_required_aal()::text as body, 1 + cardinality($1::text[]) as rows,
    null::float8 as total`,
  values: [],
  readOnly: true,
  keepAs: 'service_has_required_aal',
};

/**
 * Returns the calling cook, after checking the second factor.
 * @param refusal creates the error for a caller who is not signed in
 * @throws NoticeError 401 for a caller who is not signed in, ApiError 401 for a bad token, 403 when the second factor is missing
 */
export async function readSignedInCaller(
  request: Request,
  services: Services,
  refusal: () => Error = signedOut,
): Promise<SignedInCook> {
  const cook = await readTokenOfCook(request, services, refusal);
  // Later statements run as the service role and bypass row-level security, so the second factor is checked here.
  const { body: isGiven } = await services.database.queryAsCaller(cook.caller, isFactorGiven);
  if (isGiven !== 'true') throw secondFactorRequired();
  return cook;
}

/** Returns the id of the signed-in cook, for functions that run no query as the cook; see `readSignedInCaller`. */
export async function readSignedInCook(
  request: Request,
  services: Services,
  refusal?: () => Error,
): Promise<string> {
  return (await readSignedInCaller(request, services, refusal)).userId;
}
