import { notices } from '#contract/notices.ts';
import { sqlStateOf } from '../../errors.ts';
import { NoticeError } from '../notice-error.ts';

/** 401: recipes are made for somebody. */
export const signedOut = () => new NoticeError(401, 'signed_out', notices.generateNeedsLogin);

/** 409: one at a time. */
export const oneIsRunning = (cause?: unknown) =>
  new NoticeError(409, 'already_running', notices.pleaseWait, cause);
const noCredit = (cause?: unknown) =>
  new NoticeError(402, 'insufficient_credits', notices.insufficientCredits, cause);

/** 422: what was chosen goes together in no recipe. @param message why, to be shown */
export const cannotHonour = (message: string) =>
  new NoticeError(422, 'cannot_honour', { title: notices.generationFailed.title, message });

/** @param cause says whether the recipe is being written or is there already */
const cannotCancel = (cause: Error) =>
  new NoticeError(
    409,
    'already_written',
    { title: notices.pleaseWait.title, message: cause.message },
    cause,
  );

/** 422: one key is one request. */
export const keyOfOtherChoices = () =>
  new NoticeError(422, 'idempotency_key_reused', {
    title: notices.generationFailed.title,
    message:
      'This Idempotency-Key was used for other choices. Send a new one with each new request.',
  });

/** The refusals that the database decides, by their code. */
export function refusalOf(error: unknown): unknown {
  const sqlState = sqlStateOf(error);
  if (sqlState === 'STGEN') return oneIsRunning(error);
  if (sqlState === 'STCRD') return noCredit(error);
  if (sqlState === 'STUSR') return signedOut();
  if (sqlState === 'STWRT' && error instanceof Error) return cannotCancel(error);
  return error;
}
