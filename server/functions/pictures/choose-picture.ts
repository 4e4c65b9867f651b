import { recipeDefaults } from '#contract/limits.ts';
import type { Services } from '../../services.ts';
import type { KeptPicture, Photographer, PictureTask } from './photographer.ts';

/** What a generation shows: a picture of its own, or the stock picture, which has no thumbnail. */
export type ChosenPicture = KeptPicture | { imageUrl: string };

/** Whoever may be waited for no longer than the signal lasts, also where the work does not listen to it. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/**
 * The picture of a recipe, from the first photographer who has one, else the stock picture. A recipe never fails for its picture: what
 * goes wrong is logged, and what takes longer than the photographer's time, or than the generation may, is given up.
 */
export async function choosePicture(
  photographers: readonly Photographer[],
  task: PictureTask,
  { stopping, log }: Pick<Services, 'stopping' | 'log'>,
  signal: AbortSignal,
): Promise<ChosenPicture> {
  const { generationId } = task;
  for (const photographer of photographers) {
    const { name, timeoutMs } = photographer;
    const limit = AbortSignal.any([signal, stopping, AbortSignal.timeout(timeoutMs)]);
    try {
      limit.throwIfAborted();
      return await untilAborted(photographer.photograph(task, { signal: limit }), limit);
    } catch (err) {
      log.warn({ generationId, photographer: name, err }, 'picture failed');
    }
  }
  return { imageUrl: recipeDefaults.image };
}
