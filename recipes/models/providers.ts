import type { Adapter } from './adapters/adapter.ts';

/**
 * One provider that MODEL may name. Its library is loaded when one of its models is created, so that the built-in chef starts without any.
 */
export type Provider = {
  /** The environment variable with its key; undefined if none is needed. */
  keyVariable?: 'OPENAI_API_KEY' | 'ANTHROPIC_API_KEY' | 'GOOGLE_GENERATIVE_AI_API_KEY';
  /** Its address; undefined if only the operator knows it. */
  baseUrl?: string;
  /** Whether it can list its models, so that the name may be left out. */
  listsModels: boolean;
  draws: boolean;
  load(): Promise<Adapter>;
};

const compatible = async () => (await import('./adapters/openai-compatible.ts')).openaiCompatible;

const providers = {
  openai: {
    keyVariable: 'OPENAI_API_KEY',
    baseUrl: 'https://api.openai.com/v1',
    listsModels: false,
    draws: true,
    load: async () => (await import('./adapters/openai.ts')).openai,
  },
  anthropic: {
    keyVariable: 'ANTHROPIC_API_KEY',
    baseUrl: 'https://api.anthropic.com/v1',
    listsModels: false,
    draws: false,
    load: async () => (await import('./adapters/anthropic.ts')).anthropic,
  },
  google: {
    keyVariable: 'GOOGLE_GENERATIVE_AI_API_KEY',
    baseUrl: 'https://generativelanguage.googleapis.com/v1beta',
    listsModels: false,
    draws: true,
    load: async () => (await import('./adapters/google.ts')).google,
  },
  ollama: {
    baseUrl: 'http://127.0.0.1:11434/v1',
    listsModels: true,
    draws: false,
    load: compatible,
  },
  'openai-compatible': { listsModels: true, draws: true, load: compatible },
} as const satisfies Record<string, Provider>;

export type ProviderName = keyof typeof providers;

export const providerNames = Object.keys(providers) as ProviderName[];

/** A model of a provider, as the settings name it. */
export type ModelSetting = {
  provider: ProviderName;
  /** Empty if the name is to be read from the server's model list. */
  name: string;
  baseUrl: string;
  apiKey: string | undefined;
};

/** Returns the provider of a name, as the widest type: fields that it lacks are undefined. */
export function providerOf(name: ProviderName): Provider {
  return providers[name];
}

/**
 * Splits `provider:name` at the first colon: names may contain colons and slashes (`ollama:llama3.1:8b`).
 * @returns undefined if the first part is not a provider; the name is empty if none was given
 */
export function splitModelName(text: string): { provider: ProviderName; name: string } | undefined {
  const [first = '', ...rest] = text.split(':');
  const provider = providerNames.find((known) => known === first.trim().toLowerCase());
  return provider && { provider, name: rest.join(':').trim() };
}
