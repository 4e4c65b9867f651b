import { notices } from '#contract/notices.ts';
import { sqlStateOf } from '../../errors.ts';
import { NoticeError } from '../notice-error.ts';

// What generate-recipe refuses before anything is charged. A new refusal has a status from 400 to 499: the screen takes a title with a
// status from 500 to mean that a credit was charged and is back (web/features/generate/request-recipe.ts). It is not 401, 402 or 409: for
// these the screen shows a fixed notice, not the refusal's own words (web/features/generate/failure-notice.ts). What fails after the charge
// is in failures.ts.

/** 401: generating a recipe requires a signed-in user. */
export const signedOut = () => new NoticeError(401, 'signed_out', notices.generateNeedsLogin);

/** 409: another generation of this cook is still running. */
export const oneIsRunning = (cause?: unknown) =>
  new NoticeError(409, 'already_running', notices.pleaseWait, cause);
const noCredit = (cause?: unknown) =>
  new NoticeError(402, 'insufficient_credits', notices.insufficientCredits, cause);

/** 422: no recipe can meet the choices. @param message the reason, shown to the user */
export const unsatisfiableChoices = (message: string) =>
  new NoticeError(422, 'cannot_honour', { title: notices.generationFailed.title, message });

/** @param cause its message says whether the recipe is still being written or is finished already */
const cannotCancel = (cause: Error) =>
  new NoticeError(
    409,
    'already_written',
    { title: notices.pleaseWait.title, message: cause.message },
    cause,
  );

/** 422: the Idempotency-Key was reused with other choices. */
export const keyOfOtherChoices = () =>
  new NoticeError(422, 'idempotency_key_reused', {
    title: notices.generationFailed.title,
    message:
      'This Idempotency-Key was used for other choices. Send a new one with each new request.',
  });

/** Returns the refusal for a SQLSTATE that the database raises; returns any other error unchanged. */
export function refusalOf(error: unknown): unknown {
  const sqlState = sqlStateOf(error);
  if (sqlState === 'STGEN') return oneIsRunning(error);
  if (sqlState === 'STCRD') return noCredit(error);
  if (sqlState === 'STUSR') return signedOut();
  if (sqlState === 'STWRT' && error instanceof Error) return cannotCancel(error);
  return error;
}
