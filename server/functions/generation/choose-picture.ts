import { randomUUID } from 'node:crypto';
import { recipeDefaults } from '#contract/limits.ts';
import type { PictureModel } from '#recipes/models/model.ts';
import type { Recipe } from '#recipes/recipe.ts';
import type { Services } from '../../services.ts';
import { encodePicture } from '../../storage/encode-picture.ts';
import { picturePrompt } from './picture-prompt.ts';

export type ChosenPicture = { imageUrl: string; thumbnailUrl?: string };

/** Whoever may be waited for no longer than the signal lasts, also where the work does not listen to it. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

const bucket = 'recipe-pictures';

/** Draws, makes anew from the pixels, and keeps: nothing of the provider's bytes is ever sent to a browser. */
async function drawPicture(
  { objects }: Pick<Services, 'objects'>,
  model: PictureModel,
  { generationId, recipe, signal }: { generationId: string; recipe: Recipe; signal: AbortSignal },
): Promise<ChosenPicture> {
  const { bytes } = await model.draw(picturePrompt(recipe), { signal });
  const { picture, thumbnail, contentType } = await encodePicture(bytes);
  signal.throwIfAborted();
  const name = `${generationId}/${randomUUID()}`;
  const keep = async (path: string, encoded: Uint8Array) => {
    await objects.put({ bucket, path }, { bytes: encoded, contentType });
    return `/storage/v1/object/public/${bucket}/${path}`;
  };
  const imageUrl = await keep(`${name}.webp`, picture);
  return { imageUrl, thumbnailUrl: await keep(`${name}-thumbnail.webp`, thumbnail) };
}

/**
 * The picture of a recipe: from the picture model, where one is set, else the stock picture. A recipe never fails or waits for its picture: what
 * goes wrong is logged, and what takes longer than PICTURE_TIMEOUT_MS, or than the generation may, is given up.
 * @returns addresses on this site
 */
export async function choosePicture(
  { models, objects, settings, stopping, log }: Services,
  generation: { id: string; userId?: string },
  recipe: Recipe,
  signal: AbortSignal,
): Promise<ChosenPicture> {
  const stock = { imageUrl: recipeDefaults.image };
  if (!models.pictures) return stock;
  const timeOut = AbortSignal.timeout(settings.recipes.pictureTimeoutMs);
  const limit = AbortSignal.any([signal, stopping, timeOut]);
  try {
    limit.throwIfAborted();
    const task = { generationId: generation.id, recipe, signal: limit };
    return await untilAborted(drawPicture({ objects }, models.pictures, task), limit);
  } catch (error) {
    log.warn(
      { generationId: generation.id, err: error },
      'no picture was drawn; the stock picture stands in',
    );
    return stock;
  }
}
