import { recipeDefaults } from '#contract/limits.ts';
import type { Services } from '../../services.ts';
import type { KeptPicture, Photographer, PictureTask } from './photographer.ts';

/** The picture of a generation: its own picture, or the stock picture, which has no thumbnail. */
export type ChosenPicture = KeptPicture | { imageUrl: string };

/** Settles with the work, or rejects when the signal aborts, even if the work ignores the signal. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/**
 * Returns the picture of the first photographer that succeeds, else the stock picture. A recipe never fails because of its picture:
 * errors are logged, and drawing is given up after the timeout of the photographer or when the generation is aborted.
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
