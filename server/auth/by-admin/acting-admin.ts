import type { Transaction } from '../../database/database.ts';
import { sqlStateOf } from '../../errors.ts';
import { isUuid } from '../../http/identifiers.ts';
import { AuthError, invalid, userNotFound } from '../auth-error.ts';
import type { AuthContext, AuthServices } from '../auth-services.ts';
import { type ClientInfo, clientInfoOf } from '../client-info.ts';
import type { UserRow } from '../queries/user-row.ts';
import { lockUsers } from '../queries/users.ts';
import { type Bearer, judgeSignedIn, requireBearer, type SignedIn } from '../signed-in.ts';

/** An acting admin, inside a transaction that holds a row lock on their account. */
export type AdminAtWork = { transaction: Transaction; admin: SignedIn; clientInfo: ClientInfo };
/** The same, plus the account that the admin acts on. Its row is locked too. */
export type AdminAtAccount = AdminAtWork & { user: UserRow };

const attempts = 3;

function notAdmin(): AuthError {
  return new AuthError(403, 'not_admin', 'User not allowed');
}

/**
 * Checks with the database's own rule whether the bearer is an admin now. Sets the bearer's claims for the rest of the transaction,
 * so that the change log records all its changes under their name.
 * @throws AuthError not_admin, insufficient_aal, and those of judgeSignedIn
 */
async function judgeAdmin(
  transaction: Transaction,
  user: UserRow | undefined,
  bearer: Bearer,
  now: Date,
): Promise<SignedIn> {
  const signedIn = await judgeSignedIn(transaction, user, bearer, now);
  const { id, aal } = signedIn.session;
  const claims = { sub: bearer.userId, session_id: id, aal, role: 'authenticated' };
  await transaction`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`;
  const [found] = await transaction<{ is_admin: boolean; is_proven: boolean }[]>`
    select private.is_admin() as is_admin, auth.has_required_aal() as is_proven`;
  if (found?.is_admin) return signedIn;
  if (found?.is_proven) throw notAdmin();
  throw new AuthError(403, 'insufficient_aal', 'Please confirm with your second factor first.');
}

/** Retries the transaction after a deadlock of two admins on the same accounts: PostgreSQL has rolled one of them back. */
async function inTransaction<Result>(
  auth: AuthServices,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await auth.database.asAuth(work);
    } catch (error) {
      if (attempt === attempts || sqlStateOf(error) !== '40P01') throw error;
    }
  }
}

/**
 * Refuses every caller except an admin, before anything else of the request is read: the refusal reveals nothing about any
 * account.
 * @throws AuthError no_authorization, bad_jwt, not_admin, insufficient_aal, user_banned, session_not_found, 429
 */
export async function requireAdmin(auth: AuthServices, c: AuthContext): Promise<Bearer> {
  const bearer = await requireBearer(auth, c);
  await auth.limits.take('actByAdmin', bearer.userId);
  await asAdmin(auth, c, bearer, async () => undefined);
  return bearer;
}

/** Runs one transaction in the name of an admin, after checking again that they are one. */
export function asAdmin<Result>(
  auth: AuthServices,
  c: AuthContext,
  bearer: Bearer,
  work: (scene: AdminAtWork) => Promise<Result>,
): Promise<Result> {
  const clientInfo = clientInfoOf(auth, c);
  return inTransaction(auth, async (transaction) => {
    const [user] = await lockUsers(transaction, [bearer.userId]);
    const admin = await judgeAdmin(transaction, user, bearer, clientInfo.now);
    return work({ transaction, admin, clientInfo });
  });
}

/** @throws AuthError validation_failed (404) */
function userIdOf(c: AuthContext): string {
  const id = c.req.param('user_id') ?? '';
  if (!isUuid(id)) throw new AuthError(404, 'validation_failed', 'user_id must be an UUID');
  return id.toLowerCase();
}

/**
 * Like asAdmin, for the account in the path. Locks both accounts in a fixed order, then the roles: until the transaction ends, no
 * account gains or loses the admin role, including the acting admin.
 * @throws AuthError user_not_found
 */
export function atAccount<Result>(
  auth: AuthServices,
  c: AuthContext,
  bearer: Bearer,
  work: (scene: AdminAtAccount) => Promise<Result>,
): Promise<Result> {
  const clientInfo = clientInfoOf(auth, c);
  return inTransaction(auth, async (transaction) => {
    const userId = userIdOf(c);
    const held = await lockUsers(transaction, [bearer.userId, userId]);
    await transaction`select private.lock_roles()`;
    const own = held.find(({ id }) => id === bearer.userId);
    const admin = await judgeAdmin(transaction, own, bearer, clientInfo.now);
    const user = held.find(({ id }) => id === userId);
    if (!user || user.deleted_at) throw userNotFound();
    return work({ transaction, admin, user, clientInfo });
  });
}

/** Refuses acts on the admin's own account, which could lock them out of it or bypass its protection. @throws AuthError validation_failed */
export function assertSomebodyElse({ admin, user }: AdminAtAccount): void {
  if (admin.user.id !== user.id) return;
  throw invalid('This is your own account: use your profile for that.');
}
