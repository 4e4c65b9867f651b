import { z } from 'zod';
import type { Transaction } from '../../database/database.ts';
import { accountOf, isConfirmed } from '../accounts/accounts.ts';
import { createUser } from '../accounts/create-user.ts';
import { replaceSignUp } from '../accounts/replace-sign-up.ts';
import { userBody } from '../accounts/user-body.ts';
import { AuthError, emailExists, invalid } from '../auth-error.ts';
import type { AuthServices, Operation } from '../auth-services.ts';
import { type ClientInfo, clientInfoOf } from '../client-info.ts';
import { type MintedToken, mintToken } from '../codes/one-time-tokens.ts';
import { requestConfirmation } from '../codes/request-confirmation.ts';
import { type LinkType, mailLink } from '../codes/send-mail.ts';
import { requestContactChange } from '../contact-changes/change-contact.ts';
import { readEmailAddress } from '../contacts/email-address.ts';
import { hashGivenPassword } from '../passwords/hard-to-guess.ts';
import { assertGoodPassword } from '../passwords/passwords.ts';
import type { UserRow } from '../queries/user-row.ts';
import { changeUser, lockUserByEmail } from '../queries/users.ts';
import { readBody, readQuery, record, text } from '../read-body.ts';
import { redirectTarget } from '../redirects/redirect-target.ts';
import { requireServiceRole } from '../signed-in.ts';
import { requestInvite } from './invite-user.ts';

const schema = z.object({
  type: text,
  email: text,
  new_email: text,
  password: text,
  data: record,
  redirect_to: text,
});
type Body = z.infer<typeof schema>;

type Request = {
  email: string;
  newEmail: string | undefined;
  passwordHash: string | null;
  data: Record<string, unknown>;
  clientInfo: ClientInfo;
};

type Made = { user: UserRow; minted: MintedToken; type: LinkType };
type Maker = (auth: AuthServices, transaction: Transaction, request: Request) => Promise<Made>;

function unknownUser(): AuthError {
  return new AuthError(404, 'user_not_found', 'User with this email not found');
}

const signUpLink: Maker = async (auth, transaction, request) => {
  const { email, data, passwordHash, clientInfo } = request;
  const { now } = clientInfo;
  const known = await lockUserByEmail(transaction, email);
  if (known && isConfirmed(known)) throw emailExists();
  const contact = { kind: 'email', address: email } as const;
  const account = { contact, data, passwordHash, confirmed: false, now };
  const waiting = known
    ? await replaceSignUp(transaction, known, account)
    : await createUser(transaction, account);
  const confirmation = { contact, challenge: undefined, now };
  const made = await requestConfirmation(auth, transaction, waiting, confirmation);
  return { ...made, type: 'signup' };
};

const inviteLink: Maker = async (auth, transaction, request) => ({
  ...(await requestInvite(auth, transaction, request)),
  type: 'invite',
});

/** Sign-in and recovery links use the same kind of token under two names. */
async function recoveryToken(
  auth: AuthServices,
  transaction: Transaction,
  user: UserRow,
  type: 'magiclink' | 'recovery',
  now: Date,
): Promise<Made> {
  const changed = await changeUser(transaction, user.id, { recovery_sent_at: now }, now);
  const token = {
    userId: user.id,
    type: 'recovery_token',
    address: user.email ?? '',
    now,
  } as const;
  return { user: changed, minted: await mintToken(auth, transaction, token), type };
}

const magicLink: Maker = async (auth, transaction, request) => {
  const user = await lockUserByEmail(transaction, request.email);
  if (!user) return signUpLink(auth, transaction, request);
  return recoveryToken(auth, transaction, user, 'magiclink', request.clientInfo.now);
};

const recoveryLink: Maker = async (auth, transaction, request) => {
  const user = await lockUserByEmail(transaction, request.email);
  if (!user) throw unknownUser();
  return recoveryToken(auth, transaction, user, 'recovery', request.clientInfo.now);
};

function emailChangeLink(mailbox: 'current' | 'new'): Maker {
  return async (auth, transaction, request) => {
    const user = await lockUserByEmail(transaction, request.email);
    if (!user) throw unknownUser();
    const address = request.newEmail;
    if (!address) throw invalid('new_email is required for this type of link');
    const wanted = { kind: 'email', address } as const;
    const contactChange = { wanted, challenge: undefined, now: request.clientInfo.now };
    const change = await requestContactChange(auth, transaction, user, contactChange);
    const to = mailbox === 'new' ? change.newAddress : change.oldAddress;
    const letter = change.letters.find((candidate) => candidate.to === to);
    if (!letter) throw unknownUser();
    return { user: change.user, minted: letter.minted, type: 'email_change' };
  };
}

const makers = new Map<string, Maker>([
  ['signup', signUpLink],
  ['invite', inviteLink],
  ['magiclink', magicLink],
  ['recovery', recoveryLink],
  ['email_change_current', emailChangeLink('current')],
  ['email_change_new', emailChangeLink('new')],
]);

/** Hashes the password of a sign-up. Users of the other links set a password later, as with the official server. */
async function signUpHash(auth: AuthServices, body: Body): Promise<string | null> {
  const { type, email, password, data } = body;
  if (type !== 'signup') return null;
  assertGoodPassword(password);
  return hashGivenPassword(auth, password, { email, name: data?.name });
}

async function readRequest(
  auth: AuthServices,
  body: Body,
  clientInfo: ClientInfo,
): Promise<Request> {
  return {
    email: readEmailAddress(body.email ?? ''),
    newEmail: body.new_email ? readEmailAddress(body.new_email) : undefined,
    passwordHash: await signUpHash(auth, body),
    data: body.data ?? {},
    clientInfo,
  };
}

/** POST /admin/generate_link: returns link and code for a mail that the caller sends. */
export function generateLink(auth: AuthServices): Operation {
  return async (c) => {
    await requireServiceRole(auth, c);
    const body = await readBody(c, schema);
    const make = makers.get(body.type ?? '');
    if (!make) throw invalid(`Invalid email action link type requested: ${body.type ?? ''}`);
    const request = await readRequest(auth, body, clientInfoOf(auth, c));
    const { account, minted, type } = await auth.database.asAuth(async (transaction) => {
      const made = await make(auth, transaction, request);
      return { ...made, account: await accountOf(transaction, made.user) };
    });
    const wanted = readQuery(c, 'redirect_to') ?? body.redirect_to;
    const redirectTo = redirectTarget(wanted, auth.siteUrl, auth.settings.auth.redirectUrls);
    return c.json({
      ...userBody(account),
      action_link: mailLink(auth, minted.linkToken, type, redirectTo),
      email_otp: minted.code,
      hashed_token: minted.linkToken,
      verification_type: type === 'email_change' ? body.type : type,
      redirect_to: redirectTo,
    });
  };
}
