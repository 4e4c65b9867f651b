import { peerKey } from '../../http/client-address.ts';
import { wrongCodes } from '../../mail/messages/wrong-codes.ts';
import { tellOwner } from '../accounts/tell-owner.ts';
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
 * What can be tried: codes of six digits; signatures and recovery codes, which nobody guesses. A new set of recovery codes is counted
 * anew, hence the time that it is from.
 */
export type Guessable = 'code' | 'signature' | `recovery code of ${string}`;

/**
 * Whose tries an answer of six digits uses up. Whoever is asked for one knows the password already, so codes must stay out of reach of
 * patience: three of a million are right at a time, and all addresses together may try a hundred a week. That would let a stranger with
 * the password use up the owner's tries too, so these have tries of their own: an address from which a right answer came within a month,
 * and sessions that began otherwise than the stranger's (with a link from the owner's mailbox).
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

/** Tells the owner, once a day, that somebody who got past the password is trying codes. */
async function raiseAlarm(auth: AuthServices, c: AuthContext, user: UserRow): Promise<void> {
  try {
    await auth.limits.take('factorAlarmByAccount', user.id);
  } catch (error) {
    if (error instanceof AuthError && error.status === 429) return; // they were told
    throw error;
  }
  await tellOwner(auth, c, user, wrongCodes);
}

/**
 * Counts an answer before it is judged: a thousand sent at once must not all find the counter at zero.
 * @returns takes the count back, for an answer that was no wrong guess
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
