import { randomUUID } from 'node:crypto';
import { pictureBucket } from '#contract/recipe-picture-address.ts';
import type { PictureModel } from '#recipes/models/model.ts';
import type { Services } from '../../services.ts';
import { reEncodePicture } from '../../storage/re-encode-picture.ts';
import { addressOf, type Photographer } from './photographer.ts';
import { picturePrompt } from './picture-prompt.ts';

/**
 * Creates a photographer from a provider's image model. Its pictures are re-encoded from the pixels before they are stored: the
 * provider's bytes are never sent to a browser. The pictures are stored under their generation and swept with it.
 */
export function createModelPhotographer(
  model: PictureModel,
  { objects, timeoutMs }: { objects: Services['objects']; timeoutMs: number },
): Photographer {
  return {
    name: `${model.provider}:${model.name}`,
    timeoutMs,
    async photograph({ generationId, recipe }, { signal }) {
      const { bytes } = await model.draw(picturePrompt(recipe), { signal });
      const { picture, thumbnail, contentType } = await reEncodePicture(bytes);
      signal.throwIfAborted();
      const name = `${generationId}/${randomUUID()}`;
      const keep = async (path: string, encoded: Uint8Array) => {
        await objects.put({ bucket: pictureBucket, path }, { bytes: encoded, contentType });
        return addressOf(path);
      };
      const imageUrl = await keep(`${name}.webp`, picture);
      return { imageUrl, thumbnailUrl: await keep(`${name}-thumbnail.webp`, thumbnail) };
    },
  };
}
