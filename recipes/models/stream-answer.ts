import { InvalidResponseDataError, type LanguageModel } from 'ai';
import { type Circumstances, explainFailure, modelError } from './explain-failure.ts';
import type { ModelRequest } from './model.ts';

/** How long a failed stream may still deliver its token counts. */
const countGraceMs = 300;

/** No call uses more. A custom server may report fractions or nonsense. */
const maxTokens = 100_000_000;

const wholeCount = (said = 0) => (said >= 0 && said <= maxTokens ? Math.round(said) : 0);

export type AnswerOptions = Omit<Circumstances, 'prompt' | 'spoke'> & {
  maxOutputTokens?: number;
  temperature?: number;
};

/** A model as the libraries of the providers create it. */
type ProvidersModel = Extract<LanguageModel, { specificationVersion: 'v4' }>;

function providersModel(model: LanguageModel): ProvidersModel {
  if (typeof model === 'string' || model.specificationVersion !== 'v4') {
    throw new Error('The library of this provider speaks another version of its interface.');
  }
  return model;
}

/**
 * Opens the provider's own stream instead of `streamText`, which copies each piece through five more streams and keeps all pieces for steps
 * and tools, which are not used here. With a thousand concurrent answers it would take most of the memory and of the time.
 */
async function ask(
  model: LanguageModel,
  prompt: string,
  { maxOutputTokens, temperature }: AnswerOptions,
  signal: AbortSignal,
) {
  const { stream } = await providersModel(model).doStream({
    prompt: [{ role: 'user', content: [{ type: 'text', text: prompt }] }],
    abortSignal: signal,
    ...(maxOutputTokens === undefined ? {} : { maxOutputTokens }),
    ...(temperature === undefined ? {} : { temperature }),
  });
  return stream;
}

/**
 * Streams a model's answer as text, each piece as soon as it arrives, without reasoning. Reports token counts when the provider sends them,
 * also for a failed answer.
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
  let end = 'interrupted'; // until a finish part arrives
  try {
    const both = AbortSignal.any([signal, stop.signal]);
    for await (const part of await ask(model, prompt, options, both)) {
      if (part.type === 'text-delta' && !failure) {
        if (part.delta === '') continue;
        spoke = true;
        yield part.delta;
      } else if (part.type === 'error') {
        failure ??= { error: part.error };
        grace ??= setTimeout(() => stop.abort(), countGraceMs);
      } else if (part.type === 'finish') {
        end = part.finishReason.unified;
        const inputTokens = wholeCount(part.usage.inputTokens.total);
        const outputTokens = wholeCount(part.usage.outputTokens.total);
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

/** Whether a stream stopped without a finish. Some libraries report that as an InvalidResponseDataError. */
function wasCut(failure: { error: unknown } | undefined, end: string): boolean {
  if (!failure) return end === 'interrupted';
  return InvalidResponseDataError.isInstance(failure.error);
}

/** Throws if the answer did not end well. An answer that ended without any text is no failure: the caller decides what it means. */
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
  // A truncated recipe may look complete if it happens to end with a line.
  if (end === 'length' && circumstances.spoke)
    throw modelError('interrupted', circumstances, 'it reached the limit of its length.');
  if (end === 'error')
    throw modelError(circumstances.spoke ? 'interrupted' : 'unavailable', circumstances, '');
}
