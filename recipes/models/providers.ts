import type { Adapter } from './adapters/adapter.ts';

/**
 * One provider that MODEL may name. Its library is loaded when a model of it is made, so that the chef starts without any.
 */
export type Provider = {
  /** The variable that holds its key; undefined where none is needed. */
  keyVariable?: 'OPENAI_API_KEY' | 'ANTHROPIC_API_KEY' | 'GOOGLE_GENERATIVE_AI_API_KEY';
  /** Where it answers; undefined where only the operator knows. */
  baseUrl?: string;
  /** Whether it can say itself which models it has, so that the name may be left out. */
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
  /** Empty where the server is to be asked. */
  name: string;
  baseUrl: string;
  apiKey: string | undefined;
};

/** The provider of a name, as the widest type: what it lacks is undefined. */
export function providerOf(name: ProviderName): Provider {
  return providers[name];
}

/**
 * Parts `provider:name` at the first colon: names may hold colons and slashes of their own (`ollama:llama3.1:8b`).
 * @returns undefined where the first part is no provider; the name is empty where none was given
 */
export function splitModelName(text: string): { provider: ProviderName; name: string } | undefined {
  const [first = '', ...rest] = text.split(':');
  const provider = providerNames.find((known) => known === first.trim().toLowerCase());
  return provider && { provider, name: rest.join(':').trim() };
}
