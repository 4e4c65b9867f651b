import type { Transaction } from '../../database/database.ts';
import { sqlStateOf } from '../../errors.ts';
import { isUuid } from '../../http/identifiers.ts';
import { AuthError, invalid, userNotFound } from '../auth-error.ts';
import type { AuthContext, AuthServices } from '../auth-services.ts';
import { type ClientInfo, clientInfoOf } from '../client-info.ts';
import type { UserRow } from '../queries/user-row.ts';
import { holdUsers } from '../queries/users.ts';
import { type Bearer, judgeSignedIn, requireBearer, type SignedIn } from '../signed-in.ts';

/** An admin at work, inside a transaction that holds their account. */
export type AdminAtWork = { transaction: Transaction; admin: SignedIn; clientInfo: ClientInfo };
/** The same with somebody's account, which is held too. */
export type AdminAtAccount = AdminAtWork & { user: UserRow };

const attempts = 3;

function notAdmin(): AuthError {
  return new AuthError(403, 'not_admin', 'User not allowed');
}

/**
 * Decides whether the bearer is an admin now, as the database says it to every door; from here on the transaction runs in their name,
 * so that whatever it changes is theirs in the change log.
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

/** Tried again where two admins at the same accounts waited for each other: PostgreSQL ended one of them, and nothing has happened. */
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
 * Lets nobody but an admin any further, before anything of the request is looked at: what others are answered says nothing about
 * anybody's account.
 * @throws AuthError no_authorization, bad_jwt, not_admin, insufficient_aal, user_banned, session_not_found, 429
 */
export async function requireAdmin(auth: AuthServices, c: AuthContext): Promise<Bearer> {
  const bearer = await requireBearer(auth, c);
  await auth.limits.take('actByAdmin', bearer.userId);
  await asAdmin(auth, c, bearer, async () => undefined);
  return bearer;
}

/** One transaction in the name of an admin, who is asked again whether they are one. */
export function asAdmin<Result>(
  auth: AuthServices,
  c: AuthContext,
  bearer: Bearer,
  work: (scene: AdminAtWork) => Promise<Result>,
): Promise<Result> {
  const clientInfo = clientInfoOf(auth, c);
  return inTransaction(auth, async (transaction) => {
    const [user] = await holdUsers(transaction, [bearer.userId]);
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
 * As asAdmin, at the account in the path. Both are held in one order, and then the roles: who is an admin, and whether this one still
 * is, does not change any more until the end.
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
    const held = await holdUsers(transaction, [bearer.userId, userId]);
    await transaction`select private.hold_roles()`;
    const own = held.find(({ id }) => id === bearer.userId);
    const admin = await judgeAdmin(transaction, own, bearer, clientInfo.now);
    const user = held.find(({ id }) => id === userId);
    if (!user || user.deleted_at) throw userNotFound();
    return work({ transaction, admin, user, clientInfo });
  });
}

/** What would lock an admin out of their own account, or past its guards, is not done here. @throws AuthError validation_failed */
export function assertSomebodyElse({ admin, user }: AdminAtAccount): void {
  if (admin.user.id !== user.id) return;
  throw invalid('This is your own account: use your profile for that.');
}
