import type { ModelRequest, RecipeModel } from './model.ts';

/** No recipe is longer. An endless answer must not fill the memory. */
const maxAnswerLength = 200_000;

/**
 * Returns the whole answer of a model. Throws when the signal aborts, even if the model ignores the signal: a
 * stalled stream must not hold a generation beyond its timeout.
 * @param onText called after each part, with the text so far and the new part
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
