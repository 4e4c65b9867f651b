import { z } from 'zod';
import type { Transaction } from '../database/database.ts';
import { accountOf } from './accounts.ts';
import { AuthError } from './auth-error.ts';
import type { AuthServices, Operation } from './auth-services.ts';
import { mailEmailChange, type PendingChange, requestEmailChange } from './change-email.ts';
import { consumeNonce, newPasswordHash, storePassword } from './change-password.ts';
import { readEmailAddress } from './email-address.ts';
import { mustBeStrongPassword } from './passwords.ts';
import { type Challenge, readChallenge } from './pkce.ts';
import { writeAuditEntry } from './queries/audit-log.ts';
import { listFactors } from './queries/factors.ts';
import { changeUser } from './queries/users.ts';
import { readBody, readQuery, record, text } from './read-body.ts';
import { redirectTarget } from './redirect-target.ts';
import { mustNotBeManaged } from './saml/managed-account.ts';
import { takeMailTurn } from './send-mail.ts';
import { type Bearer, loadSignedIn, requireBearer, type SignedIn } from './signed-in.ts';
import { userBody } from './user-body.ts';
import { mergeMetadata } from './user-metadata.ts';
import { type Visit, visitOf } from './visit.ts';

const schema = z.object({
  email: text,
  phone: text,
  password: text,
  nonce: text,
  data: record,
  app_metadata: record,
  code_challenge: text,
  code_challenge_method: text,
});
type Body = z.infer<typeof schema>;

type Changes = {
  email: string | undefined;
  passwordHash: string | undefined;
  data: Record<string, unknown> | undefined;
  challenge: Challenge | undefined;
  visit: Visit;
};

function mustBeOnesOwnToChange(body: Body): void {
  if (body.app_metadata) {
    throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges');
  }
  if (body.phone) {
    throw new AuthError(422, 'phone_provider_disabled', 'Phone logins are disabled');
  }
  if (typeof body.password === 'string') mustBeStrongPassword(body.password);
}

/** Somebody with a second factor changes what protects the account only after having used it. */
async function mustBeStrongSession(transaction: Transaction, signedIn: SignedIn): Promise<void> {
  if (signedIn.session.aal !== 'aal1') return;
  const factors = await listFactors(transaction, [signedIn.user.id]);
  if (!factors.some((factor) => factor.status === 'verified')) return;
  throw new AuthError(
    401,
    'insufficient_aal',
    'AAL2 session is required to update email or password when MFA is enabled.',
  );
}

async function applyChanges(
  auth: AuthServices,
  transaction: Transaction,
  bearer: Bearer,
  changes: Changes,
) {
  const { email, passwordHash, data, challenge, visit } = changes;
  const { now, ip } = visit;
  const signedIn = await loadSignedIn(transaction, bearer, now);
  let { user } = signedIn;
  if (email || passwordHash) await mustBeStrongSession(transaction, signedIn);
  if (passwordHash) {
    const keepSession = signedIn.session.id;
    user = await storePassword(transaction, user, { passwordHash, keepSession, visit });
  }
  if (data) {
    const metadata = mergeMetadata(user.raw_user_meta_data, data);
    user = await changeUser(transaction, user.id, { raw_user_meta_data: metadata }, now);
  }
  let pending: PendingChange | undefined;
  if (email && email !== user.email) {
    pending = await requestEmailChange(auth, transaction, user, {
      newAddress: email,
      challenge,
      now,
    });
    user = pending.user;
  }
  await writeAuditEntry(transaction, { action: 'user_modified', actorId: user.id, ip, now });
  return { account: await accountOf(transaction, user), pending };
}

/** What takes long or sends something, before the transaction: hashing, the nonce, the turn of a mail. */
async function prepareChanges(
  auth: AuthServices,
  bearer: Bearer,
  body: Body,
  visit: Visit,
): Promise<Changes> {
  // First of all: a token whose session has ended learns nothing and costs no hashing.
  const { user } = await auth.database.asAuth((transaction) =>
    loadSignedIn(transaction, bearer, visit.now),
  );
  mustNotBeManaged(user, body);
  mustBeOnesOwnToChange(body);
  const challenge = readChallenge(body);
  const email = body.email ? readEmailAddress(body.email) : undefined;
  if (body.nonce) await consumeNonce(auth, user, body.nonce, visit.now);
  const passwordHash = body.password ? await newPasswordHash(user, body.password) : undefined;
  if (email) await takeMailTurn(auth, visit, email, 'email change');
  return { email, passwordHash, data: body.data ?? undefined, challenge, visit };
}

/** PUT /user: a new password, other metadata, or the first step to another address. */
export function updateUser(auth: AuthServices): Operation {
  return async (c) => {
    const bearer = await requireBearer(auth, c);
    const body = await readBody(c, schema);
    const { redirectUrls } = auth.settings.auth;
    const redirectTo = redirectTarget(readQuery(c, 'redirect_to'), auth.siteUrl, redirectUrls);
    const changes = await prepareChanges(auth, bearer, body, visitOf(auth, c));
    const { account, pending } = await auth.database.asAuth((transaction) =>
      applyChanges(auth, transaction, bearer, changes),
    );
    if (pending) await mailEmailChange(auth, c, pending, redirectTo);
    return c.json(userBody(account));
  };
}
