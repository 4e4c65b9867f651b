import type { Transaction } from '../../database/database.ts';
import type { AuthError } from '../auth-error.ts';
import type { AuthContext, AuthServices } from '../auth-services.ts';
import type { ClientInfo } from '../client-info.ts';
import type { SignedIn } from '../signed-in.ts';
import { countGuess, type Guessable } from './count-guesses.ts';

/** What came of an answer. A wrong one is an outcome, not an error: that it was given must be committed. */
export type Judged<Right> = Right | { refusal: AuthError };

function isRefused<Right extends object>(judged: Judged<Right>): judged is { refusal: AuthError } {
  return 'refusal' in judged;
}

/**
 * Counts an answer, has it judged in a transaction, and takes the count back unless it was wrong.
 * @throws AuthError the refusal of a wrong answer, too many of them (429), whatever the judge throws
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
