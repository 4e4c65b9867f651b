import type { Logger } from 'pino';
import type { AuthServices } from '../auth-services.ts';
import type { ClientInfo } from '../client-info.ts';
import type { ChallengeColumns, ChallengeRow } from '../queries/challenges.ts';
import type { FactorColumns, FactorRow } from '../queries/factors.ts';
import type { UserRow } from '../queries/user-row.ts';

type Request = {
  auth: AuthServices;
  /** The whole request body. Only the fields that all kinds have in common are checked. */
  body: Record<string, unknown>;
  user: UserRow;
  clientInfo: ClientInfo;
};

/**
 * The operations of one kind of second factor. The calls around it handle what is the same for all kinds: ownership, limits, assurance
 * levels and the expiry of challenges.
 */
export type FactorKind = {
  /** The method name in the `amr` claim of a session that this kind of factor has raised. */
  method: string;
  /** What its answers are. Six-digit codes can be guessed, so they are limited more strictly. */
  answers: 'code' | 'signature';
  /**
   * Checks the fields of this kind in the body. Runs outside any transaction; checks of name, number of factors and level come after it.
   * @param request.others all factors of the user
   * @returns what to store, what to add to { id, type, friendly_name }, and the unverified factors that the new one replaces
   * @throws AuthError
   */
  enroll(
    request: Request & { others: FactorRow[]; friendlyName: string },
  ): Promise<{ columns: FactorColumns; answer: Record<string, unknown>; replaces?: string[] }>;
  /**
   * Creates a challenge. Runs outside any transaction.
   * @param request.others all factors of the user, including this one
   * @returns what to store with the challenge, what to add to { id, type, expires_at }, and what to send after the commit: if that
   * fails, the challenge is deleted
   * @throws AuthError
   */
  challenge(request: Request & { factor: FactorRow; others: FactorRow[] }): Promise<{
    columns: ChallengeColumns;
    answer: Record<string, unknown>;
    deliver?: (log: Logger) => Promise<void>;
  }>;
  /** Checks the format of an answer before any lookup. @throws AuthError validation_failed (400) */
  assertAnswer(body: Record<string, unknown>): void;
  /**
   * Checks the answer while the rows of user, factor and challenge are locked, so it must not use the network.
   * @returns what to store with the factor after a right answer
   * @throws AuthError wrongAnswer(), which counts as a guess; any other refusal does not
   */
  verify(
    request: Request & { factor: FactorRow; challenge: ChallengeRow },
  ): Promise<{ factorColumns: FactorColumns }>;
};

/** The kinds that can be enrolled; undefined for a disabled kind. */
export type FactorKinds = Record<'totp' | 'phone' | 'webauthn', FactorKind | undefined>;
