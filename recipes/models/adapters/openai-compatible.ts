import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { Access, Adapter } from './adapter.ts';
import { forgivingFetch } from './forgiving-fetch.ts';

function provider({ apiKey, baseUrl, fetch }: Access) {
  const address = new URL(baseUrl);
  const queryParams = Object.fromEntries(address.searchParams);
  address.search = '';
  return createOpenAICompatible({
    name: 'openai-compatible',
    baseURL: address.href.replace(/\/+$/, ''),
    queryParams, // Azure's `?api-version=`
    includeUsage: true,
    fetch,
    ...(apiKey ? { apiKey } : {}),
  });
}

/** Any server with the OpenAI protocol: Ollama, llama.cpp, vLLM, LM Studio, OpenRouter, a gateway, a custom program. */
export const openaiCompatible: Adapter = {
  languageModel: (name, access) => provider(access).chatModel(name),
  imageModel: (name, access) => provider(access).imageModel(name),
  adaptFetch: forgivingFetch,
};
