import type { Caller } from '../database/database.ts';
import type { SqlQuery } from '../database/query.ts';
import { ApiError } from '../errors.ts';
import { callerOf } from '../http/claims.ts';
import type { Services } from '../services.ts';
import { signedOut } from './generation/refusals.ts';

/** A signed-in cook, and what they may do as themselves. */
export type SignedInCook = { userId: string; caller: Caller };

/** Of somebody who owes a second factor. */
export const secondFactorOwed = () =>
  new ApiError(403, 'insufficient_aal', 'Please confirm with your second factor first.');

/**
 * Who asks, by their token alone: whether a second factor is owed has to be asked for.
 * @param refusal what those who are not signed in are told
 * @throws NoticeError 401 for those who are not signed in, ApiError 401 for a bad token
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
  // The anon key is a valid token too: it stands for nobody.
  if (caller.role !== 'authenticated' || typeof userId !== 'string') throw refusal();
  return { userId, caller };
}

const isFactorGiven: SqlQuery = {
  // Names the list of its values, which is sent whether or not there are any.
  text: `select auth.has_required_aal()::text as body, 1 + cardinality($1::text[]) as rows,
    null::float8 as total`,
  values: [],
  readOnly: true,
  keepAs: 'service_has_required_aal',
};

/**
 * Who asks.
 * @param refusal what those who are not signed in are told
 * @throws NoticeError 401 for those who are not signed in, ApiError 401 for a bad token, 403 where a second factor is owed
 */
export async function readSignedInCaller(
  request: Request,
  services: Services,
  refusal: () => Error = signedOut,
): Promise<SignedInCook> {
  const cook = await readTokenOfCook(request, services, refusal);
  // What follows runs as the service, past row security: a second factor has to be asked for here.
  const { body: isGiven } = await services.database.queryAsCaller(cook.caller, isFactorGiven);
  if (isGiven !== 'true') throw secondFactorOwed();
  return cook;
}

/** The id of the signed-in cook, where nothing is done as themselves; see `readSignedInCaller`. */
export async function readSignedInCook(
  request: Request,
  services: Services,
  refusal?: () => Error,
): Promise<string> {
  return (await readSignedInCaller(request, services, refusal)).userId;
}
