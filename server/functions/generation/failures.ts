import { type Notice, notices } from '#contract/notices.ts';
import type { FailureReason } from '#recipes/generation/outcome.ts';
import { NoticeError } from '../notice-error.ts';

/** `cancelled` and `interrupted` are set by the server itself; `unexpected` is any unforeseen error. */
type ClosedFor = FailureReason | 'cancelled' | 'interrupted' | 'unexpected';
type Failure = { status: number; notice: Pick<Notice, 'title' | 'message'> };

const failed = (message: string) => ({ title: notices.generationFailed.title, message });

/** A mistake in the settings: the cook can do nothing, the operator finds the cause in the log. */
const misconfigured = {
  status: 502,
  notice: failed(
    "The recipe service isn't set up correctly, so nothing was made. Your credit is back.",
  ),
};

/**
 * Maps the reason of a failed generation, as its row and the log store it, to the status and the notice of the response. All of
 * these failures refunded the credit, if one was taken. The comments name the file that decides the reason.
 */
const failures: Record<ClosedFor, Failure> = {
  // recipes/generate.ts, run-generation.ts: the time is up
  'timed-out': { status: 504, notice: notices.timedOut },
  // recipes/reading/read-recipe.ts: `empty` for an answer without text, `refused` and `unreadable` for one without a recipe
  empty: { status: 502, notice: notices.noContent },
  unreadable: {
    status: 502,
    notice: failed(
      "We couldn't read the recipe that came back. Your credit is back. Please try again.",
    ),
  },
  refused: {
    status: 422,
    notice: failed('The model declined to write this recipe. Your credit is back.'),
  },
  // recipes/generation/attempt-recipe.ts: a check failed, by checkRecipe or by the watch of the streaming answer
  'check-failed': {
    status: 502,
    notice: failed(
      "The recipe didn't pass our checks, so we didn't serve it. Your credit is back. Please try again.",
    ),
  },
  // recipes/generate.ts: the engine does not understand a choice, or the chef finds no dish
  'cannot-honour': {
    status: 422,
    notice: failed(
      'No dish fits all of these choices. Your credit is back. Please try removing one.',
    ),
  },
  // run-generation.ts: the cook cancelled; close-generation.ts: the account was deleted
  cancelled: {
    status: 410,
    notice: { title: 'Cancelled', message: 'Nothing was made, and your credit is back.' },
  },
  // run-generation.ts: this server stops; close-generation.ts: it lost its database; answer-generation.ts, sweep-generations.ts: its process died
  interrupted: {
    status: 503,
    notice: failed('Your recipe was interrupted. Your credit is back. Please try again.'),
  },
  // recipes/models/explain-failure.ts: by what the provider sent; `model-interrupted` also recipes/models/stream-answer.ts
  'model-rate-limited': {
    status: 503,
    notice: failed(
      'The recipe service is busy right now. Your credit is back. Please try again in a minute.',
    ),
  },
  'model-unavailable': {
    status: 503,
    notice: failed(
      "We can't reach the recipe service right now. Your credit is back. Please try again in a few minutes.",
    ),
  },
  'model-interrupted': {
    status: 502,
    notice: failed('Your recipe stopped partway through. Your credit is back. Please try again.'),
  },
  'model-rejected': {
    status: 502,
    notice: failed(
      'The recipe service turned this request down. Your credit is back. Please choose fewer preferences.',
    ),
  },
  'model-content-filtered': {
    status: 422,
    notice: failed(
      "The recipe service's content filter stopped this recipe. Your credit is back. Please choose something else.",
    ),
  },
  'model-unauthorised': misconfigured,
  'model-not-found': misconfigured,
  // recipes/generate.ts: any other error of the call
  'provider-error': { status: 502, notice: notices.generationFailed },
  // close-generation.ts: any other error of this server
  unexpected: { status: 500, notice: notices.unexpected },
};

const creditIsBack = / Your credit is back\.|, and your credit is back/;

/**
 * Returns the error for a failed generation.
 * @param reason of a row, perhaps written by another version of the server
 * @param cost of the generation: if it was 0, the notice mentions no refund
 */
export function generationFailure(reason: string, cost: number): NoticeError {
  const known = Object.hasOwn(failures, reason) ? failures[reason as ClosedFor] : undefined;
  const { status, notice } = known ?? failures.unexpected;
  const { title, message } = notice;
  const said = cost > 0 ? message : message.replace(creditIsBack, '');
  return new NoticeError(status, reason.replaceAll('-', '_'), { title, message: said });
}
