import { z } from 'zod';
import type { Transaction } from '../../database/database.ts';
import { isConfirmed } from '../accounts/accounts.ts';
import { createUser } from '../accounts/create-user.ts';
import { dropUnprovenPassword } from '../accounts/replace-sign-up.ts';
import { AuthError, invalid } from '../auth-error.ts';
import type { AuthServices, Operation } from '../auth-services.ts';
import { type ClientInfo, clientInfoOf } from '../client-info.ts';
import {
  type CodePurpose,
  consumeCodeLimit,
  deliverCode,
  messageBody,
} from '../codes/deliver-code.ts';
import { type MintedToken, mintToken } from '../codes/one-time-tokens.ts';
import { type Challenge, readChallenge } from '../codes/pkce.ts';
import { requestConfirmation } from '../codes/request-confirmation.ts';
import { withMinimumDuration } from '../constant-time-response.ts';
import { assertPhonesServed, assertTextChannel, readContact } from '../contacts/contact.ts';
import { writeAuditEntry } from '../queries/audit-log.ts';
import type { Contact } from '../queries/user-row.ts';
import { changeUser, lockUserByContact } from '../queries/users.ts';
import { flag, readBody, record, text } from '../read-body.ts';
import { wantedTarget } from '../redirects/wanted-target.ts';
import { retryOnUniqueViolation } from '../retry-on-unique-violation.ts';

const schema = z.object({
  email: text,
  phone: text,
  channel: text,
  data: record,
  create_user: flag,
  code_challenge: text,
  code_challenge_method: text,
});
type Body = z.infer<typeof schema>;

type Request = {
  contact: Contact;
  data: Record<string, unknown>;
  mayCreate: boolean;
  challenge: Challenge | undefined;
  clientInfo: ClientInfo;
};

/** A token, and the subject of the mail that carries it. */
type Made = { letter: CodePurpose; minted: MintedToken };

function checkedBody(auth: AuthServices, body: Body) {
  if (body.email && body.phone) {
    throw invalid('Only an email address or phone number should be provided');
  }
  if (!body.email && !body.phone) throw invalid('One of email or phone must be set');
  if (body.email && body.channel) {
    throw invalid('Channel should only be specified with Phone OTP');
  }
  const challenge = readChallenge(body);
  if (body.phone) {
    assertPhonesServed(auth, 400, 'Unsupported phone provider');
    assertTextChannel(body.channel);
  }
  const mayCreate = body.create_user ?? true;
  const flow = body.phone ? undefined : challenge; // a typed code opens a session itself
  return { contact: readContact(body), data: body.data ?? {}, mayCreate, challenge: flow };
}

/** Returns the account of an address or number. Creates an unconfirmed one for an unknown contact, if sign-ups are open. */
async function findOrCreate(auth: AuthServices, transaction: Transaction, request: Request) {
  const { contact, data, clientInfo } = request;
  const known = await lockUserByContact(transaction, contact);
  if (known) return known;
  if (!request.mayCreate) {
    throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp');
  }
  if (!auth.settings.auth.signUpEnabled) {
    throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
  }
  const account = { contact, data, passwordHash: null, confirmed: false, now: clientInfo.now };
  const created = await createUser(transaction, account);
  const audit = {
    action: 'user_signedup',
    actorId: created.id,
    ip: clientInfo.ip,
    now: clientInfo.now,
  } as const;
  await writeAuditEntry(transaction, audit);
  return created;
}

async function makeCode(
  auth: AuthServices,
  transaction: Transaction,
  request: Request,
): Promise<Made> {
  const { contact, challenge, clientInfo } = request;
  const { now } = clientInfo;
  const user = await findOrCreate(auth, transaction, request);
  if (!isConfirmed(user)) {
    const waiting = await dropUnprovenPassword(transaction, user, now);
    const confirmation = { contact, challenge, now };
    const { minted } = await requestConfirmation(auth, transaction, waiting, confirmation);
    return { letter: 'confirmation', minted };
  }
  await changeUser(transaction, user.id, { recovery_sent_at: now }, now);
  const minted = await mintToken(
    auth,
    transaction,
    { userId: user.id, type: 'recovery_token', address: contact.address, now },
    { challenge, method: 'magiclink' },
  );
  return { letter: 'sign-in', minted };
}

async function makeCodeOnce(auth: AuthServices, request: Request): Promise<Made> {
  return retryOnUniqueViolation(() =>
    auth.database.asAuth((transaction) => makeCode(auth, transaction, request)),
  );
}

/** POST /otp: sends a link and a code by mail, or a code by text, to sign in without a password. */
export function sendCode(auth: AuthServices): Operation {
  return async (c) => {
    const wanted = checkedBody(auth, await readBody(c, schema));
    const clientInfo = clientInfoOf(auth, c);
    const { contact } = wanted;
    const purpose = 'sign-in';
    await consumeCodeLimit(auth, clientInfo, contact, purpose);
    const redirectTo = wantedTarget(auth, c);
    return withMinimumDuration(auth.minResponseMs, async () => {
      const made = await makeCodeOnce(auth, { ...wanted, clientInfo });
      const messageId = await deliverCode(auth, c, { contact, redirectTo, purpose, ...made });
      return c.json(messageBody(messageId));
    });
  };
}
