import { errors, type JWTPayload } from 'jose';
import type { Caller } from '../database/database.ts';
import { ApiError } from '../errors.ts';
import type { SessionRevocationList } from './session-revocation-list.ts';
import type { SigningKeys } from './signing-keys.ts';

const roles = ['anon', 'authenticated', 'service_role'] as const;

/** Returns the bearer token of the Authorization header; undefined when there is none. */
export function bearerOf(headers: Headers): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
}

/** Why a token is refused. Each door has its own error codes for it (auth `bad_jwt`, REST `PGRST301`, …). */
export type TokenProblem = { expired: boolean; message: string; cause: unknown };

/**
 * Verifies one of our tokens and returns its caller.
 * @throws the error that `refuse` creates for a bad signature, a foreign key, an expired token or an unknown role. An error that prevents
 * the verification (the database is away) is rethrown unchanged: clients discard a token that is reported as bad
 */
export async function callerOfToken(
  token: string,
  keys: SigningKeys,
  refuse: (problem: TokenProblem) => Error,
): Promise<Caller> {
  let claims: JWTPayload;
  try {
    claims = await keys.verify(token);
  } catch (cause) {
    if (!(cause instanceof errors.JOSEError)) throw cause;
    const expired = cause instanceof errors.JWTExpired;
    throw refuse({ expired, message: expired ? 'JWT expired' : 'JWT is not valid', cause });
  }
  const role = roles.find((known) => known === claims.role);
  if (!role)
    throw refuse({ expired: false, message: 'JWT has no role of ours', cause: claims.role });
  return { role, claims };
}

/** Returns the API key of a request. @throws ApiError 401 when it is missing or not one of ours (the gateway's two answers) */
export async function requireApiKey(request: Request, keys: SigningKeys): Promise<string> {
  const apiKey = request.headers.get('apikey') ?? new URL(request.url).searchParams.get('apikey');
  if (!apiKey) {
    throw new ApiError(401, 'no_api_key', 'No API key found in request', {
      hint: 'No `apikey` request header or url param was found.',
    });
  }
  await callerOfToken(
    apiKey,
    keys,
    ({ cause }) =>
      new ApiError(401, 'invalid_api_key', 'Invalid API key', {
        hint: 'Double check your `anon` or `service_role` API key.',
        cause,
      }),
  );
  return apiKey;
}

/**
 * Returns the caller of a request: the user of the bearer token, else the role of the API key.
 * @throws ApiError 401 (`no_api_key`, `invalid_api_key`), or the error that `refuse` creates for a bad bearer token
 */
export async function callerOf(
  request: Request,
  services: { keys: SigningKeys; revokedSessions: SessionRevocationList },
  refuse: (problem: TokenProblem) => Error = ({ expired, message, cause }) =>
    new ApiError(401, expired ? 'PGRST303' : 'PGRST301', message, { cause }),
): Promise<Caller> {
  const apiKey = await requireApiKey(request, services.keys);
  const caller = await callerOfToken(bearerOf(request.headers) ?? apiKey, services.keys, refuse);
  if (!(await services.revokedSessions.isRevoked(caller))) return caller;
  throw refuse({ expired: false, message: 'The session of this JWT has ended', cause: undefined });
}
