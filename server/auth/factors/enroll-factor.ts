import { z } from 'zod';
import type { Transaction } from '../../database/database.ts';
import { AuthError, invalid } from '../auth-error.ts';
import type { AuthServices, Operation } from '../auth-services.ts';
import { type ClientInfo, clientInfoOf } from '../client-info.ts';
import { writeAuditEntry } from '../queries/audit-log.ts';
import {
  deleteAbandonedFactors,
  deleteFactors,
  type FactorColumns,
  type FactorRow,
  insertFactor,
  listFactors,
} from '../queries/factors.ts';
import { readBody, text } from '../read-body.ts';
import { type Bearer, loadSignedIn, requireBearer, type SignedIn } from '../signed-in.ts';
import { enrollDisabled, nameConflict, needsSecondFactor, unknownType } from './factor-errors.ts';
import { assertNotAnonymous } from './factor-in-path.ts';
import type { FactorKinds } from './factor-kind.ts';
import { isProtected } from './is-protected.ts';

const schema = z.looseObject({ factor_type: text, friendly_name: text });

const maxFactors = 10;
const maxNameLength = 100;
/** The next enrollment deletes unfinished enrollments that are older than this. */
const abandonedAfterMs = 5 * 60_000;

function readType(type: string | null | undefined): keyof FactorKinds {
  if (type === 'totp' || type === 'phone' || type === 'webauthn') return type;
  throw unknownType();
}

/** @throws AuthError validation_failed */
export function readFriendlyName(name: string | null | undefined): string {
  if (name && name.length > maxNameLength) {
    throw invalid(`friendly_name may have ${maxNameLength} characters at most`);
  }
  return name ?? '';
}

/** @throws AuthError mfa_factor_name_conflict, too_many_enrolled_mfa_factors, insufficient_aal */
function assertRoom(signedIn: SignedIn, others: FactorRow[], friendlyName: string): void {
  if (others.some((other) => (other.friendly_name ?? '') === friendlyName)) {
    throw nameConflict(friendlyName);
  }
  const askable = others.filter(({ factor_type: type }) => type !== 'recovery_code');
  if (askable.length >= maxFactors) {
    const message = 'Maximum number of verified factors reached, unenroll to continue';
    throw new AuthError(422, 'too_many_enrolled_mfa_factors', message);
  }
  if (isProtected(others) && signedIn.session.aal === 'aal1') throw needsSecondFactor();
}

type NewFactor = {
  type: keyof FactorKinds;
  friendlyName: string;
  columns: FactorColumns;
  replaces: string[];
};

async function storeFactor(
  transaction: Transaction,
  bearer: Bearer,
  factor: NewFactor,
  { now, ip }: ClientInfo,
): Promise<FactorRow> {
  const signedIn = await loadSignedIn(transaction, bearer, now);
  const { id: userId } = signedIn.user;
  await deleteAbandonedFactors(transaction, userId, new Date(now.getTime() - abandonedAfterMs));
  const present = await listFactors(transaction, [userId]);
  const gone = present.filter(
    ({ id, status }) => factor.replaces.includes(id) && status === 'unverified',
  );
  await deleteFactors(
    transaction,
    gone.map(({ id }) => id),
  );
  const others = present.filter((other) => !gone.includes(other));
  assertRoom(signedIn, others, factor.friendlyName);
  const stored = await insertFactor(transaction, {
    ...factor.columns,
    user_id: userId,
    friendly_name: factor.friendlyName,
    factor_type: factor.type,
    status: 'unverified',
    now,
  });
  const traits = { factor_id: stored.id, factor_type: factor.type };
  const audit = { action: 'factor_in_progress', actorId: userId, ip, now, traits } as const;
  await writeAuditEntry(transaction, audit);
  return stored;
}

/** POST /factors: enrolls a second factor, which counts once its first challenge is answered. */
export function enrollFactor(auth: AuthServices, kinds: FactorKinds): Operation {
  return async (c) => {
    const bearer = await requireBearer(auth, c);
    const clientInfo = clientInfoOf(auth, c);
    const { user, others } = await auth.database.asAuth(async (transaction) => {
      const { user } = await loadSignedIn(transaction, bearer, clientInfo.now);
      assertNotAnonymous(user);
      return { user, others: await listFactors(transaction, [user.id]) };
    });
    const body = await readBody(c, schema);
    const type = readType(body.factor_type);
    const kind = kinds[type];
    if (!kind) throw enrollDisabled(type);
    const friendlyName = readFriendlyName(body.friendly_name);
    const request = { auth, body, user, clientInfo, others, friendlyName };
    const { columns, answer, replaces = [] } = await kind.enroll(request);
    const factor = { type, friendlyName, columns, replaces };
    const stored = await auth.database.asAuth((transaction) =>
      storeFactor(transaction, bearer, factor, clientInfo),
    );
    return c.json({ id: stored.id, type, friendly_name: friendlyName, ...answer });
  };
}
