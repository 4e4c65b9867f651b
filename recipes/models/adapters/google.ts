import { createGoogle } from '@ai-sdk/google';
import type { Access, Adapter } from './adapter.ts';

const provider = ({ apiKey = 'none', baseUrl, fetch }: Access) =>
  createGoogle({ apiKey, baseURL: baseUrl, fetch });

export const google: Adapter = {
  languageModel: (name, access) => provider(access)(name),
  imageModel: (name, access) => provider(access).image(name),
};
