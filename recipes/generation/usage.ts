import type { TokenCounts } from '../models/model.ts';
import type { Usage } from './outcome.ts';

const charactersPerToken = 4;

export function startUsage(): Usage {
  return { tokens: { inputTokens: 0, outputTokens: 0 }, timings: {}, repaired: false };
}

/** Adds whole milliseconds to a part of the work. */
export function addTime({ timings }: Usage, part: string, ms: number): void {
  timings[part] = Math.round((timings[part] ?? 0) + ms);
}

export function addTokens({ tokens }: Usage, { inputTokens, outputTokens }: TokenCounts): void {
  tokens.inputTokens += inputTokens;
  tokens.outputTokens += outputTokens;
}

/** What a call has used that was cut short before the provider could count. A call that wrote nothing is taken for free. */
export function estimateTokens(prompt: string, answer: string): TokenCounts {
  const estimate = (text: string) => Math.ceil(text.length / charactersPerToken);
  return {
    inputTokens: answer === '' ? 0 : estimate(prompt),
    outputTokens: estimate(answer),
  };
}
