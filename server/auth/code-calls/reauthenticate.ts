import {
  type ReauthenticationPurpose,
  readReauthenticationPurpose,
  reauthenticate as reauthenticateLetter,
} from '../../mail/messages/reauthenticate.ts';
import { AuthError, invalid } from '../auth-error.ts';
import type { AuthContext, AuthServices, Operation } from '../auth-services.ts';
import { type ClientInfo, clientInfoOf } from '../client-info.ts';
import { messageBody, textCode } from '../codes/deliver-code.ts';
import { mintToken } from '../codes/one-time-tokens.ts';
import { consumeMailLimit, sendMail } from '../codes/send-mail.ts';
import { consumeTextLimit } from '../codes/send-text.ts';
import { contactsOf, provenContactOf } from '../contacts/contact.ts';
import { writeAuditEntry } from '../queries/audit-log.ts';
import type { Contact, UserRow } from '../queries/user-row.ts';
import { changeUser } from '../queries/users.ts';
import { readQuery } from '../read-body.ts';
import { type Bearer, loadSignedIn, requireBearer } from '../signed-in.ts';

/** @throws AuthError validation_failed, email_not_confirmed, phone_not_confirmed */
function contactToAsk(user: UserRow): Contact {
  const proven = provenContactOf(user);
  if (proven) return proven;
  const [unproven] = contactsOf(user);
  if (!unproven) {
    throw invalid('Reauthentication requires the user to have an email or a phone number');
  }
  const { kind } = unproven;
  throw new AuthError(422, `${kind}_not_confirmed`, `Please verify your ${kind} first.`);
}

async function mintNonce(auth: AuthServices, bearer: Bearer, clientInfo: ClientInfo) {
  const { now, ip } = clientInfo;
  return auth.database.asAuth(async (transaction) => {
    const { user } = await loadSignedIn(transaction, bearer, now);
    const contact = contactToAsk(user);
    await changeUser(transaction, user.id, { reauthentication_sent_at: now }, now);
    const audit = { action: 'user_reauthenticate_requested', actorId: user.id, ip, now } as const;
    await writeAuditEntry(transaction, audit);
    const { address } = contact;
    const token = { userId: user.id, type: 'reauthentication_token', address, now } as const;
    return { contact, code: (await mintToken(auth, transaction, token)).code };
  });
}

async function consumeRateLimit(
  auth: AuthServices,
  bearer: Bearer,
  clientInfo: ClientInfo,
): Promise<void> {
  const contact = await auth.database.asAuth(async (transaction) =>
    contactToAsk((await loadSignedIn(transaction, bearer, clientInfo.now)).user),
  );
  if (contact.kind === 'phone')
    await consumeTextLimit(auth, clientInfo, contact.address, 'reauthentication');
  else await consumeMailLimit(auth, clientInfo, bearer.userId, 'reauthentication');
}

async function deliver(
  auth: AuthServices,
  c: AuthContext,
  { contact, code, purpose }: { contact: Contact; code: string; purpose: ReauthenticationPurpose },
): Promise<string | null> {
  const to = contact.address;
  if (contact.kind === 'phone') return textCode(auth, c, { to, code }, 'reauthentication');
  const validSeconds = auth.settings.auth.oneTimeCodeSeconds;
  const letter = reauthenticateLetter({ to, code, validSeconds, purpose });
  await sendMail(auth, c, letter, 'reauthentication');
  return null;
}

/**
 * GET /reauthenticate: sends a code that PUT /user takes as `nonce`, by mail, or by text to a user without a confirmed mail address.
 * The query parameter `purpose`, our extension, only chooses the words of the mail: the code proves the user's identity for any action.
 */
export function reauthenticate(auth: AuthServices): Operation {
  return async (c) => {
    const bearer = await requireBearer(auth, c);
    const clientInfo = clientInfoOf(auth, c);
    const purpose = readReauthenticationPurpose(readQuery(c, 'purpose'));
    await consumeRateLimit(auth, bearer, clientInfo);
    const minted = await mintNonce(auth, bearer, clientInfo);
    return c.json(messageBody(await deliver(auth, c, { ...minted, purpose })));
  };
}
