import type { ImageModel, LanguageModel } from 'ai';

export type Fetch = typeof globalThis.fetch;

/** How to reach a provider. The address has no trailing slash; the key is undefined if none is needed. */
export type Access = { apiKey: string | undefined; baseUrl: string; fetch: Fetch };

/** Creates a provider's models by name. No network request is sent before a model is used. */
export type Adapter = {
  languageModel(name: string, access: Access): LanguageModel;
  /** Undefined for a provider without image models. */
  imageModel?(name: string, access: Access): ImageModel;
  /** Adapts the provider's behaviour to what its library expects; called once for each model, since it may keep state. */
  adaptFetch?(access: Access): Fetch;
};
