import { z } from 'zod';
import type { Transaction } from '../../database/database.ts';
import { isConfirmed } from '../accounts/accounts.ts';
import { dropUnprovenIdentity } from '../accounts/replace-sign-up.ts';
import { invalid } from '../auth-error.ts';
import type { AuthContext, AuthServices, Operation } from '../auth-services.ts';
import { type ClientInfo, clientInfoOf } from '../client-info.ts';
import { consumeCodeLimit, deliverCode } from '../codes/deliver-code.ts';
import { type Challenge, readChallenge } from '../codes/pkce.ts';
import { requestConfirmation } from '../codes/request-confirmation.ts';
import { respondInConstantTime } from '../constant-time-response.ts';
import {
  consumeChangeLimit,
  deliverContactChange,
  requestContactChange,
} from '../contact-changes/change-contact.ts';
import { assertPhonesServed, readContact } from '../contacts/contact.ts';
import { writeAuditEntry } from '../queries/audit-log.ts';
import type { Contact, ContactKind } from '../queries/user-row.ts';
import { lockUserByContact, lockUserByPendingContact } from '../queries/users.ts';
import { readBody, text } from '../read-body.ts';
import { wantedTarget } from '../redirects/wanted-target.ts';

const schema = z.object({
  type: text,
  email: text,
  phone: text,
  code_challenge: text,
  code_challenge_method: text,
});
type Body = z.infer<typeof schema>;

type Request = {
  contact: Contact;
  challenge: Challenge | undefined;
  redirectTo: string;
  clientInfo: ClientInfo;
};

/** What each type resends, and to which kind of contact. */
const types = new Map<string, { kind: ContactKind; isChange: boolean }>([
  ['signup', { kind: 'email', isChange: false }],
  ['email_change', { kind: 'email', isChange: true }],
  ['sms', { kind: 'phone', isChange: false }],
  ['phone_change', { kind: 'phone', isChange: true }],
]);

function checkedBody(auth: AuthServices, body: Body) {
  const wanted = types.get(body.type ?? '');
  if (!wanted) {
    throw invalid('Missing one of these types: signup, email_change, sms, phone_change');
  }
  const isPhone = wanted.kind === 'phone';
  if (isPhone) assertPhonesServed(auth, 400, 'Phone logins are disabled');
  if (!body[wanted.kind]) {
    throw invalid(`Type provided requires ${isPhone ? 'a phone number' : 'an email address'}`);
  }
  if (body.email && body.phone) {
    throw invalid('Only an email address or phone number should be provided.');
  }
  const challenge = isPhone ? undefined : readChallenge(body);
  return { isChange: wanted.isChange, challenge, contact: readContact(body) };
}

async function resendConfirmation(
  auth: AuthServices,
  c: AuthContext,
  { contact, challenge, redirectTo, clientInfo }: Request,
): Promise<void> {
  const { now, ip } = clientInfo;
  const minted = await auth.database.asAuth(async (transaction) => {
    const user = await lockUserByContact(transaction, contact);
    if (!user || isConfirmed(user)) return undefined;
    const audit = { action: 'user_confirmation_requested', actorId: user.id, ip, now } as const;
    await writeAuditEntry(transaction, audit);
    const confirmation = { contact, challenge, now };
    const waiting = await dropUnprovenIdentity(transaction, user, now);
    return (await requestConfirmation(auth, transaction, waiting, confirmation)).minted;
  });
  if (!minted) return;
  await deliverCode(auth, c, { contact, minted, redirectTo, purpose: 'confirmation' });
}

/** Finds the account by its present contact, as the official server does, or by its pending one, and resends the pending change. */
async function resendChange(
  auth: AuthServices,
  c: AuthContext,
  { contact, challenge, redirectTo, clientInfo }: Request,
): Promise<void> {
  const { kind } = contact;
  const find = async (transaction: Transaction) =>
    (await lockUserByContact(transaction, contact)) ??
    (await lockUserByPendingContact(transaction, contact));
  const address = (await auth.database.asAuth(find))?.[`${kind}_change`];
  if (!address) return;
  const wanted = { kind, address };
  if (kind === 'phone' && address !== contact.address)
    await consumeChangeLimit(auth, clientInfo, wanted);
  const change = await auth.database.asAuth(async (transaction) => {
    const user = await find(transaction);
    if (user?.[`${kind}_change`] !== address) return undefined;
    return requestContactChange(auth, transaction, user, {
      wanted,
      challenge,
      now: clientInfo.now,
    });
  });
  if (change) await deliverContactChange(auth, c, change, redirectTo);
}

/**
 * POST /resend: sends the confirmation again. Every caller gets the same response after the same time. The message id of a text, which
 * the official server returns, would reveal whether an account exists.
 */
export function resend(auth: AuthServices): Operation {
  return async (c) => {
    const { isChange, ...wanted } = checkedBody(auth, await readBody(c, schema));
    const clientInfo = clientInfoOf(auth, c);
    if (isChange) await consumeChangeLimit(auth, clientInfo, wanted.contact);
    else await consumeCodeLimit(auth, clientInfo, wanted.contact, 'confirmation');
    const redirectTo = wantedTarget(auth, c);
    const request = { ...wanted, redirectTo, clientInfo };
    const work = isChange ? resendChange : resendConfirmation;
    await respondInConstantTime(c, auth.minResponseMs, () => work(auth, c, request));
    return c.json({});
  };
}
