import type { Fetch } from './adapters/adapter.ts';
import { boundedFetch } from './bounded-fetch.ts';
import type { ModelChoice, PictureModel, RecipeModel, TokenPrice } from './model.ts';
import { type ModelSetting, providerOf } from './providers.ts';
import { maxPauseWithin } from './retry-before-first-token.ts';

export type ModelSettings = {
  /** Undefined: the built-in chef. */
  writer: (ModelSetting & { maxOutputTokens?: number; temperature?: number }) | undefined;
  modelTimeoutMs: number;
  price: TokenPrice | undefined;
  /** Undefined: no pictures are drawn. */
  pictures: ModelSetting | undefined;
};

async function makeWriter(
  settings: ModelSettings,
  chef: RecipeModel,
  fetch: Fetch,
): Promise<RecipeModel> {
  const { writer, modelTimeoutMs } = settings;
  if (!writer) return chef;
  const { apiKey, baseUrl, ...rest } = writer;
  const { createProviderModel } = await import('./provider-model.ts');
  return createProviderModel({
    ...rest,
    adapter: await providerOf(writer.provider).load(),
    access: { apiKey, baseUrl, fetch },
    maxPauseMs: maxPauseWithin(modelTimeoutMs),
  });
}

async function makePictures(
  setting: ModelSetting | undefined,
  fetch: Fetch,
): Promise<PictureModel | undefined> {
  if (!setting) return undefined;
  const { provider, name, apiKey, baseUrl } = setting;
  const adapter = await providerOf(provider).load();
  const { imageModel } = adapter;
  if (!imageModel) throw new Error(`${provider} draws no pictures.`);
  const { createPictureModel } = await import('./picture-model.ts');
  return createPictureModel({
    provider,
    name,
    adapter: { ...adapter, imageModel },
    access: { apiKey, baseUrl, fetch },
  });
}

/**
 * Creates the models of the settings: the built-in chef by default. Loads the libraries of the configured providers, but sends no network
 * request yet.
 * @param chef the model that writes if no provider is set
 * @param fetch used for all requests to providers
 */
export async function createModels(
  settings: ModelSettings,
  chef: RecipeModel,
  fetch: Fetch = globalThis.fetch,
): Promise<ModelChoice> {
  const bounded = boundedFetch(fetch);
  const pictures = await makePictures(settings.pictures, bounded);
  return {
    recipes: await makeWriter(settings, chef, bounded),
    timeoutMs: settings.modelTimeoutMs,
    ...(settings.price ? { price: settings.price } : {}),
    ...(pictures ? { pictures } : {}),
  };
}
