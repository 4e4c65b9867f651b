import { createAnthropic } from '@ai-sdk/anthropic';
import type { Adapter } from './adapter.ts';

export const anthropic: Adapter = {
  languageModel: (name, { apiKey = 'none', baseUrl, fetch }) =>
    createAnthropic({ apiKey, baseURL: baseUrl, fetch })(name),
};
