import type { TokenCounts } from '../models/model.ts';
import type { Usage } from './outcome.ts';

const charactersPerToken = 4;

export function startUsage(): Usage {
  return { tokens: { inputTokens: 0, outputTokens: 0 }, timings: {}, repaired: false };
}

/** Adds a time to one phase of the work, rounded to whole milliseconds. */
export function addTime({ timings }: Usage, part: string, ms: number): void {
  timings[part] = Math.round((timings[part] ?? 0) + ms);
}

export function addTokens({ tokens }: Usage, { inputTokens, outputTokens }: TokenCounts): void {
  tokens.inputTokens += inputTokens;
  tokens.outputTokens += outputTokens;
}

/** Estimates the tokens of a call that was aborted before the provider reported a count. A call without an answer counts as free. */
export function estimateTokens(prompt: string, answer: string): TokenCounts {
  const estimate = (text: string) => Math.ceil(text.length / charactersPerToken);
  return {
    inputTokens: answer === '' ? 0 : estimate(prompt),
    outputTokens: estimate(answer),
  };
}
