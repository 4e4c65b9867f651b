import {
  InvalidResponseDataError,
  type LanguageModel,
  NoOutputGeneratedError,
  streamText,
} from 'ai';
import { type Circumstances, explainFailure, modelError } from './explain-failure.ts';
import type { ModelRequest } from './model.ts';

/** So long a stream that failed may still say how many tokens it took. */
const countGraceMs = 300;

/** No call takes more. A server of anybody's making may count in halves, or nonsense. */
const mostTokens = 100_000_000;

const wholeCount = (said = 0) => (said >= 0 && said <= mostTokens ? Math.round(said) : 0);

export type AnswerOptions = Omit<Circumstances, 'prompt' | 'spoke'> & {
  maxOutputTokens?: number;
  temperature?: number;
};

function ask(model: LanguageModel, prompt: string, options: AnswerOptions, signal: AbortSignal) {
  const { maxOutputTokens, temperature } = options;
  return streamText({
    model,
    prompt,
    maxRetries: 0, // ours, in retry-before-first-token.ts, know the time that is left
    abortSignal: signal,
    onError: () => {}, // the library would print it, with the key and the prompt; it is thrown below
    telemetry: { isEnabled: false },
    ...(maxOutputTokens === undefined ? {} : { maxOutputTokens }),
    ...(temperature === undefined ? {} : { temperature }),
  }).stream;
}

/**
 * A model's answer as text, each piece as soon as it comes. Reasoning is no part of it. Token counts are told when the provider tells them, also
 * of an answer that failed.
 * @throws ModelError; the signal's reason when it aborts
 */
export async function* streamAnswer(
  model: LanguageModel,
  { prompt, signal, onTokens }: Pick<ModelRequest, 'prompt' | 'signal' | 'onTokens'>,
  options: AnswerOptions,
): AsyncIterable<string> {
  const stop = new AbortController();
  let grace: ReturnType<typeof setTimeout> | undefined;
  let spoke = false;
  let failure: { error: unknown } | undefined;
  let end = 'stop';
  try {
    for await (const part of ask(model, prompt, options, AbortSignal.any([signal, stop.signal]))) {
      if (part.type === 'text-delta' && !failure) {
        if (part.text === '') continue;
        spoke = true;
        yield part.text;
      } else if (part.type === 'error') {
        failure ??= { error: part.error };
        grace ??= setTimeout(() => stop.abort(), countGraceMs);
      } else if (part.type === 'finish-step') {
        end = part.finishReason;
        const inputTokens = wholeCount(part.usage.inputTokens);
        const outputTokens = wholeCount(part.usage.outputTokens);
        if (inputTokens + outputTokens > 0) onTokens?.({ inputTokens, outputTokens });
      }
    }
  } catch (error) {
    failure ??= { error };
  } finally {
    clearTimeout(grace);
    stop.abort();
  }
  signal.throwIfAborted();
  refuseBadEnd(failure, end, { ...options, prompt, spoke });
}

/** How the libraries call a stream that stopped without a finish. */
function wasCut(failure: { error: unknown } | undefined, end: string): boolean {
  if (!failure) return end === 'interrupted';
  const { error } = failure;
  return InvalidResponseDataError.isInstance(error) || NoOutputGeneratedError.isInstance(error);
}

/** An answer that ended without a word is no failure: whoever asked decides what nothing means. */
function refuseBadEnd(
  failure: { error: unknown } | undefined,
  end: string,
  circumstances: Circumstances,
): void {
  const cut = wasCut(failure, end);
  if (cut && !circumstances.spoke) return;
  if (cut) throw modelError('interrupted', circumstances, '');
  if (failure) throw explainFailure(failure.error, circumstances);
  if (end === 'content-filter') throw modelError('content-filtered', circumstances, '');
  // Half a recipe may look whole where it happens to end with a line.
  if (end === 'length' && circumstances.spoke)
    throw modelError('interrupted', circumstances, 'it reached the limit of its length.');
  if (end === 'error')
    throw modelError(circumstances.spoke ? 'interrupted' : 'unavailable', circumstances, '');
}
