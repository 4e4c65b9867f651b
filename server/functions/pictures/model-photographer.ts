import { randomUUID } from 'node:crypto';
import { pictureBucket } from '#contract/recipe-pictures.ts';
import type { PictureModel } from '#recipes/models/model.ts';
import type { Services } from '../../services.ts';
import { encodePicture } from '../../storage/encode-picture.ts';
import { addressOf, type Photographer } from './photographer.ts';
import { picturePrompt } from './picture-prompt.ts';

/**
 * A provider's image model. What it sends is made anew from the pixels before it is kept: nothing of the provider's bytes is ever sent to
 * a browser. Its pictures lie under their generation, and are swept with it.
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
      const { picture, thumbnail, contentType } = await encodePicture(bytes);
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
