import { generateImage } from 'ai';
import type { Access, Adapter } from './adapters/adapter.ts';
import { explainFailure } from './explain-failure.ts';
import type { PictureModel } from './model.ts';

export type PictureModelOptions = {
  provider: string;
  name: string;
  adapter: Adapter & Required<Pick<Adapter, 'imageModel'>>;
  access: Access;
};

/**
 * Creates a provider's image model. It does not retry: a cook who waits for a recipe does not wait for a second attempt.
 */
export function createPictureModel({
  provider,
  name,
  adapter,
  access: given,
}: PictureModelOptions): PictureModel {
  const access = { ...given, fetch: adapter.adaptFetch?.(given) ?? given.fetch };
  const label = `${provider}:${name}`;
  const secrets = access.apiKey ? [access.apiKey] : [];
  return {
    provider,
    name,
    async draw(prompt, { signal }) {
      signal.throwIfAborted();
      try {
        const model = adapter.imageModel(name, access);
        const { image } = await generateImage({
          model,
          prompt,
          maxRetries: 0,
          abortSignal: signal,
        });
        return { bytes: image.uint8Array, mediaType: image.mediaType };
      } catch (error) {
        signal.throwIfAborted();
        throw explainFailure(error, { label, secrets, prompt, spoke: false });
      }
    },
  };
}
