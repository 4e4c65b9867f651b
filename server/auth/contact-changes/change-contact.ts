import type { Transaction } from '../../database/database.ts';
import { changeEmail } from '../../mail/messages/change-email.ts';
import type { AuthContext, AuthServices } from '../auth-services.ts';
import type { ClientInfo } from '../client-info.ts';
import { textCode } from '../codes/deliver-code.ts';
import { type MintedToken, mintToken } from '../codes/one-time-tokens.ts';
import type { Challenge } from '../codes/pkce.ts';
import { consumeMailLimit, sendMail, ticketFor } from '../codes/send-mail.ts';
import { consumeTextLimit } from '../codes/send-text.ts';
import type { TokenType } from '../queries/one-time-tokens.ts';
import type { Contact, ContactKind, UserChanges, UserRow } from '../queries/user-row.ts';
import { changeUser } from '../queries/users.ts';
import { assertFree } from './make-room.ts';

/** A change of address or number that waits for its confirmations: by both mailboxes, or by the new phone. */
export type PendingChange = {
  user: UserRow;
  kind: ContactKind;
  oldAddress: string;
  newAddress: string;
  letters: { to: string; minted: MintedToken }[];
};

/** @throws AuthError over_email_send_rate_limit, over_sms_send_rate_limit */
export async function consumeChangeLimit(
  auth: AuthServices,
  clientInfo: ClientInfo,
  { kind, address }: Contact,
): Promise<void> {
  if (kind === 'phone') await consumeTextLimit(auth, clientInfo, address, 'phone change');
  else await consumeMailLimit(auth, clientInfo, address, 'email change');
}

function pendingChangeColumns({ kind, address }: Contact, now: Date): UserChanges {
  return kind === 'phone'
    ? { phone_change: address, phone_change_sent_at: now }
    : { email_change: address, email_change_sent_at: now, email_change_confirm_status: 0 };
}

/** Returns the contacts that must confirm, each with a separate token. The old phone is not asked: texts cost money, and it may be lost. */
function askedFor(wanted: Contact, oldAddress: string): { to: string; type: TokenType }[] {
  if (wanted.kind === 'phone') return [{ to: wanted.address, type: 'phone_change_token' }];
  const mailboxes: { to: string; type: TokenType }[] = [
    { to: wanted.address, type: 'email_change_token_new' },
    { to: oldAddress, type: 'email_change_token_current' },
  ];
  return mailboxes.filter(({ to }) => to !== ''); // an account without an address has no old mailbox to ask
}

/**
 * Records a pending change to another address or number and mints a code for each contact that must confirm. Nothing changes until then.
 * @throws AuthError email_exists, phone_exists
 */
export async function requestContactChange(
  auth: AuthServices,
  transaction: Transaction,
  user: UserRow,
  request: { wanted: Contact; challenge: Challenge | undefined; now: Date },
): Promise<PendingChange> {
  const { wanted, challenge, now } = request;
  await assertFree(transaction, wanted);
  const changed = await changeUser(transaction, user.id, pendingChangeColumns(wanted, now), now);
  const oldAddress = user[wanted.kind] ?? '';
  const flow = { challenge, method: 'email_change' };
  const letters = [];
  for (const { to, type } of askedFor(wanted, oldAddress)) {
    const token = { userId: user.id, type, address: to, now };
    letters.push({ to, minted: await mintToken(auth, transaction, token, flow) });
  }
  return { user: changed, kind: wanted.kind, oldAddress, newAddress: wanted.address, letters };
}

/** @throws AuthError 503 (or 422 sms_send_failed) when sending a message fails; the change stays pending and can be sent again */
export async function deliverContactChange(
  auth: AuthServices,
  c: AuthContext,
  change: PendingChange,
  redirectTo: string,
): Promise<void> {
  const { kind, oldAddress, newAddress } = change;
  for (const { to, minted } of change.letters) {
    if (kind === 'phone') {
      await textCode(auth, c, { to, code: minted.code }, 'phone change');
      continue;
    }
    const ticket = ticketFor(auth, { to, minted, type: 'email_change', redirectTo });
    await sendMail(auth, c, changeEmail({ ...ticket, oldAddress, newAddress }), 'email change');
  }
}
