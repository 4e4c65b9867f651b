/** The error response to a request that cannot be served: a status, a code for programs, a message for people. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: string | readonly object[] | null;
  readonly hint: string | null;
  /** Seconds until the same request may be retried: sent as Retry-After. */
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

/** Five characters. Node's own codes may have five as well: EPIPE, E2BIG. */
const sqlStatePattern = /^(?!E[0-9A-Z]{4}$)[0-9A-Z]{5}$/;

/** Returns whether PostgreSQL itself raised the error: it has an SQLSTATE. */
export function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && 'code' in error && sqlStatePattern.test(String(error.code));
}

/** Returns the SQLSTATE of an error that PostgreSQL raised, else undefined. */
export function sqlStateOf(error: unknown): string | undefined {
  return isDatabaseError(error) ? error.code : undefined;
}

/**
 * The one table SQLSTATE → HTTP status (docs/error-codes.md says what each means to a user).
 * Whole codes take precedence over classes (the first two characters).
 */
const statusBySqlState: Record<string, number> = {
  STGEN: 409, // a generation is running
  STCRD: 402, // no credit left
  STPAY: 409, // another amount was paid, or nothing is left to refund
  STIDM: 422, // the idempotency key was used for something else
  STLIM: 429, // rate limit exceeded
  STADM: 409, // the last admin must stay admin
  STRAC: 409, // the row was changed since it was read
  STFOR: 403, // the caller may not do this
  STPRF: 403, // the session needs a new reauthentication
  STUSR: 401, // the account no longer exists
  STNTF: 404, // not found
  STFUL: 403, // no more room for files or recipes
  STWRT: 409, // the recipe is being written or is written: it cannot be cancelled
  '23502': 400,
  '23503': 409,
  '23505': 409,
  '23514': 400,
  '23P01': 409,
  '25006': 405, // a function that writes was called with GET
  '25P03': 503, // idle-in-transaction timeout: this process stalled during a transaction
  '40001': 409, // serialization failure: the client may retry
  '40P01': 409,
  '42501': 403,
  '42883': 404,
  '42P01': 404,
  '55P03': 503, // lock timeout: another session held the row or lock for too long
  '57014': 504, // statement timeout
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

/** Returns the HTTP status for a SQLSTATE; 500 for an error that is our own fault. */
export function statusOfSqlState(sqlState: string): number {
  return statusBySqlState[sqlState] ?? statusByClass[sqlState.slice(0, 2)] ?? 500;
}
