import { type Notice, notices } from '#contract/notices.ts';
import { ApiError, sqlStateOf } from '../../errors.ts';

/** A refusal or a failure with the notice that a person sees. */
export class NoticeError extends ApiError {
  readonly title: string;

  constructor(
    status: number,
    code: string,
    notice: Pick<Notice, 'title' | 'message'>,
    cause?: unknown,
  ) {
    super(status, code, notice.message, { cause });
    this.name = 'NoticeError';
    this.title = notice.title;
  }
}

export const signedOut = () => new NoticeError(401, 'signed_out', notices.generateNeedsLogin);
export const oneIsRunning = (cause?: unknown) =>
  new NoticeError(409, 'already_running', notices.pleaseWait, cause);
const noCredit = (cause?: unknown) =>
  new NoticeError(402, 'insufficient_credits', notices.insufficientCredits, cause);
export const cannotHonour = (message: string) =>
  new NoticeError(422, 'cannot_honour', { title: notices.generationFailed.title, message });

export const keyOfOtherChoices = () =>
  new NoticeError(422, 'idempotency_key_reused', {
    title: notices.generationFailed.title,
    message:
      'This Idempotency-Key was used for other choices. Send a new one with each new request.',
  });

/** Why a generation failed, as the ledger and the log keep it: the answer of each, and the notice that goes with it. */
const failures: Record<string, { status: number; notice: Pick<Notice, 'title' | 'message'> }> = {
  'timed-out': { status: 504, notice: notices.timedOut },
  empty: { status: 502, notice: notices.noContent },
  unreadable: {
    status: 502,
    notice: {
      title: notices.generationFailed.title,
      message:
        'The answer was not a recipe that can be read. Your credit is back. Please try again.',
    },
  },
  refused: {
    status: 422,
    notice: {
      title: notices.generationFailed.title,
      message: 'The model declined to write this recipe. Your credit is back.',
    },
  },
  'check-failed': {
    status: 502,
    notice: {
      title: notices.generationFailed.title,
      message:
        'The recipe did not keep to your diet or allergens, so it is not served. Your credit is back. Please try again.',
    },
  },
  interrupted: {
    status: 503,
    notice: {
      title: notices.generationFailed.title,
      message: 'The generation was interrupted. Your credit is back. Please try again.',
    },
  },
  'provider-error': { status: 502, notice: notices.generationFailed },
};

/** @param message replaces the notice's own, where more is known (which selection, which allergen) */
export function generationFailure(reason: string, message?: string, cause?: unknown): NoticeError {
  const known = failures[reason] ?? { status: 500, notice: notices.unexpected };
  const notice = message ? { title: known.notice.title, message } : known.notice;
  return new NoticeError(known.status, reason.replaceAll('-', '_'), notice, cause);
}

/** The refusals that the database decides, by their code. */
export function refusalOf(error: unknown): unknown {
  const sqlState = sqlStateOf(error);
  if (sqlState === 'STGEN') return oneIsRunning(error);
  if (sqlState === 'STCRD') return noCredit(error);
  if (sqlState === 'STUSR') return signedOut();
  return error;
}
