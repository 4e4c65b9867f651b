import { createOpenAI } from '@ai-sdk/openai';
import type { Access, Adapter } from './adapter.ts';
import { forgivingFetch } from './forgiving-fetch.ts';

/** The library wants a key; behind an address of one's own there may be none. */
const provider = ({ apiKey = 'none', baseUrl, fetch }: Access) =>
  createOpenAI({ apiKey, baseURL: baseUrl, fetch });

/** OpenAI by chat completions, which all of its chat models and the gateways in front of it speak. */
export const openai: Adapter = {
  languageModel: (name, access) => provider(access).chat(name),
  imageModel: (name, access) => provider(access).image(name),
  // OpenAI itself needs no forgiving; whatever stands at another address may.
  adaptFetch: (access) =>
    new URL(access.baseUrl).hostname === 'api.openai.com' ? access.fetch : forgivingFetch(access),
};
