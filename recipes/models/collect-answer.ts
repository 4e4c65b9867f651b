import type { ModelRequest, RecipeModel } from './model.ts';

/** No recipe is longer; a model that never ends must not fill the memory. */
const maxAnswerLength = 200_000;

/**
 * The whole answer of a model. Ends when the signal aborts, even if the model does not listen to it: a
 * stalled stream must not hold a generation beyond its time.
 * @param onText told everything that has come so far and its newest part, after each
 * @throws the signal's reason, or what the model throws
 */
export async function collectAnswer(
  model: RecipeModel,
  request: ModelRequest,
  onText?: (textSoFar: string, part: string) => void,
): Promise<string> {
  const { signal } = request;
  signal.throwIfAborted();
  async function collect(): Promise<string> {
    let text = '';
    for await (const part of model.generate(request)) {
      signal.throwIfAborted();
      text += part;
      onText?.(text, part);
      if (text.length > maxAnswerLength) break;
    }
    signal.throwIfAborted();
    return text;
  }
  let stop = () => {};
  const aborted = new Promise<never>((_resolve, reject) => {
    stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([collect(), aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
