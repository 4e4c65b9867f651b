import type { Transaction } from '../../database/database.ts';
import type { AuthError } from '../auth-error.ts';
import type { AuthContext, AuthServices } from '../auth-services.ts';
import type { ClientInfo } from '../client-info.ts';
import type { SignedIn } from '../signed-in.ts';
import { countGuess, type Guessable } from './count-guesses.ts';

/** The outcome of an answer. A wrong answer is a value, not an exception, because the attempt must be committed. */
export type Judged<Right> = Right | { refusal: AuthError };

function isRefused<Right extends object>(judged: Judged<Right>): judged is { refusal: AuthError } {
  return 'refusal' in judged;
}

/**
 * Counts an answer, checks it in a transaction, and refunds the count unless it was wrong.
 * @throws AuthError the refusal of a wrong answer, 429 for too many of them, and what `judge` throws
 */
export async function judgeGuess<Right extends object>(
  auth: AuthServices,
  c: AuthContext,
  guess: { signedIn: SignedIn; clientInfo: ClientInfo; what: Guessable },
  judge: (transaction: Transaction) => Promise<Judged<Right>>,
): Promise<Right> {
  const refundPoints = await countGuess(auth, c, guess);
  let judged: Judged<Right>;
  try {
    judged = await auth.database.asAuth(judge);
  } catch (error) {
    await refundPoints();
    throw error;
  }
  if (isRefused(judged)) throw judged.refusal;
  await refundPoints();
  return judged;
}
