import { createOpenAI } from '@ai-sdk/openai';
import type { Access, Adapter } from './adapter.ts';
import { forgivingFetch } from './forgiving-fetch.ts';

/** The library requires a key; a server at a custom address may need none. */
const provider = ({ apiKey = 'none', baseUrl, fetch }: Access) =>
  createOpenAI({ apiKey, baseURL: baseUrl, fetch });

/** OpenAI through chat completions, which all of its chat models and the gateways in front of it support. */
export const openai: Adapter = {
  languageModel: (name, access) => provider(access).chat(name),
  imageModel: (name, access) => provider(access).image(name),
  // OpenAI itself needs no workarounds; a server at another address may.
  adaptFetch: (access) =>
    new URL(access.baseUrl).hostname === 'api.openai.com' ? access.fetch : forgivingFetch(access),
};
