import { ModelError } from '../model-error.ts';
import { passPieces } from '../pass-pieces.ts';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The maximum length of a line in a stream. A whole recipe in one piece has only a few thousand characters. */
const maxLineLength = 4 * 1024 * 1024;

const finish = 'data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}';

/** Converts one choice to the shape of a stream chunk: some servers send the whole message, or plain `text`. */
function tidyChoice(choice: unknown, index: number): unknown {
  if (!isFields(choice)) return choice;
  const { message, text, ...given } = choice;
  const rest = { index, ...given };
  const said = choice.delta ?? message ?? (typeof text === 'string' ? { content: text } : null);
  if (!isFields(said)) return { ...rest, delta: said };
  const { role: _role, ...delta } = said; // some servers invent roles; the text is always the model's
  return { ...rest, delta };
}

/** Converts token counts to numbers: some servers send them as text, and the library would discard the answer for that. */
function tidyUsage({ prompt_tokens, completion_tokens }: Fields): Fields {
  const count = (said: unknown) => (Number.isFinite(Number(said)) ? Number(said) : 0);
  return {
    prompt_tokens: count(prompt_tokens),
    completion_tokens: count(completion_tokens),
    total_tokens: count(prompt_tokens) + count(completion_tokens),
  };
}

/** @returns undefined for a chunk without content: a keep-alive, a status message of the server */
function tidyChunk(chunk: unknown): Fields | undefined {
  if (!isFields(chunk)) return undefined;
  if (typeof chunk.error === 'string') return { error: { message: chunk.error } };
  if (isFields(chunk.error)) return chunk;
  const choices = Array.isArray(chunk.choices) ? chunk.choices.map(tidyChoice) : [];
  const { usage, ...rest } = chunk;
  if (isFields(usage)) return { ...rest, usage: tidyUsage(usage), choices };
  return choices.length > 0 ? { ...rest, choices } : undefined;
}

function hasFinished({ choices, error }: Fields): boolean {
  const ends = (choice: unknown) => isFields(choice) && typeof choice.finish_reason === 'string';
  return isFields(error) || (Array.isArray(choices) && choices.some(ends));
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Converts a whole chat completion to the equivalent event stream. */
export function tidyAnswer(json: string): string {
  const chunk = tidyChunk(parse(json));
  if (!chunk) return `data: ${json.replaceAll('\n', ' ')}\n\n`; // the library reports what is wrong with it
  return `data: ${JSON.stringify(chunk)}\n\n${hasFinished(chunk) ? '' : `${finish}\n\n`}data: [DONE]\n\n`;
}

/**
 * Rewrites an event stream line by line, each line as soon as it is complete. A stream that sends `[DONE]` without a finish reason has
 * ended normally; a stream that stops without either was cut, and is not given a finish.
 */
export function tidyStream(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let rest = '';
  let finished = false;
  function tidyLine(line: string): string {
    const data = /^data:(.*)$/.exec(line)?.[1]?.trim();
    if (data === undefined) return line;
    if (data === '[DONE]') return finished ? line : `${finish}\n\n${line}`;
    const parsed = parse(data);
    if (parsed === undefined) return line;
    const chunk = tidyChunk(parsed);
    if (!chunk) return ':';
    finished ||= hasFinished(chunk);
    return `data: ${JSON.stringify(chunk)}`;
  }
  return passPieces(body, {
    piece(bytes) {
      const lines = (rest + decoder.decode(bytes, { stream: true })).split(/\r?\n/);
      rest = lines.pop() ?? '';
      if (rest.length > maxLineLength) {
        const message = `A line of the model's answer has more than ${maxLineLength} characters.`;
        throw new ModelError('unavailable', message);
      }
      return lines.length > 0 ? encoder.encode(`${lines.map(tidyLine).join('\n')}\n`) : undefined;
    },
    end: () => (rest ? encoder.encode(`${tidyLine(rest)}\n\n`) : undefined),
  });
}
