import type { Pieces } from './reply.ts';

/** The fields of a chat completions request that the test server reads. */
export type ChatRequest = {
  model?: string;
  stream?: boolean;
  stream_options?: { include_usage?: boolean };
  messages?: { role: string; content: string | { type: string; text?: string }[] }[];
};

const envelope = { id: 'chatcmpl-double', created: 1_700_000_000 };
const countTokens = (text: string) => Math.ceil(text.length / 4);

/** Returns all user messages of a request as one text. */
export function promptOf({ messages = [] }: ChatRequest): string {
  return messages
    .flatMap(({ content }) =>
      typeof content === 'string' ? content : content.map(({ text = '' }) => text),
    )
    .join('\n');
}

function usageOf(prompt: string, answer: string) {
  const [input, output] = [countTokens(prompt), countTokens(answer)];
  return { prompt_tokens: input, completion_tokens: output, total_tokens: input + output };
}

/** Returns one event of the stream. */
export function chunk(model: string, delta: object, finishReason: string | null = null): string {
  const choices = [{ index: 0, delta, finish_reason: finishReason }];
  const body = { ...envelope, object: 'chat.completion.chunk', model, choices };
  return `data: ${JSON.stringify(body)}\n\n`;
}

export function usageChunk(model: string, prompt: string, answer: string): string {
  const usage = usageOf(prompt, answer);
  const body = { ...envelope, object: 'chat.completion.chunk', model, choices: [], usage };
  return `data: ${JSON.stringify(body)}\n\n`;
}

/** Returns the response to a request that does not stream. */
export function completion(model: string, prompt: string, content: string, finishReason: string) {
  const message = { role: 'assistant', content, refusal: null };
  const choices = [{ index: 0, message, logprobs: null, finish_reason: finishReason }];
  const usage = usageOf(prompt, content);
  return { ...envelope, object: 'chat.completion', model, choices, usage };
}

/** Cuts a text into the pieces in which a model sends it. */
export function cut(text: string, pieces: Pieces): string[] {
  if (pieces === 'whole') return [text];
  if (pieces === 'words') return text.match(/\S*\s+|\S+/g) ?? [];
  return Array.from(text);
}
