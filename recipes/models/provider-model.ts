import type { LanguageModel } from 'ai';
import type { Access, Adapter } from './adapters/adapter.ts';
import { explainFailure } from './explain-failure.ts';
import { findModelName } from './find-model-name.ts';
import type { ModelRequest, RecipeModel } from './model.ts';
import { ModelError } from './model-error.ts';
import { type Retrying, retryBeforeFirstToken } from './retry-before-first-token.ts';
import { type AnswerOptions, streamAnswer } from './stream-answer.ts';

export type ProviderModelOptions = Pick<AnswerOptions, 'maxOutputTokens' | 'temperature'> &
  Pick<Retrying, 'maxPauseMs' | 'wait' | 'random'> & {
    provider: string;
    /** Empty: the name is read from the server's model list, once, with the first recipe. */
    name: string;
    adapter: Adapter;
    access: Access;
  };

/** Wraps a provider's model as a RecipeModel: streamed, with retries, and with every failure as a ModelError. */
export function createProviderModel(options: ProviderModelOptions): RecipeModel {
  const { provider, adapter } = options;
  const access = {
    ...options.access,
    fetch: adapter.adaptFetch?.(options.access) ?? options.access.fetch,
  };
  const secrets = access.apiKey ? [access.apiKey] : [];
  let name = options.name;
  const label = () => `${provider}:${name || '(the first of the server)'}`;
  let made: { name: string; model: LanguageModel } | undefined;

  /** Creates the model once per name: the libraries build the schemas of all answers with it, tens of kilobytes for each stream. */
  function modelNamed(wanted: string): LanguageModel {
    if (made?.name !== wanted)
      made = { name: wanted, model: adapter.languageModel(wanted, access) };
    return made.model;
  }

  async function learnName({ signal, prompt }: ModelRequest): Promise<string> {
    try {
      return await findModelName(access, signal);
    } catch (error) {
      signal.throwIfAborted();
      throw explainFailure(error, { label: label(), secrets, prompt, spoke: false });
    }
  }

  async function* attempt(request: ModelRequest): AsyncIterable<string> {
    name ||= await learnName(request);
    try {
      yield* streamAnswer(modelNamed(name), request, { ...options, label: label(), secrets });
    } catch (error) {
      // A name from the model list may no longer exist: the server may have another model now.
      if (error instanceof ModelError && error.kind === 'not-found') name = options.name;
      throw error;
    }
  }

  return {
    provider,
    get name() {
      return name || 'first-of-the-server';
    },
    generate: (request) =>
      retryBeforeFirstToken(() => attempt(request), { ...options, signal: request.signal }),
  };
}
