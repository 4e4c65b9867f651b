import type { Services } from '../../services.ts';
import { createBuiltInPhotographer } from './built-in-photographer.ts';
import { DrawingWorker } from './drawing-worker.ts';
import { createModelPhotographer } from './model-photographer.ts';
import type { Photographer } from './photographer.ts';

/** Returns the photographers in order of fallback: the picture model if one is configured, then the house photographer if enabled. */
export function openPhotographers({
  models,
  objects,
  settings,
}: Pick<Services, 'models' | 'objects' | 'settings'>): Photographer[] {
  const { pictureTimeoutMs: timeoutMs, builtInPictures } = settings.recipes;
  const { pictures } = models;
  return [
    ...(pictures ? [createModelPhotographer(pictures, { objects, timeoutMs })] : []),
    ...(builtInPictures
      ? [createBuiltInPhotographer(new DrawingWorker(), { objects, timeoutMs })]
      : []),
  ];
}
