import { ApiError, isDatabaseError, sqlStateOf } from '../../errors.ts';
import { NoticeError } from '../notice-error.ts';

/** The wording comes from the spec of the Credits screen (§2). */
export const signedOut = () =>
  new NoticeError(401, 'signed_out', {
    title: 'Authentication Required',
    message: 'Please log in to view your credits.',
  });

/** The same answer for a purchase that does not exist and for one of another user. */
export const noPurchase = (cause?: unknown) =>
  new ApiError(404, 'purchase_not_found', "We couldn't find that purchase.", { cause });

function nothingToRefund(cause: unknown): ApiError {
  const why = isDatabaseError(cause) ? [cause.message, cause.hint] : [];
  return new ApiError(409, 'nothing_to_refund', why.filter(Boolean).join(' '), { cause });
}

/** The refusals that the database raises, by SQLSTATE. */
const refusals: Record<string, (cause: unknown) => ApiError> = {
  STUSR: signedOut,
  STNTF: noPurchase,
  STPAY: nothingToRefund,
  STFOR: (cause) => new ApiError(403, 'forbidden', "You're not allowed to do this.", { cause }),
  STIDM: (cause) =>
    new ApiError(
      422,
      'idempotency_key_reused',
      'This key was used for another pack. Send a new one with each new purchase.',
      { cause },
    ),
  STLIM: (cause) =>
    new ApiError(
      429,
      'too_many_checkouts',
      "You've opened a lot of checkouts in the last hour. Please try again later.",
      // The oldest of these checkouts is at most an hour old, so after an hour a new one is allowed in any case.
      { cause, retryAfterSeconds: 3600 },
    ),
};

/** Returns the refusal that is shown for a SQLSTATE of the database; returns any other error unchanged. */
export function paymentRefusalOf(error: unknown): unknown {
  const refusal = refusals[sqlStateOf(error) ?? ''];
  return refusal ? refusal(error) : error;
}
