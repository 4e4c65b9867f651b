import { peerKey } from '../../http/client-address.ts';
import { wrongCodes } from '../../mail/messages/wrong-codes.ts';
import { notifyOwner } from '../accounts/notify-owner.ts';
import { AuthError } from '../auth-error.ts';
import type { AuthContext, AuthServices } from '../auth-services.ts';
import type { ClientInfo } from '../client-info.ts';
import { isFamiliarAddress } from '../queries/familiar-addresses.ts';
import { listMethods } from '../queries/sessions.ts';
import type { UserRow } from '../queries/user-row.ts';
import type { SignedIn } from '../signed-in.ts';

const familiarForMs = 30 * 86_400_000;

type Counter = Parameters<AuthServices['limits']['take']>;

/**
 * What can be tried: six-digit codes, and signatures and recovery codes, which cannot be guessed. Each new set of recovery codes has
 * a separate counter, so the value contains the time of the set.
 */
export type Guessable = 'code' | 'signature' | `recovery code of ${string}`;

/**
 * Returns the key of the counter that a six-digit answer consumes. A caller who is asked for a code already knows the password, so slow
 * brute force must not work either: three of a million codes are right at a time, and all addresses together may try a hundred a week.
 * A stranger with the password could then use up the owner's attempts too, so the owner has separate counters: one for an address from
 * which a right answer came within a month, and one for sessions that began differently (with a link from the owner's mailbox).
 */
async function purseOf(
  auth: AuthServices,
  { user, session }: SignedIn,
  clientInfo: ClientInfo,
): Promise<string> {
  const since = new Date(clientInfo.now.getTime() - familiarForMs);
  return auth.database.asAuth(async (transaction) => {
    const isFamiliar = await isFamiliarAddress(transaction, user.id, clientInfo.ip, since);
    if (isFamiliar) return `${user.id}:at:${clientInfo.ip}`;
    const methods = await listMethods(transaction, session.id);
    const names = methods.map((row) => row.authentication_method).sort();
    return `${user.id}:by:${names.join(',')}`;
  });
}

async function countersFor(
  auth: AuthServices,
  signedIn: SignedIn,
  clientInfo: ClientInfo,
  what: Guessable,
): Promise<Counter[]> {
  const place = `${signedIn.user.id}:${peerKey(clientInfo)}`;
  if (what === 'signature') return [['failedProofByPlace', place]];
  if (what !== 'code') return [['failedRecoveryCodeByPlace', `${what}:${place}`]];
  const purse = await purseOf(auth, signedIn, clientInfo);
  return [
    ['failedFactorByPlace', place],
    ['failedFactorByAccount', purse],
    ['failedFactorByAccountInAWeek', purse],
  ];
}

/** Mails the owner, at most once a day, that a person who got past the password is trying codes. */
async function raiseAlarm(auth: AuthServices, c: AuthContext, user: UserRow): Promise<void> {
  try {
    await auth.limits.take('factorAlarmByAccount', user.id);
  } catch (error) {
    if (error instanceof AuthError && error.status === 429) return; // the owner was already notified
    throw error;
  }
  await notifyOwner(auth, c, user, wrongCodes);
}

/**
 * Counts an answer before it is checked: a thousand concurrent answers must not all find the counter at zero.
 * @returns a function that refunds the count, for an answer that was not a wrong guess
 * @throws AuthError over_request_rate_limit, mfa_recovery_codes_locked
 */
export async function countGuess(
  auth: AuthServices,
  c: AuthContext,
  guess: { signedIn: SignedIn; clientInfo: ClientInfo; what: Guessable },
): Promise<() => Promise<void>> {
  const { signedIn, clientInfo, what } = guess;
  const byPeer: Counter = ['failedVerifyByPeer', peerKey(clientInfo)];
  const counters = await countersFor(auth, signedIn, clientInfo, what);
  await auth.limits.take(...byPeer);
  try {
    for (const counter of counters) await auth.limits.take(...counter);
  } catch (error) {
    if (what === 'code') await raiseAlarm(auth, c, signedIn.user);
    throw error;
  }
  return async () => {
    for (const counter of [byPeer, ...counters]) await auth.limits.refundPoint(...counter);
  };
}
