import type { Logger } from 'pino';
import type { AuthServices } from '../auth-services.ts';
import type { ClientInfo } from '../client-info.ts';
import type { ChallengeColumns, ChallengeRow } from '../queries/challenges.ts';
import type { FactorColumns, FactorRow } from '../queries/factors.ts';
import type { UserRow } from '../queries/user-row.ts';

type Request = {
  auth: AuthServices;
  /** The call's whole body, unchecked but for what every kind has in common. */
  body: Record<string, unknown>;
  user: UserRow;
  clientInfo: ClientInfo;
};

/**
 * What one kind of second factor does; whose factor it is, limits, levels and a challenge's life are the same for all, in the calls
 * around it.
 */
export type FactorKind = {
  /** What the `amr` claim calls a session that was raised by it. */
  method: string;
  /** What its answers are: six digits can be guessed, so they are counted more strictly. */
  answers: 'code' | 'signature';
  /**
   * Checks the body's own fields. Outside of any transaction; checks of name, number of factors and level come after it.
   * @param request.others all factors of the person
   * @returns what to store, what to add to { id, type, friendly_name }, and the unverified factors that the new one replaces
   * @throws AuthError
   */
  enroll(
    request: Request & { others: FactorRow[]; friendlyName: string },
  ): Promise<{ columns: FactorColumns; answer: Record<string, unknown>; replaces?: string[] }>;
  /**
   * Makes a question. Outside of any transaction.
   * @param request.others all factors of the person, this one too
   * @returns what to keep with the challenge, what to add to { id, type, expires_at }, what to send once it is committed: when that
   * fails, the challenge is taken back
   * @throws AuthError
   */
  challenge(request: Request & { factor: FactorRow; others: FactorRow[] }): Promise<{
    columns: ChallengeColumns;
    answer: Record<string, unknown>;
    deliver?: (log: Logger) => Promise<void>;
  }>;
  /** What can be refused before anything is looked up. @throws AuthError validation_failed (400) */
  assertAnswer(body: Record<string, unknown>): void;
  /**
   * Judges the answer, under the row locks of person, factor and challenge: no network here.
   * @returns what to store with the factor then
   * @throws AuthError wrongAnswer(): it is counted; any other refusal is not
   */
  verify(
    request: Request & { factor: FactorRow; challenge: ChallengeRow },
  ): Promise<{ factorColumns: FactorColumns }>;
};

/** The kinds that can be enrolled; undefined: switched off here. */
export type FactorKinds = Record<'totp' | 'phone' | 'webauthn', FactorKind | undefined>;
