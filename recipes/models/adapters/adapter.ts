import type { ImageModel, LanguageModel } from 'ai';

export type Fetch = typeof globalThis.fetch;

/** How a provider is reached. The address has no slash at its end; the key is undefined where none is needed. */
export type Access = { apiKey: string | undefined; baseUrl: string; fetch: Fetch };

/** What makes models of a provider's names. Nothing is asked of the network before a model is used. */
export type Adapter = {
  languageModel(name: string, access: Access): LanguageModel;
  /** Undefined for a provider that draws nothing. */
  imageModel?(name: string, access: Access): ImageModel;
  /** Bends the provider's ways to those that its library knows; called once for each model, since it may remember. */
  adaptFetch?(access: Access): Fetch;
};
