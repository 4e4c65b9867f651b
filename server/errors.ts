/** What a door answers when a request cannot be served: a status, a code that programs read, a message that people read. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: string | readonly object[] | null;
  readonly hint: string | null;
  /** Seconds until the same request is welcome again: sent as Retry-After. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    extra: {
      details?: string | readonly object[] | null;
      hint?: string | null;
      retryAfterSeconds?: number | undefined;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: extra.cause });
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.details = extra.details ?? null;
    this.hint = extra.hint ?? null;
    this.retryAfterSeconds = extra.retryAfterSeconds;
  }
}

/** A PostgreSQL error as the driver throws it. */
export type DatabaseError = Error & {
  code: string;
  detail?: string;
  hint?: string;
  constraint_name?: string;
};

/** True for an error that PostgreSQL itself raised: it has a five-letter SQLSTATE. */
export function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && 'code' in error && /^[0-9A-Z]{5}$/.test(String(error.code));
}

/** The SQLSTATE of an error that PostgreSQL raised, else undefined. */
export function sqlStateOf(error: unknown): string | undefined {
  return isDatabaseError(error) ? error.code : undefined;
}

/**
 * The one table SQLSTATE → HTTP status (docs/error-codes.md says what each means to a person).
 * Whole codes first, then classes by their first two letters.
 */
const statusBySqlState: Record<string, number> = {
  STGEN: 409, // a generation is running
  STCRD: 402, // no credit left
  STPAY: 409, // another amount was paid, or nothing is left to refund
  STIDM: 422, // the idempotency key was used for something else
  STLIM: 429, // too many of them in this time
  STADM: 409, // the last admin stays admin
  STRAC: 409, // somebody else changed the row first
  STFOR: 403, // not yours to do
  STPRF: 403, // the session has to prove itself anew
  STUSR: 401, // the account is gone
  STNTF: 404, // there is no such thing
  STFUL: 403, // no more room for files
  STWRT: 409, // the recipe is being written or is written: it cannot be taken back
  '23502': 400,
  '23503': 409,
  '23505': 409,
  '23514': 400,
  '23P01': 409,
  '25006': 405, // a writing function was called by GET
  '25P03': 503, // this process stood still amid a transaction, for so long that PostgreSQL ended it
  '40001': 409, // the client may send it again
  '40P01': 409,
  '42501': 403,
  '42883': 404,
  '42P01': 404,
  '55P03': 503, // somebody else held the row or lock for too long
  '57014': 504, // the statement took longer than the limit
  P0001: 400,
};

const statusByClass: Record<string, number> = {
  '08': 503,
  '21': 400,
  '22': 400,
  '23': 400,
  '25': 500,
  '28': 403,
  '42': 400,
  '44': 403, // a row that the view may not show
  '53': 503,
  '54': 400, // a program limit: too many columns, a stack too deep
  '57': 503,
  P0: 400,
};

/** The HTTP status for a SQLSTATE; 500 for what is our own mistake. */
export function statusOfSqlState(sqlState: string): number {
  return statusBySqlState[sqlState] ?? statusByClass[sqlState.slice(0, 2)] ?? 500;
}
