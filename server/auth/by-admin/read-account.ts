import type { AccountState } from '#contract/by-admin.ts';
import type { Transaction } from '../../database/database.ts';
import { isBanned, isConfirmed } from '../accounts/accounts.ts';
import type { AuthServices, Operation } from '../auth-services.ts';
import { type FactorRow, listFactors } from '../queries/factors.ts';
import { listIdentities } from '../queries/identities.ts';
import { listPasskeys } from '../queries/passkeys.ts';
import { countCodes } from '../queries/recovery-codes.ts';
import { countSessions } from '../queries/sessions.ts';
import type { UserRow } from '../queries/user-row.ts';
import { readHoldings } from './account-holdings.ts';
import { type AdminAtAccount, atAccount, requireAdmin } from './acting-admin.ts';
import { confirmationOf } from './confirmation.ts';

const iso = (date: Date | null) => date?.toISOString() ?? null;

function basicsOf(user: UserRow, now: Date) {
  return {
    id: user.id,
    confirmation: confirmationOf(user),
    hasEmail: Boolean(user.email),
    isConfirmed: isConfirmed(user),
    hasPassword: Boolean(user.encrypted_password),
    isManaged: user.is_sso_user,
    createdAt: user.created_at.toISOString(),
    invitedAt: iso(user.invited_at),
    lastSignInAt: iso(user.last_sign_in_at),
    suspendedUntil: isBanned(user, now) ? iso(user.banned_until) : null,
  };
}

async function codesLeft(transaction: Transaction, factors: FactorRow[]): Promise<number | null> {
  const set = factors.find(({ factor_type: type }) => type === 'recovery_code');
  return set ? (await countCodes(transaction, set.id)).remaining : null;
}

/** Returns the verified second factors, without recovery codes. An unfinished enrollment protects nothing. */
function secondFactorsOf(factors: FactorRow[]): AccountState['secondFactors'] {
  return factors.flatMap(({ factor_type: kind, status, created_at }) =>
    status === 'verified' && kind !== 'recovery_code'
      ? [{ kind, createdAt: created_at.toISOString() }]
      : [],
  );
}

async function stateOf(scene: AdminAtAccount, accessTokenSeconds: number): Promise<AccountState> {
  const { transaction, user, clientInfo } = scene;
  const factors = await listFactors(transaction, [user.id]);
  const identities = await listIdentities(transaction, [user.id]);
  const passkeys = await listPasskeys(transaction, user.id);
  const sessions = await countSessions(transaction, user.id);
  const ways = new Set(identities.map(({ provider }) => provider));
  return {
    ...basicsOf(user, clientInfo.now),
    providers: [...ways].filter((way) => way !== 'email' && way !== 'phone'),
    secondFactors: secondFactorsOf(factors),
    recoveryCodesLeft: await codesLeft(transaction, factors),
    passkeys: passkeys.map((passkey) => ({
      createdAt: passkey.created_at.toISOString(),
      lastUsedAt: iso(passkey.last_used_at),
    })),
    sessions: { count: sessions.count, lastSeenAt: iso(sessions.lastSeenAt) },
    ...(await readHoldings(transaction, user.id)),
    accessTokenSeconds,
  };
}

/** GET /by-admin/users/{user_id}: returns the state of an account, which an admin sees before acting on it. */
export function readAccount(auth: AuthServices): Operation {
  return async (c) => {
    const bearer = await requireAdmin(auth, c);
    const { accessTokenSeconds } = auth.settings.auth;
    const state = await atAccount(auth, c, bearer, (scene) => stateOf(scene, accessTokenSeconds));
    return c.json(state);
  };
}
